#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import FormworkUIKit
import SwiftUI
import UIKit

/// One line of text: UIKit's control in SwiftUI.
struct TextLineView: UIViewRepresentable {
    let content: TextContent

    /// The control, and who hears of it.
    @MainActor final class Coordinator {
        let line = TextLine(FocusableTextField())
        let owner: TextCoordinator

        init(_ content: TextContent) {
            owner = TextCoordinator(content)
            line.owner = owner
            owner.show = { [weak line] in line?.show($0, caret: $1) }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(content) }

    func makeUIView(context: Context) -> UITextField {
        let field = context.coordinator.line.field
        content.keyboard.control = field
        (field as? FocusableTextField)?.keyboard = content.keyboard
        field.setContentHuggingPriority(.defaultLow, for: .horizontal)
        field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        let line = context.coordinator.line
        if let shown = context.coordinator.owner.take(content) { line.configure(shown) }
        field.isEnabled = content.isEnabled
        field.accessibilityLabel = content.speech.label
        field.accessibilityHint = content.speech.hint
        field.textColor = content.look.color.map { UIColor($0) } ?? .label
        field.font = .scaled(content.look, usual: 17) ?? .preferredFont(forTextStyle: .body)
        field.placeholder = content.placeholder.isEmpty ? nil : content.placeholder
        line.show(content.text, caret: nil)
    }
}

/// A text field that tells when it is in a window: before that it cannot take the focus.
final class FocusableTextField: UITextField {
    weak var keyboard: KeyboardFocus?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        keyboard?.controlIsInWindow()
    }
}
#endif
