public import Foundation

@MainActor open class UILayoutGuide: NSObject {
    open weak var owningView: UIView?
    open var identifier = ""

    open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
    open var widthAnchor: NSLayoutDimension { .init(self, .width) }
    open var heightAnchor: NSLayoutDimension { .init(self, .height) }
}

@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true
}

/// The guides of a view.
@MainActor final class Guides {
    let margins = UILayoutGuide()
    let safeArea = UILayoutGuide()
    let readable = UILayoutGuide()
    let keyboard = UIKeyboardLayoutGuide()
    let content = UILayoutGuide()

    init(of view: UIView) {
        for guide in [margins, safeArea, readable, keyboard, content] { guide.owningView = view }
    }
}
