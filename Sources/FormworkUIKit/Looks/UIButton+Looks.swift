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
#endif
