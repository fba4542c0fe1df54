#if canImport(UIKit)
import Foundation
import UIKit

/// Brings what is typed to the engine and what it makes of it back, for both kinds of text controls.
///
/// Marked text, which an input method has not finished, is left alone until it is.
@MainActor final class TextEditing {
    private let control: any UITextInput
    private let send: (TextEdit) -> Void
    private let readText: () -> String
    private let writeText: (String) -> Void
    /// The selection before what is being typed.
    private var before: Range<TextOffset>?

    init(
        _ control: any UITextInput, send: @escaping (TextEdit) -> Void, read: @escaping () -> String,
        write: @escaping (String) -> Void
    ) {
        self.control = control
        self.send = send
        readText = read
        writeText = write
    }

    /// A change is about to happen to a range of the text.
    func willChange(_ range: NSRange, to text: String) {
        // While text is marked, the first range says what all of it takes the place of. Any other range is of a change that did not happen.
        if before != nil, control.markedTextRange != nil { return }
        let changed = TextOffset(range.location)..<TextOffset(range.location + range.length)
        let selection = selection
        // The delete key names the character it takes away; the caret was behind it.
        let isDelete = text.isEmpty && selection.isEmpty && selection.lowerBound == changed.upperBound
        before = isDelete ? selection : changed
    }

    /// The text has changed.
    func didChange() {
        guard control.markedTextRange == nil else { return }
        let edit = TextEdit(readText(), selection: selection, before: before)
        before = nil
        send(edit)
    }

    /// Whether a text is being shown.
    private(set) var isShowing = false

    /// Shows a text and a caret, where they are not what is there.
    func show(_ text: String, caret: TextOffset?) {
        guard control.markedTextRange == nil else { return }
        isShowing = true
        defer { isShowing = false }
        let kept = selection
        let isChanged = readText() != text
        if isChanged {
            writeText(text)
            forgetUndo()
        }
        if let caret {
            select(caret..<caret)
        } else if isChanged, (control as? UIResponder)?.isFirstResponder == true {
            select(kept)
        }
    }

    /// Undoing replays ranges of the text as it was typed. Where another text took its place, these may not be there any more, and UIKit
    /// ends the app.
    private func forgetUndo() {
        guard let responder = control as? UIResponder, responder.isFirstResponder else { return }
        if let forgetting = control as? any ForgetsTyping { return forgetting.forgetTyping() }
        responder.undoManager?.removeAllActions()
    }

    /// The selection.
    var selection: Range<TextOffset> {
        get { readSelection() }
        set { select(newValue) }
    }

    private func readSelection() -> Range<TextOffset> {
        guard let range = control.selectedTextRange else { return 0..<0 }
        let start = control.offset(from: control.beginningOfDocument, to: range.start)
        let end = control.offset(from: control.beginningOfDocument, to: range.end)
        return TextOffset(start)..<TextOffset(max(start, end))
    }

    private func select(_ range: Range<TextOffset>) {
        let end = TextOffset(readText().utf16.count)
        guard let first = position(min(range.lowerBound, end)), let last = position(min(range.upperBound, end)) else {
            return
        }
        control.selectedTextRange = control.textRange(from: first, to: last)
    }

    private func position(_ offset: TextOffset) -> UITextPosition? {
        control.position(from: control.beginningOfDocument, offset: offset.utf16)
    }
}
#endif
