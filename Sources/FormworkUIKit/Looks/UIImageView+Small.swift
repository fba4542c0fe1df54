#if canImport(UIKit)
import Foundation
import UIKit

extension UIImageView {
    /// Makes the view as small as a symbol beside words, and hides it before it has a picture. VoiceOver skips it,
    /// because it adds nothing to the words.
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
