#if canImport(UIKit)
import Foundation
import UIKit

/// One line of a form: one field, or several side by side.
@MainActor final class LineCell: UITableViewCell {
    let views: [FieldView]
    private let stack = UIStackView()

    init(_ kinds: [RowKindOfView], reuseIdentifier: String) {
        views = kinds.map { $0.makeView() }
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        stack.axis = .horizontal
        stack.alignment = .top
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        for view in views { stack.addArrangedSubview(view) }
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        share()
    }
    required init?(coder: NSCoder) { nil }

    /// Shows the rows of a line; where there are others than before, in the views that are there.
    func show(_ line: ScreenLine, in source: FormTableSource) {
        for (view, row) in zip(views, line.rows) { view.show(row, in: source) }
        for view in views.dropFirst(line.rows.count) { view.isHidden = true }
        for view in views.prefix(line.rows.count) { view.isHidden = false }
        accessoryType = views.count == 1 && views[0].opensScreen ? .disclosureIndicator : .none
        for (index, share) in shares.enumerated() { share.isActive = index < line.rows.count && views.count > 1 }
    }

    func refresh(_ row: RowID, _ aspects: RowAspects, caret: Int?, in source: FormTableSource) {
        views.first { $0.row == row }?.refresh(aspects, caret: caret)
    }

    /// Fields side by side take equal parts of what is left; the rest of a line that is not full stays free.
    private var shares: [NSLayoutConstraint] = []
    private func share() {
        guard let first = views.first else { return }
        shares = views.dropFirst().map { $0.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 1) }
    }
}
#endif
