#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import FormworkUIKit
import SwiftUI
import UIKit

/// One line of text: UIKit's control in SwiftUI.
struct TextLineView: UIViewRepresentable {
    let content: TextContent

    func makeCoordinator() -> HostedText<TextLine> {
        let field = FocusableTextField()
        field.keyboard = content.keyboard
        return HostedText(TextLine(field), content)
    }

    func makeUIView(context: Context) -> UITextField {
        let field = context.coordinator.text.field
        field.setContentHuggingPriority(.defaultLow, for: .horizontal)
        return context.coordinator.make(content)
    }

    func updateUIView(_ field: UITextField, context: Context) { context.coordinator.update(content) }
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
