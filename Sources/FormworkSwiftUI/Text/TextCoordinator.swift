#if canImport(SwiftUI) && canImport(UIKit)
import FormworkUIKit
import UIKit

/// Brings what happens in a text control to its row, and what the row says back.
@MainActor final class TextCoordinator: TextOwner {
    private var content: TextContent
    private var configuredForm: ObjectIdentifier?
    /// The engine may want another text, or the caret somewhere: shown at once, before the next character is typed.
    var show: ((String, TextOffset?) -> Void)?
    /// Makes room for a text that grew.
    var grow: (() -> Void)?
    /// Keeps the caret in sight.
    var showCaret: (() -> Void)?

    init(_ content: TextContent) { self.content = content }

    /// Takes over what is shown now.
    ///
    /// - Returns: The question, if the control has not been prepared for it yet.
    func take(_ content: TextContent) -> FieldPresentation? {
        self.content = content
        guard configuredForm != content.form else { return nil }
        configuredForm = content.form
        return content.row.presentation
    }

    func typed(_ edit: TextEdit) {
        let caret = content.row.edit(edit)
        show?(content.row.text, caret)
    }

    func textFocusCame() {
        content.screen.focusChanged(to: true, in: content.row.id)
        content.screen.updateBar()
    }
    func textFocusLeft() { content.screen.focusChanged(to: false, in: content.row.id) }
    func returnPressed() { content.screen.returnPressed(in: content.row.id) }
    func textGrew() { grow?() }
    func caretMoved() { showCaret?() }

    var textBar: UIView? { content.screen.bar }

    var returnKeyType: UIReturnKeyType {
        let screen = content.screen
        return UIReturnKeyType(
            content.row.presentation, wanted: screen.style.returnKey, screen.model.returnKey(of: content.row.id),
            hasNext: screen.stop(.next, of: content.row.id) != nil)
    }
}
#endif
