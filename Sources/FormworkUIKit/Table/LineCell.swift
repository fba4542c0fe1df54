#if canImport(UIKit)
import Foundation
import UIKit

/// One line of a form: one field, or several side by side.
@MainActor final class LineCell: UITableViewCell {
    private(set) var views: [FieldView] = []
    /// How far in the table draws its line, once a form drew another one.
    private var usualInset: UIEdgeInsets?
    /// Whether the cell was filled for the time that it is about to be seen.
    var isFresh = false
    private var kinds: [ShownRow] = []
    private var shares: [NSLayoutConstraint] = []
    /// How much of the line each view takes, in twelfths; none where every view has a line for itself.
    private var known: [Int] = []
    /// The room that no field takes.
    private let rest = UIView(frame: .zero)
    private lazy var height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    /// The height that the app wants exactly.
    private lazy var exactHeight = contentView.heightAnchor.constraint(equalToConstant: 44)
    /// A row of an exact height has its content in the middle.
    private lazy var middle = stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor)
    private var edges: (top: NSLayoutConstraint, bottom: NSLayoutConstraint)?
    private let stack = UIStackView()
    private let line = SeparatorView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        stack.axis = .horizontal
        stack.alignment = .top
        stack.spacing = 16
        edges = contentView.hold(stack, top: 10, bottom: 10)
        line.stand(in: self)
        height.isActive = true
        // A table gives its cells a height of its own for a moment.
        exactHeight.priority = UILayoutPriority(999)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: LineCell, _: UITraitCollection) in
            cell.fitHeight()
        }
    }
    required init?(coder: NSCoder) { nil }

    /// Before a view is in a window it does not know the person's settings.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { fitHeight() }
    }

    /// Shows the rows of a line. Views that fit stay: one of them may have the keyboard.
    func show(_ line: ScreenLine, in source: FormTableSource) {
        let wanted = line.rows.map { source.shownRow($0) }
        if wanted != kinds { exchange(for: wanted) }
        for (view, row) in zip(views, line.rows) { view.show(row, in: source) }
        share(line, in: source)
        heights = (source.leastHeight(of: line.rows), source.exactHeight(of: line.rows))
        fitHeight()
        isFresh = true
        showSeparator(in: source)
        let opensScreen = views.count == 1 && views[0].opensScreen
        accessoryType = opensScreen ? .disclosureIndicator : .none
        selectionStyle = opensScreen ? .default : .none
        for view in views { view.takesTouches = views.count > 1 }
        beChanged(in: source)
    }

    /// How high the line is at least, and exactly where the app says that.
    private var heights: (least: CGFloat, exact: CGFloat?) = (44, nil)

    /// Takes the height that the app or the form says, and the room above and below the fields. Large texts are never cut off.
    private func fitHeight() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let exact = isLarge ? nil : heights.exact
        // Constraints are deactivated first, so that no two heights contradict each other.
        for constraint in [height, edges?.top, edges?.bottom] where exact != nil { constraint?.isActive = false }
        for constraint in [exactHeight, middle] where exact == nil { constraint.isActive = false }
        contentView.clipsToBounds = exact != nil
        if let exact {
            exactHeight.constant = exact
            for constraint in [exactHeight, middle] { constraint.isActive = true }
        } else {
            let padding = views.compactMap(\.rowPadding).max() ?? 10
            edges?.top.constant = padding
            edges?.bottom.constant = -padding
            height.constant = heights.least
            for constraint in [height, edges?.top, edges?.bottom] { constraint?.isActive = true }
        }
    }

    /// The app changes the cell of a field after it was drawn.
    private func beChanged(in source: FormTableSource) {
        guard let change = source.form?.options.cell, let state = views.first?.shown?.state else { return }
        change(self, state)
    }

    /// A touch between the fields of a line goes to the nearest one, so each of them is as high as the line and at least 44 points.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard views.count > 1, let hit, hit === self || hit === contentView || hit === stack else { return hit }
        return field(nearest: point.x) ?? hit
    }

    private func field(nearest x: CGFloat) -> FieldView? {
        func distance(_ view: FieldView) -> CGFloat {
            let place = view.convert(view.bounds, to: self)
            return max(place.minX - x, x - place.maxX, 0)
        }
        // A touch in the room that no field takes goes to no field.
        return views.filter { distance($0) <= stack.spacing }.min { distance($0) < distance($1) }
    }

    /// Shows what changed in a row; if a changed form asks for another control there, that one.
    func refresh(_ row: RowID, _ aspects: RowAspects, caret: TextOffset?, in source: FormTableSource) {
        guard let position = views.firstIndex(where: { $0.row == row }) else { return }
        if kinds[position] == source.shownRow(row) {
            views[position].refresh(aspects, caret: caret)
            heights = (source.leastHeight(of: views.map(\.row)), source.exactHeight(of: views.map(\.row)))
            fitHeight()
            if position == 0 { beChanged(in: source) }
        } else {
            show(ScreenLine(views[0].row, views.dropFirst().map(\.row)), in: source)
        }
    }

    private func exchange(for wanted: [ShownRow]) {
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
        // A new view has no width yet.
        known = []
    }

    /// The line under the row, where the form says how it looks: tables have one colour for all.
    func showSeparator(in source: FormTableSource) {
        guard let row = views.first?.row else { return }
        let look = source.separator(under: row)
        line.show(look)
        guard look != nil || usualInset != nil else { return }
        // A table draws its own line as far in as this, which is nowhere.
        let usual = usualInset ?? separatorInset
        usualInset = usual
        separatorInset = look == nil ? usual : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10_000)
    }

    /// Fields that may stand side by side are as wide as the form says; what they leave free stays free.
    private func share(_ line: ScreenLine, in source: FormTableSource) {
        let twelfths = source.driver.twelfths(of: line)
        guard twelfths != known else { return }
        known = twelfths
        NSLayoutConstraint.deactivate(shares)
        shares = zip(views, twelfths).map { view, twelfths in
            let share = CGFloat(twelfths) / 12
            // The room between two fields belongs to their shares.
            let width = view.widthAnchor.constraint(
                equalTo: stack.widthAnchor, multiplier: share, constant: stack.spacing * (share - 1))
            // Until the line is laid out, its width may be anything.
            width.priority = UILayoutPriority(999)
            return width
        }
        NSLayoutConstraint.activate(shares)
        if twelfths.reduce(0, +) % 12 == 0 {
            rest.removeFromSuperview()
        } else if rest.superview == nil {
            stack.addArrangedSubview(rest)
        }
    }
}
#endif
