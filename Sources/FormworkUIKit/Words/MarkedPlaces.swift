#if canImport(UIKit)
import Foundation
import UIKit

/// Shows texts with marks in the places of labels, which cannot have links. The labels keep the words, and say the font and the
/// colour.
@MainActor final class MarkedPlaces {
    private var views: [ObjectIdentifier: MarkedTextView] = [:]

    /// Shows a text in place of a label of a stack; `nil` for the label, which whoever asks has made visible.
    func show(_ text: FlowingText?, for label: UILabel, signColor: UIColor? = nil, open: ((URL) -> Void)?) {
        guard let text, let stack = label.superview as? UIStackView else {
            views.removeValue(forKey: ObjectIdentifier(label))?.removeFromSuperview()
            return
        }
        let view = views[ObjectIdentifier(label)] ?? MarkedTextView(frame: .zero, textContainer: nil)
        views[ObjectIdentifier(label)] = view
        if view.superview !== stack, let position = stack.arrangedSubviews.firstIndex(of: label) {
            stack.insertArrangedSubview(view, at: position + 1)
            view.setContentHuggingPriority(label.contentHuggingPriority(for: .horizontal), for: .horizontal)
        }
        view.show(text, font: label.font, color: label.textColor, signColor: signColor, open: open)
        view.backgroundColor = label.backgroundColor
        view.alpha = label.alpha
        label.isHidden = true
        speak(for: label, view)
    }

    /// The view that is visible in the place of a label: its marked text, else the label.
    func view(for label: UILabel) -> UIView { views[ObjectIdentifier(label)] ?? label }

    /// A label that is heard by itself is hidden now, so the text is heard in its place.
    private func speak(for label: UILabel, _ view: MarkedTextView) {
        view.isAccessibilityElement = label.isAccessibilityElement
        view.accessibilityLabel = label.accessibilityLabel
        view.accessibilityValue = label.accessibilityValue
        view.accessibilityHint = label.accessibilityHint
        view.accessibilityTraits = label.accessibilityTraits
        if let actions = label.accessibilityCustomActions, !actions.isEmpty {
            view.accessibilityCustomActions = actions
        }
    }
}
#endif
