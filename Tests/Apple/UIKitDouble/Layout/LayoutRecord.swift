import Foundation

/// The active constraints of a view: records, which nothing solves.
@MainActor final class LayoutRecord {
    var constraints: [NSLayoutConstraint] = []
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// The least and the fixed height that constants ask for.
    func height(of view: UIView) -> (least: CGFloat, fixed: CGFloat?) {
        var least: CGFloat = 0
        var fixed: CGFloat?
        for constraint in constraints
        where constraint.firstAttribute == .height && constraint.firstItem === view && constraint.secondItem == nil {
            switch constraint.relation {
            case .greaterThanOrEqual: least = max(least, constraint.constant)
            // What is nearly required holds where nothing that is required contradicts it.
            case .equal where constraint.priority.rawValue >= 999: fixed = constraint.constant
            default: break
            }
        }
        return (least, fixed.map { max($0, least) })
    }

    /// What constraints keep free above and below a subview.
    func padding(of view: UIView) -> CGFloat {
        constraints
            .filter { $0.firstItem === view && ($0.firstAttribute == .top || $0.firstAttribute == .bottom) }
            .reduce(0) { $0 + abs($1.constant) + ($1.secondItem is UILayoutGuide ? 8 : 0) }
    }
}
