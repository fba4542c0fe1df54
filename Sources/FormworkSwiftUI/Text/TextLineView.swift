#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import FormworkUIKit
import SwiftUI
import UIKit

/// One line of text: UIKit's control in SwiftUI.
struct TextLineView: UIViewRepresentable {
    let content: TextContent

    func makeCoordinator() -> HostedText<TextLine> {
        let field = FormTextField()
        field.movedToWindow = { [weak keyboard = content.keyboard] in keyboard?.controlIsInWindow() }
        field.undoing = { [weak screen = content.screen] in screen?.undoing }
        field.take = { [weak screen = content.screen] in screen?.take($0) ?? false }
        return HostedText(TextLine(field), content)
    }

    func makeUIView(context: Context) -> UITextField {
        let field = context.coordinator.text.field
        field.setContentHuggingPriority(.defaultLow, for: .horizontal)
        return context.coordinator.make(content)
    }

    func updateUIView(_ field: UITextField, context: Context) { context.coordinator.update(content) }
}
#endif
