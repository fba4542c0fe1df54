#if canImport(UIKit)
import Foundation
import UIKit

/// One line of a form: one field, or several side by side.
@MainActor final class LineCell: UITableViewCell {
    private(set) var views: [FieldView] = []
    /// Whether the cell was filled for the time that it is about to be seen.
    var isFresh = false
    private var kinds: [RowKindOfView] = []
    private var shares: [NSLayoutConstraint] = []
    private let stack = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        stack.axis = .horizontal
        stack.alignment = .top
        stack.spacing = 16
        contentView.hold(stack, top: 10, bottom: 10)
        contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
    required init?(coder: NSCoder) { nil }

    /// Shows the rows of a line. Views that fit stay: one of them may have the keyboard.
    func show(_ line: ScreenLine, in source: FormTableSource) {
        let wanted = line.rows.map { RowKindOfView($0, in: source) }
        if wanted != kinds { exchange(for: wanted) }
        for (view, row) in zip(views, line.rows) { view.show(row, in: source) }
        isFresh = true
        accessoryType = views.count == 1 && views[0].opensScreen ? .disclosureIndicator : .none
    }

    /// Shows what changed in a row; if a changed form asks for another control there, that one.
    func refresh(_ row: RowID, _ aspects: RowAspects, caret: Int?, in source: FormTableSource) {
        guard let position = views.firstIndex(where: { $0.row == row }) else { return }
        if kinds[position] == RowKindOfView(row, in: source) {
            views[position].refresh(aspects, caret: caret)
        } else {
            show(ScreenLine(views[0].row, views.dropFirst().map(\.row)), in: source)
        }
    }

    private func exchange(for wanted: [RowKindOfView]) {
        for (position, kind) in wanted.enumerated() {
            if position < kinds.count, kinds[position] == kind { continue }
            if position < views.count { views[position].removeFromSuperview() }
            let view = kind.makeView()
            stack.insertArrangedSubview(view, at: position)
            if position < views.count { views[position] = view } else { views.append(view) }
        }
        for view in views.dropFirst(wanted.count) { view.removeFromSuperview() }
        views = Array(views.prefix(wanted.count))
        kinds = wanted
        // Fields side by side take equal parts.
        NSLayoutConstraint.deactivate(shares)
        shares = views.dropFirst().map { $0.widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 1) }
        NSLayoutConstraint.activate(shares)
    }
}
#endif
