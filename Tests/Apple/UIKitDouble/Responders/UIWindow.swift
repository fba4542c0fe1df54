public import Foundation

@MainActor open class UIWindow: UIView {
    package internal(set) weak var firstResponder: UIResponder?
    /// The menu that is open.
    package internal(set) var openMenu: OpenMenu?
    /// The height that a keyboard without an accessory takes.
    package var keyboardHeight: CGFloat = 300
    private var shownKeyboard: CGFloat = 0
    /// What the person set on the device.
    package var settings = UITraitCollection() { didSet { traitsChanged(from: oldValue) } }

    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            oldValue?.leave()
            guard let rootViewController else { return }
            show(rootViewController)
        }
    }
    open private(set) var isKeyWindow = false
    open var windowScene: UIWindowScene? = UIWindowScene()

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var window: UIWindow? { self }
    // Source: Apple, "convert(_:to:)" of a window: without another window it gives a place on the screen, which this one fills.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { rect }
    override var traits: UITraitCollection { settings }

    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        UIApplication.only.remember(self)
        layoutIfNeeded()
    }

    /// Puts a controller's view over what is there.
    func show(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        controller.home = self
        controller.viewWillAppear(false)
        controller.view.frame = bounds
        addSubview(controller.view)
        controller.viewIsAppearing(false)
        layoutIfNeeded()
        controller.viewDidAppear(false)
    }

    /// The part of the window that the keyboard covers.
    package var coveredByKeyboard: CGFloat {
        guard let firstResponder, firstResponder.bringsKeyboard else { return 0 }
        return keyboardHeight + (firstResponder.inputAccessoryView == nil ? 0 : 44)
    }

    func firstResponderChanged() {
        let (height, before) = (coveredByKeyboard, shownKeyboard)
        // Source: Apple, "keyboardWillChangeFrameNotification": before its frame changes, with the frame on the screen that it will have.
        if height != before {
            let place = CGRect(
                x: 0, y: frame.height - height, width: frame.width, height: height == 0 ? before : height)
            NotificationCenter.default.post(
                name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
                userInfo: [UIResponder.keyboardFrameEndUserInfoKey: place])
        }
        shownKeyboard = height
        keyboardMoved(covering: height)
        // Source: Apple, "keyboardDidShowNotification": after the keyboard came, and not for another text while it is up.
        if height > 0, before == 0 {
            Later.run { NotificationCenter.default.post(name: UIResponder.keyboardDidShowNotification, object: nil) }
        }
    }
}

extension UIResponder {
    /// Source: Apple, "inputView": `nil` shows the system's keyboard for responders that take text.
    var bringsKeyboard: Bool { inputView != nil || self is any TypingTarget }
}
