public import Foundation

@MainActor open class UINavigationController: UIViewController {
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            for one in children { take(one) }
            for one in newValue { addChild(one) }
            if let top = newValue.last { show(on: top) }
        }
    }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let top = topViewController { show(on: top) }
    }

    // Source: Apple, "UIViewController", appearance of children: containers hand it on.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        topViewController?.viewWillDisappear(animated)
    }

    // Source: crash reports of many public projects: pushing the same controller twice.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !children.contains(where: { $0 === viewController }) else {
            return Refusals.refuse("Pushing the same view controller instance more than once is not supported")
        }
        let below = topViewController
        addChild(viewController)
        guard isViewLoaded else { return }
        below?.viewWillDisappear(animated)
        below?.view.removeFromSuperview()
        below?.viewDidDisappear(animated)
        show(on: viewController)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = topViewController else { return nil }
        top.viewWillDisappear(animated)
        take(top)
        top.viewDidDisappear(animated)
        if let below = topViewController { show(on: below) }
        return top
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        var popped: [UIViewController] = []
        while let one = popViewController(animated: animated) { popped.append(one) }
        return popped.isEmpty ? nil : popped
    }
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        var popped: [UIViewController] = []
        while topViewController !== viewController, let one = popViewController(animated: animated) {
            popped.append(one)
        }
        return popped
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        topViewController?.viewIfLoaded?.frame = view.bounds
    }

    private func take(_ controller: UIViewController) {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
    private func show(on controller: UIViewController) {
        guard isViewLoaded else { return }
        controller.loadViewIfNeeded()
        controller.viewWillAppear(false)
        controller.view.frame = view.bounds
        view.addSubview(controller.view)
        controller.viewIsAppearing(false)
        view.layoutIfNeeded()
        controller.viewDidAppear(false)
    }
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}

@MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var hidesBackButton = false
    open var backButtonTitle: String?
    open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    public init(title: String) { self.title = title.isEmpty ? nil : title }
    /// Every item of the bar.
    package var items: [UIBarButtonItem] {
        (leftBarButtonItems ?? [leftBarButtonItem].compactMap { $0 })
            + (rightBarButtonItems ?? [rightBarButtonItem].compactMap { $0 })
    }
}
