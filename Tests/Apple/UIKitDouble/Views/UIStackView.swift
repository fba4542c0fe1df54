public import Foundation

@MainActor open class UIStackView: UIView {
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: UIStackView.Alignment { .leading }
        public static var bottom: UIStackView.Alignment { .trailing }
    }
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { invalidateIntrinsicContentSize() } }
    open var alignment: UIStackView.Alignment = .fill
    open var distribution: UIStackView.Distribution = .fill
    open var spacing: CGFloat = 0
    open var isLayoutMarginsRelativeArrangement = false
    open var isBaselineRelativeArrangement = false
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    // Source: Apple, "insertArrangedSubview(_:at:)": an index beyond the end is an exception.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        guard stackIndex <= arrangedSubviews.count else {
            return Refusals.refuse("index out of bounds for arranged subview: index = \(stackIndex)")
        }
        arrangedSubviews.insert(view, at: stackIndex)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        invalidateIntrinsicContentSize()
    }

    /// Source: Apple, "removeArrangedSubview(_:)": the view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        invalidateIntrinsicContentSize()
    }
    /// Source: Apple, "UIStackView": a view that leaves the hierarchy leaves the arrangement.
    open override func willRemoveSubview(_ subview: UIView) {
        arrangedSubviews.removeAll { $0 === subview }
        super.willRemoveSubview(subview)
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    override func contentHeight(width: CGFloat) -> CGFloat {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        guard !shown.isEmpty else { return 0 }
        if axis == .horizontal {
            let share = max(width - CGFloat(shown.count - 1) * max(spacing, 0), 1) / CGFloat(shown.count)
            return shown.map { $0.fittedHeight(width: share) }.max() ?? 0
        }
        let gaps = shown.dropLast().reduce(0) { sum, view in
            let own = customSpacings[ObjectIdentifier(view)] ?? spacing
            return sum + max(own, 0)
        }
        return shown.reduce(gaps) { $0 + $1.fittedHeight(width: width) }
    }

    nonisolated public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    nonisolated public class var spacingUseSystem: CGFloat { -1 }
}
