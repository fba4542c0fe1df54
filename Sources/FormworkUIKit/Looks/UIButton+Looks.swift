#if canImport(UIKit)
import UIKit

extension UIButton {
    /// A button as the system has them, whose words grow with the person's texts and which a pointer sticks to.
    convenience init(doing action: UIAction? = nil) {
        self.init(type: .system, primaryAction: action)
        titleLabel?.adjustsFontForContentSizeCategory = true
        titleLabel?.numberOfLines = 0
        isPointerInteractionEnabled = true
        // By itself a button is as high as one line.
        if let titleLabel { heightAnchor.constraint(greaterThanOrEqualTo: titleLabel.heightAnchor).isActive = true }
    }

    /// Says whether what the button stands for is chosen. Traits that are set replace those that say that it is off.
    func speak(isChosen: Bool) {
        var traits: UIAccessibilityTraits = .button
        if isChosen { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
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
