public import Foundation

@MainActor open class UIView: UIResponder {
    open var frame: CGRect {
        didSet { if frame.size != oldValue.size { setNeedsLayout() } }
    }
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frame.size) }
        set {
            boundsOrigin = newValue.origin
            frame.size = newValue.size
        }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    var boundsOrigin = CGPoint.zero

    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open var window: UIWindow? { superview?.window }

    open var isHidden = false { didSet { if isHidden != oldValue { superview?.setNeedsLayout() } } }
    open var alpha: CGFloat = 1
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var isOpaque = true
    open var backgroundColor: UIColor?
    open var contentMode: UIView.ContentMode = .scaleToFill
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var translatesAutoresizingMaskIntoConstraints = true
    open var autoresizingMask: UIView.AutoresizingMask = []
    open var maximumContentSizeCategory: UIContentSizeCategory?
    open var minimumContentSizeCategory: UIContentSizeCategory?
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified

    /// What was set, if anything was; otherwise the superview's.
    private var ownTint: UIColor?
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            tintColorDidChange()
        }
    }

    let layoutRecord = LayoutRecord()
    var needsLayout = true
    /// The controller whose view this is.
    weak var controller: UIViewController?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }
    public override convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    open override var next: UIResponder? { controller ?? superview }
    override var responderWindow: UIWindow? { window }

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else {
            return Refusals.refuse("Can't add self as subview")  // Source: many public crash reports.
        }
        let old = view.window
        if let parent = view.superview {
            parent.willRemoveSubview(view)
            parent.subviews.removeAll { $0 === view }
        }
        let place = min(max(index, 0), subviews.count)
        view.willMove(toSuperview: self)
        subviews.insert(view, at: place)
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
        view.windowChanged(from: old)
        setNeedsLayout()
    }

    open func removeFromSuperview() {
        guard let parent = superview else { return }
        let old = window
        // Source: Apple, "removeFromSuperview()": a view that leaves its window cannot stay first responder.
        old?.endEditingBelow(self)
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        parent.subviews.removeAll { $0 === self }
        superview = nil
        didMoveToSuperview()
        windowChanged(from: old)
        parent.setNeedsLayout()
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.append(view)
    }
    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: 0)
    }

    open func isDescendant(of view: UIView) -> Bool {
        var here: UIView? = self
        while let one = here {
            if one === view { return true }
            here = one.superview
        }
        return false
    }
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func tintColorDidChange() {}
    open func setNeedsDisplay() {}
    open func draw(_ rect: CGRect) {}

    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else { return true }
        if first.resignFirstResponder() { return true }
        guard force, let window else { return false }
        window.firstResponder = nil
        first.didResignFirst()
        window.firstResponderChanged()
        return true
    }

    open func setNeedsLayout() { needsLayout = true }
    open func layoutIfNeeded() {
        // Source: Apple, "layoutIfNeeded()": starts at this view.
        layoutTree()
    }
    open func layoutSubviews() { layoutControllers() }
    open func invalidateIntrinsicContentSize() {
        var view: UIView? = self
        while let one = view {
            one.needsLayout = true
            view = one.superview
        }
    }
    open func setNeedsUpdateConstraints() {}
    open func updateConstraints() {}
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittedHeight(width: size.width))
    }
    open func sizeToFit() { frame.size.height = fittedHeight(width: frame.width) }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        CGSize(width: targetSize.width, height: fittedHeight(width: targetSize.width))
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { systemLayoutSizeFitting(targetSize) }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
    public var traitCollection: UITraitCollection { traits }
    var traits: UITraitCollection { superview?.traits ?? UITraitCollection() }
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The height of what is in this view.
    func contentHeight(width: CGFloat) -> CGFloat {
        let wanted = intrinsicContentSize.height
        if wanted != UIView.noIntrinsicMetric { return wanted }
        return subviews.map { $0.fittedHeight(width: width) + layoutRecord.padding(of: $0) }.max() ?? 0
    }
    /// Called for every view when the keyboard comes, goes or changes its height.
    func keyboardMoved(covering height: CGFloat) {
        for view in subviews { view.keyboardMoved(covering: height) }
    }
    func traitsChanged(from old: UITraitCollection) {
        traitCollectionDidChange(old)
        for registration in traitRegistrations { registration(old) }
        setNeedsLayout()
        for view in subviews { view.traitsChanged(from: old) }
    }
    var traitRegistrations: [(UITraitCollection) -> Void] = []

    private func layoutControllers() {
        controller?.viewWillLayoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    nonisolated public class var noIntrinsicMetric: CGFloat { -1 }
    nonisolated public class var layoutFittingCompressedSize: CGSize { .zero }

    open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
    open var widthAnchor: NSLayoutDimension { .init(self, .width) }
    open var heightAnchor: NSLayoutDimension { .init(self, .height) }

    private lazy var guides = Guides(of: self)
    open var layoutMarginsGuide: UILayoutGuide { guides.margins }
    open var safeAreaLayoutGuide: UILayoutGuide { guides.safeArea }
    open var readableContentGuide: UILayoutGuide { guides.readable }
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { guides.keyboard }
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var constraints: [NSLayoutConstraint] { layoutRecord.constraints }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutRecord.hugging[axis] ?? .defaultLow
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutRecord.hugging[axis] = priority
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutRecord.resistance[axis] ?? .defaultHigh
    }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutRecord.resistance[axis] = priority
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    // Source: Apple, "hitTest(_:with:)": the view furthest in that has the point, from front to back; none that is hidden, takes no touches or
    // is clear.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            let inner = CGPoint(
                x: point.x - view.frame.minX + view.boundsOrigin.x, y: point.y - view.frame.minY + view.boundsOrigin.y)
            if let hit = view.hitTest(inner, with: event) { return hit }
        }
        return self
    }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        // Source: Apple, "bounds": the coordinates of a view begin where its bounds say, which in a scroll view is its offset.
        let here = placeInWindow, there = view?.placeInWindow ?? .zero, inner = view?.boundsOrigin ?? .zero
        return CGRect(
            x: rect.minX - boundsOrigin.x + here.x - there.x + inner.x,
            y: rect.minY - boundsOrigin.y + here.y - there.y + inner.y, width: rect.width, height: rect.height)
    }
    private var placeInWindow: CGPoint {
        guard let superview else { return .zero }
        let outer = superview.placeInWindow
        return CGPoint(
            x: outer.x + frame.minX - superview.boundsOrigin.x, y: outer.y + frame.minY - superview.boundsOrigin.y)
    }

    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = Animations.areOn
        Animations.areOn = false
        actionsWithoutAnimation()
        Animations.areOn = before
    }
    open class var areAnimationsEnabled: Bool { Animations.areOn }
    open class func setAnimationsEnabled(_ enabled: Bool) { Animations.areOn = enabled }
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Animations.run(animations, completion: completion)
    }
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Animations.run(animations, completion: completion)
    }

    private func windowChanged(from old: UIWindow?) {
        guard old !== window else { return }
        didMoveToWindow()
        for view in subviews { view.windowChanged(from: old) }
    }
}

extension UIView {
    fileprivate func endEditingBelow(_ view: UIView) {
        guard let window = self as? UIWindow, let first = window.firstResponder as? UIView, first.isDescendant(of: view)
        else { return }
        window.firstResponder = nil
        first.didResignFirst()
        window.firstResponderChanged()
    }
}
