#if canImport(UIKit)
import UIKit

extension UIButton {
    /// A button as the system has them, whose words grow with the person's texts and which a pointer sticks to.
    convenience init(doing action: UIAction? = nil) {
        self.init(type: .system, primaryAction: action)
        titleLabel?.adjustsFontForContentSizeCategory = true
        titleLabel?.numberOfLines = 0
        isPointerInteractionEnabled = true
    }
}

/// A button that tells when a finger comes to it or leaves it.
@MainActor final class PressableButton: UIButton {
    /// Does what there is to do then.
    var pressed: (() -> Void)?

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { pressed?() } }
    }
}
#endif
