#if canImport(UIKit)
import Foundation
import UIKit

/// The line under a row, in the colour and height of the form.
@MainActor final class SeparatorView: UIView {
    private lazy var height = heightAnchor.constraint(equalToConstant: 1)

    /// Takes its place at the lower edge of a cell.
    func stand(in cell: UITableViewCell) {
        isHidden = true
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(self)
        NSLayoutConstraint.activate([
            height, leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
            trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
    }

    /// Shows a look; nothing for `nil`.
    func show(_ look: SeparatorLook?) {
        isHidden = look == nil
        backgroundColor = look?.color.map { UIColor($0) } ?? .separator
        height.constant = look?.height.map { CGFloat($0) } ?? 1
    }
}

extension FormTableSource {
    /// How the line under a row looks; `nil` for the usual one, and for the last row of a section, which has none.
    func separator(under row: RowID) -> SeparatorLook? {
        guard !styles.isEmpty, let place = driver.table.place(of: row) else { return nil }
        let section = driver.table.sections[place.section]
        guard place.line < section.lines.count - 1 else { return nil }
        let state = ControlLook(isEnabled: true, hasError: false, hasFocus: false)
        let look = styles.looks(of: row, in: section.header, state).separator
        return look == SeparatorLook() ? nil : look
    }

    /// A row may be the last of its section now, or not any more.
    func showSeparators() {
        guard let form, !styles.isEmpty else { return }
        for case let cell as LineCell in form.visibleCells { cell.showSeparator(in: self) }
    }
}
#endif
