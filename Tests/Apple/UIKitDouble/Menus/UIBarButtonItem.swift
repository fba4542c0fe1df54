public import Foundation

@MainActor open class UIBarItem: NSObject {
    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
    open var tag = 0
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    public override init() { super.init() }
}

@MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain
        public static var done: UIBarButtonItem.Style { .plain }
    }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var customView: UIView?
    open var style: UIBarButtonItem.Style = .plain
    open var width: CGFloat = 0
    open var tintColor: UIColor?
    open var isHidden = false
    open var isSelected = false
    /// What the system draws, if it does.
    package private(set) var systemItem: UIBarButtonItem.SystemItem?

    public override init() { super.init() }
    public init(customView: UIView) {
        self.customView = customView
        super.init()
    }
    open class func flexibleSpace() -> Self { space(.flexibleSpace) }
    open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace) }
    private class func space(_ item: UIBarButtonItem.SystemItem) -> Self {
        let made = UIBarButtonItem()
        made.systemItem = item
        return unsafeDowncast(made, to: Self.self)
    }
    fileprivate func draw(_ systemItem: UIBarButtonItem.SystemItem) { self.systemItem = systemItem }

    /// What a person reads or hears.
    package var spoken: String? { accessibilityLabel ?? title ?? systemItem.map { "\($0)" } }
}

extension UIBarButtonItem {
    public convenience init(
        systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        draw(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }
    // Source: Apple, "init(title:image:primaryAction:menu:)": title and image of the action are shown where none is given.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? (primaryAction?.title.isEmpty == false ? primaryAction?.title : nil)
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }
}

@MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    override func contentHeight(width: CGFloat) -> CGFloat { 44 }
}

@MainActor open class UIInputView: UIView {
    public enum Style: Int, Sendable { case `default`, keyboard }
    open private(set) var inputViewStyle: UIInputView.Style
    open var allowsSelfSizing = false
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
