package import Foundation

extension Person {
    private var target: (any TypingTarget)? { window.firstResponder as? any TypingTarget }

    /// The text, caret and selection of what has the keyboard.
    package var typedText: String? { target?.typed.text }
    package var selection: NSRange? { target?.typed.selection }
    package var hasKeyboard: Bool { window.firstResponder.map(\.bringsKeyboard) ?? false }

    /// Types characters one after another.
    package func type(_ text: String) {
        for character in text {
            guard let target else { return }
            if character == "\n" { target.returnPressed() } else { insert(String(character), into: target) }
        }
        settle()
    }
    /// Pastes a text as a whole.
    package func paste(_ text: String) {
        if let target { insert(text, into: target) }
        settle()
    }
    /// What a keyboard does that names the part it replaces, such as correction; an empty text deletes it.
    package func type(_ text: String, over range: NSRange) {
        target?.typeOver(range, with: text)
        settle()
    }
    package func deleteBackward(_ times: Int = 1) {
        for _ in 0..<times {
            guard let target, let range = target.typed.beforeCaret else { break }
            target.typeOver(range, with: "")
        }
        settle()
    }
    package func pressReturn() {
        target?.returnPressed()
        settle()
    }
    /// Puts the caret somewhere, or selects, in UTF-16.
    package func select(_ start: Int, length: Int = 0) {
        target?.typed.select(NSRange(location: start, length: length))
        target?.selectionMoved()
    }

    /// Types with an input method: the text is marked until it is committed.
    // Source: reports on Chinese input (Eureka PR 2150): the delegate is asked for every marked text too.
    package func compose(_ marked: String) {
        guard let target else { return }
        let place = target.typed.marked ?? target.typed.selection
        guard target.mayChange(place, to: marked) else { return }
        target.typed.mark(marked, selected: NSRange(location: (marked as NSString).length, length: 0))
        target.selectionMoved()
        target.textWasTyped()
        settle()
    }
    /// Ends marked text with what was chosen.
    package func commit(_ chosen: String) {
        guard let target, let marked = target.typed.marked else { return }
        guard target.mayChange(marked, to: chosen) else { return }
        target.typed.replace(marked, with: chosen)
        target.selectionMoved()
        target.textWasTyped()
        settle()
    }

    private func insert(_ text: String, into target: any TypingTarget) {
        target.typeOver(target.typed.selection, with: text)
    }
}
