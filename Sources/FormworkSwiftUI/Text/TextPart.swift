#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import FormworkUIKit
import SwiftUI
import UIKit

/// The part of a field that is typed into: the text control of UIKit's screens, which handles masks, caret and keyboard.
struct TextPart: RowPart {
    let row: RowModel
    let isLong: Bool
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkStyle) private var style
    @Environment(\.openURL) private var openURL
    @State private var keyboard = KeyboardFocus()

    var body: some View {
        if let screen {
            let looks = row.looks(in: screen)
            let content = TextContent(
                row: row, screen: screen, keyboard: keyboard, form: ObjectIdentifier(screen.model.session.engine.form),
                text: row.text, resting: resting(screen), placeholder: row.placeholder(in: style),
                isEnabled: row.isEnabled,
                speech: Speech(row, in: screen),
                looks: looks, open: { openURL($0) })
            control(content)
                .background { ControlEdge(background: looks.background, edge: looks.edge) }
                .onChange(of: row.isFocusRequested, initial: true) { _, isRequested in
                    if isRequested { keyboard.come() }
                }
                .onChange(of: row.isFocused) { _, isFocused in
                    // The focus may have come back in the same turn.
                    if !isFocused, !row.isFocused { keyboard.leave() }
                }
        }
    }

    private func resting(_ screen: FormScreen) -> String? {
        // These texts come from the presentation, which is worked out and not observed.
        _ = (row.display, row.error)
        return row.presentation.flatMap { screen.model.session.restingText(of: $0) }
    }

    @ViewBuilder private func control(_ content: TextContent) -> some View {
        if isLong { TextAreaView(content: content) } else { TextLineView(content: content) }
    }
}

/// The content of a text control. The control is updated when one of these changes.
@MainActor struct TextContent {
    let row: RowModel
    let screen: FormScreen
    let keyboard: KeyboardFocus
    /// Which form: with another one the question may be another one too.
    let form: ObjectIdentifier
    let text: String
    /// The text that is shown while nobody types; `nil` for the typed text.
    let resting: String?
    /// The placeholder, which is shown while there is no text.
    let placeholder: String
    let isEnabled: Bool
    let speech: Speech
    /// How the form says that the field looks.
    let looks: FieldLooks
    /// Opens a link of the question.
    let open: (URL) -> Void
}

/// Brings the keyboard to a control, and takes it away.
@MainActor final class KeyboardFocus {
    weak var control: UIView?
    /// Whether the control gets the focus as soon as it is in a window.
    private var isAwaited = false

    func come() {
        isAwaited = control?.becomeFirstResponder() != true
    }

    func controlIsInWindow() {
        guard isAwaited, control?.window != nil else { return }
        come()
    }

    func leave() {
        isAwaited = false
        if control?.isFirstResponder == true { control?.resignFirstResponder() }
    }
}
#elseif canImport(SwiftUI)
import SwiftUI

/// The part of a field that is typed into, where there is no UIKit: a plain text field. It tells only the new text, so
/// the caret goes where SwiftUI puts it.
struct TextPart: RowPart {
    let row: RowModel
    let isLong: Bool
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkStyle) private var style
    @FocusState private var isFocused: Bool

    var body: some View {
        let row = row
        let text = Binding {
            row.text
        } set: {
            if $0 != row.text { row.edit(TextEdit(from: row.text, to: $0)) }
        }
        field(text)
            .labelsHidden()
            .multilineTextAlignment(row.looks(in: screen).alignment?.text ?? .leading)
            .focused($isFocused)
            .onSubmit { screen?.returnPressed(in: row.id) }
            .spoken(Speech(row, in: screen))
            .onChange(of: isFocused) { _, isFocused in screen?.focusChanged(to: isFocused, in: row.id) }
            .onChange(of: row.isFocusRequested, initial: true) { _, isRequested in if isRequested { isFocused = true } }
            .onChange(of: row.isFocused) { _, has in if !has, !row.isFocused { isFocused = false } }
    }

    @ViewBuilder private func field(_ text: Binding<String>) -> some View {
        let prompt = Text(row.placeholder(in: style), color: row.looks(in: screen).placeholder.color.color)
        if row.presentation?.state.field.type == .password {
            SecureField(text: text, prompt: prompt) { Text(verbatim: row.title) }
        } else if isLong {
            TextField(text: text, prompt: prompt, axis: .vertical) { Text(verbatim: row.title) }
        } else {
            TextField(text: text, prompt: prompt) { Text(verbatim: row.title) }
        }
    }
}
#endif
