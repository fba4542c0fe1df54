#if canImport(UIKit)
import Foundation
import UIKit

extension UIImageView {
    /// Is as small as a symbol beside words, and takes no room before it has a picture. It says nothing that the words do not.
    func beSmall() {
        isHidden = true
        isAccessibilityElement = false
        setContentHuggingPriority(.required, for: .horizontal)
        // Fetched pictures may be large; symbols are as large as they are.
        contentMode = .scaleAspectFit
        widthAnchor.constraint(lessThanOrEqualToConstant: 32).isActive = true
        heightAnchor.constraint(lessThanOrEqualToConstant: 32).isActive = true
    }
}
#endif
