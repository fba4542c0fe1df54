#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import FormworkUIKit
import UIKit

/// A text control among views of SwiftUI, and who hears of it: what one line and several have in common.
@MainActor final class HostedText<Typing: TypingControl> {
    let text: Typing
    let owner: TextCoordinator
    private var worn: Worn?

    /// How the text looks that was shown last.
    private struct Worn: Equatable {
        let text: TextLook
        let ground: StyleColor?
        let placeholder: TextLook
        let padding: Double?
        let alignment: StyleAlignment
        let direction: UIUserInterfaceLayoutDirection
    }

    init(_ text: Typing, _ content: TextContent) {
        self.text = text
        owner = TextCoordinator(content)
        text.owner = owner
        owner.show = { [weak text] in text?.show($0, caret: $1) }
    }

    /// Gives the control to SwiftUI.
    func make(_ content: TextContent) -> Typing.Control {
        content.keyboard.control = text.control
        text.control.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return text.control
    }

    /// Brings the control up to date.
    func update(_ content: TextContent) {
        if let shown = owner.take(content) { text.configure(shown) }
        text.takesInput = content.isEnabled
        text.control.accessibilityLabel = content.speech.label
        text.control.accessibilityHint = content.speech.hint
        text.control.accessibilityCustomActions = content.speech.links.actions(
            opening: content.open, in: text.control)
        // Setting a font lays out the whole text, so it is set when it is another one.
        let looks = content.looks, ground = looks.background
        let now = Worn(
            text: looks.text, ground: ground, placeholder: looks.placeholder, padding: looks.insets.text,
            alignment: looks.alignment ?? .start, direction: text.control.effectiveUserInterfaceLayoutDirection)
        if worn != now {
            worn = now
            text.wear(
                looks.text.color.map { .text($0, on: ground) } ?? .label,
                .scaled(looks.text, usual: 17) ?? .preferredFont(forTextStyle: .body))
            text.wear(placeholder: now.placeholder, on: ground, padding: now.padding)
            text.control.align(now.alignment)
        }
        text.placeholder = content.placeholder
        text.show(content.text, resting: content.resting, caret: nil)
    }
}
#endif
