public import Foundation

@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    open var menu: UIMenu?
    open var isPointerInteractionEnabled = false
    open var changesSelectionAsPrimaryAction = false
    open var role: UIButton.Role = .normal
    open private(set) var titleLabel: UILabel? = UILabel()
    open var currentTitle: String? { title }
    open var currentImage: UIImage? { image }
    private var title: String?
    private var image: UIImage?
    private var color: UIColor?
    var shownConfiguration: UIButton.Configuration?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .button
        if let titleLabel { addSubview(titleLabel) }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    // Source: Apple, "init(type:primaryAction:)": the action's title and image are shown.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        guard let primaryAction else { return }
        title = primaryAction.title.isEmpty ? nil : primaryAction.title
        image = primaryAction.image
        addAction(primaryAction, for: .primaryActionTriggered)
    }
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        shownConfiguration = configuration
        shownConfiguration?.title = configuration.title ?? title
        shownConfiguration?.image = configuration.image ?? image
    }

    open func title(for state: UIControl.State) -> String? { title }
    open func setTitle(_ title: String?, for state: UIControl.State) {
        self.title = title
        invalidateIntrinsicContentSize()
    }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { self.color = color }
    open func titleColor(for state: UIControl.State) -> UIColor? { color }
    open func image(for state: UIControl.State) -> UIImage? { image }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { self.image = image }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? shownTitle }
        set { super.accessibilityLabel = newValue }
    }

    /// What a person reads on the button.
    package var shownTitle: String? {
        if changesSelectionAsPrimaryAction, let chosen = menu?.chosen { return chosen.title }
        return shownConfiguration?.title ?? title
    }

    override func touched() {
        if showsMenuAsPrimaryAction, let menu {
            window?.openMenu = OpenMenu(menu: menu, source: self)
            return
        }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    override func contentHeight(width: CGFloat) -> CGFloat { 34 }
}

extension UIButton {
    public var configuration: UIButton.Configuration? {
        get { shownConfiguration }
        set { shownConfiguration = newValue }
    }

    public struct Configuration: Hashable {
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var contentInsets = NSDirectionalEdgeInsets.zero
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var showsActivityIndicator = false
        public var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        public static func plain() -> UIButton.Configuration { .init() }
        public static func filled() -> UIButton.Configuration { .init() }
        public static func gray() -> UIButton.Configuration { .init() }
        public static func tinted() -> UIButton.Configuration { .init() }
        public static func bordered() -> UIButton.Configuration { .init() }
        public static func borderless() -> UIButton.Configuration { .init() }
        public static func borderedProminent() -> UIButton.Configuration { .init() }
        private init() {}
    }
}
