public import Foundation

@MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    public enum Relation: Int, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }
    public enum Attribute: Int, Sendable {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case notAnAttribute
    }

    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    open private(set) var firstAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
    open private(set) var secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
    open private(set) var relation: NSLayoutConstraint.Relation = .equal
    open private(set) var multiplier: CGFloat = 1
    open var constant: CGFloat = 0 { didSet { (firstItem as? UIView)?.invalidateIntrinsicContentSize() } }
    open var priority: UILayoutPriority = .required
    open var identifier: String?
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if isActive { activate() } else { deactivate() }
        }
    }
    private weak var holder: LayoutRecord?

    public override init() { super.init() }

    convenience init(
        _ first: Anchored, _ relation: Relation, _ second: Anchored?, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.init()
        firstItem = first.item
        firstAttribute = first.attribute
        self.relation = relation
        secondItem = second?.item
        secondAttribute = second?.attribute ?? .notAnAttribute
        self.multiplier = multiplier
        self.constant = constant
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }

    // Source: Apple, "NSLayoutConstraint.isActive": an exception when the items have no common ancestor.
    private func activate() {
        guard let first = view(of: firstItem) else {
            return Refusals.refuse("A constraint without a first item was activated")
        }
        var home = first
        if let second = view(of: secondItem) {
            guard let common = first.commonAncestor(with: second) else {
                return Refusals.refuse(
                    "Unable to activate constraint with anchors because they have no common ancestor")
            }
            home = common
        }
        holder = home.layoutRecord
        home.layoutRecord.constraints.append(self)
        home.invalidateIntrinsicContentSize()
    }

    private func deactivate() {
        holder?.constraints.removeAll { $0 === self }
        view(of: firstItem)?.invalidateIntrinsicContentSize()
    }

    private func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
}

extension UIView {
    func commonAncestor(with other: UIView) -> UIView? {
        var here: UIView? = self
        while let one = here {
            if other.isDescendant(of: one) { return one }
            here = one.superview
        }
        return nil
    }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public nonisolated static let required = UILayoutPriority(1000)
    public nonisolated static let defaultHigh = UILayoutPriority(750)
    public nonisolated static let defaultLow = UILayoutPriority(250)
    public nonisolated static let fittingSizeLevel = UILayoutPriority(50)
}
