public import Foundation

@MainActor open class UIViewController: UIResponder {
    private var loaded: UIView?
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded = newValue
            newValue?.controller = self
        }
    }
    open var viewIfLoaded: UIView? { loaded }
    open var isViewLoaded: Bool { loaded != nil }
    open var title: String? { didSet { navigationItem.title = title } }
    private lazy var item = UINavigationItem(title: title ?? "")
    open var navigationItem: UINavigationItem { item }
    open var toolbarItems: [UIBarButtonItem]?
    open var isEditing = false
    open var preferredContentSize = CGSize.zero
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var hidesBottomBarWhenPushed = false
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    // Source: Apple, "presentedViewController": what this controller or one of its ancestors presents.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    private var presented: UIViewController?
    open internal(set) weak var presentingViewController: UIViewController?
    public var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UITraitCollection() }
    /// The window that shows this controller.
    weak var home: UIWindow?
    private lazy var popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    private lazy var sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)

    // Source: Apple, both properties: nil unless the style asks for one.
    open var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover || self is UIAlertController ? popover : nil
    }
    open var sheetPresentationController: UISheetPresentationController? {
        [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) ? sheet : nil
    }
    open var presentationController: UIPresentationController? { popoverPresentationController ?? sheet }
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
    override var responderWindow: UIWindow? { viewIfLoaded?.window }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init() }

    open func loadView() { view = UIView(frame: .zero) }
    open func viewDidLoad() {}
    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}

    func leave() {
        viewWillDisappear(false)
        viewDidDisappear(false)
    }

    // Source: UIKit's console messages, reported by many: a present that cannot be is passed over.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        guard let window = viewIfLoaded?.window else {
            return Refusals.refuse("Attempt to present on a controller whose view is not in the window hierarchy")
        }
        guard presentedViewController == nil else {
            return Refusals.refuse("Attempt to present on a controller which is already presenting")
        }
        guard viewControllerToPresent.presentingViewController == nil else {
            return Refusals.refuse(
                "Application tried to present modally a view controller that is already being presented")
        }
        if window.settings.userInterfaceIdiom == .pad, let popover = viewControllerToPresent.popoverIfAnchorNeeded,
            popover.sourceView == nil, popover.barButtonItem == nil
        {
            // Source: crash reports of many public projects (action sheets on iPad).
            return Refusals.refuse(
                "You must provide location information for this popover through the view controller's "
                    + "popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem."
            )
        }
        outermost.presented = viewControllerToPresent
        viewControllerToPresent.presentingViewController = outermost
        // Source: general experience: the keyboard of what lies below goes away.
        (window.firstResponder).map { _ = $0.resignFirstResponder() }
        window.show(viewControllerToPresent)
        if let completion { Later.run(completion) }
    }

    // Source: Apple, "dismiss(animated:completion:)": a controller that presents nothing asks its presenter.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let shown = presentedViewController else {
            if let presenter = presentingViewController ?? parent?.outermost.presentingViewController {
                presenter.dismiss(animated: flag, completion: completion)
            } else if let completion {
                Later.run(completion)
            }
            return
        }
        if shown.presentedViewController != nil { shown.dismiss(animated: false) }
        shown.viewWillDisappear(flag)
        shown.view.removeFromSuperview()
        shown.presentingViewController?.presented = nil
        shown.presentingViewController = nil
        shown.viewDidDisappear(flag)
        if let completion { Later.run(completion) }
    }
    /// How a person sees this controller that was presented.
    package var shownStyle: UIModalPresentationStyle {
        guard modalPresentationStyle == .popover, traitCollection.horizontalSizeClass == .compact else {
            return modalPresentationStyle
        }
        let adapted = popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traitCollection)
        return adapted == UIModalPresentationStyle.none ? .popover : adapted ?? .pageSheet
    }
    private var outermost: UIViewController { parent?.outermost ?? self }
    private var popoverIfAnchorNeeded: UIPopoverPresentationController? {
        if let alert = self as? UIAlertController { return alert.preferredStyle == .actionSheet ? popover : nil }
        return modalPresentationStyle == .popover ? popover : nil
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}
