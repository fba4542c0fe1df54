import FormworkCore
import FormworkTestSupport

/// A person at a keyboard. It makes the text that a control without formatting would have, and then formats it.
struct Typist {
    let control: TextControl
    var edited = EditedText("")

    init(_ rule: TextRule, _ locale: LocaleRecord = LocaleRecord()) {
        control = TextControl.make(rule, locale: locale, currentYear: 2026)
    }

    init(_ format: NamedFormat, _ locale: LocaleRecord = LocaleRecord()) {
        self.init(format.rule, locale)
    }

    init(mask: String) throws {
        self.init(try TextRule.mask(mask))
    }

    /// Starts with a text; `|` marks the caret, two of them a selection.
    func holding(_ marked: String) -> Typist {
        var copy = self
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map { $0.utf16.count }
        let start = parts[0]
        copy.edited = EditedText(
            marked.filter { $0 != "|" }, selectionStart: TextOffset(start),
            selectionEnd: TextOffset(parts.count > 2 ? start + parts[1] : start))
        return copy
    }

    /// The text with `|` at the caret.
    var marked: String {
        let units = Array(edited.text.utf16)
        let before = String(decoding: units[..<edited.selectionStart.utf16], as: UTF16.self)
        return before + "|" + String(decoding: units[edited.selectionStart.utf16...], as: UTF16.self)
    }

    var reading: TextReading { control.reading(edited.text) }

    /// Replaces the selection, as a browser reports it: the whole new text and the caret.
    mutating func put(_ text: String) {
        replace(edited.selectionStart.utf16, edited.selectionEnd.utf16, text)
    }

    /// Types character by character.
    mutating func type(_ text: String) {
        for character in text { put(String(character)) }
    }

    mutating func backspace() {
        let (start, end) = (edited.selectionStart.utf16, edited.selectionEnd.utf16)
        replace(start == end ? start - 1 : start, end, "")
    }

    mutating func delete() {
        let (start, end) = (edited.selectionStart.utf16, edited.selectionEnd.utf16)
        replace(start, start == end ? end + 1 : end, "")
    }

    mutating func replace(_ start: Int, _ end: Int, _ text: String) {
        let units = Array(edited.text.utf16)
        let first = max(start, 0)
        let last = min(max(end, first), units.count)
        let whole = units[..<first] + Array(text.utf16) + units[last...]
        edited =
            control.edit(
                edited, .typed(String(decoding: whole, as: UTF16.self), caret: TextOffset(first + text.utf16.count))
            ).edited
    }

    func typing(_ text: String) -> Typist {
        var copy = self
        copy.type(text)
        return copy
    }

    func pasting(_ text: String) -> Typist {
        var copy = self
        copy.put(text)
        return copy
    }

    func deleting(_ count: Int = 1) -> Typist {
        var copy = self
        for _ in 0..<count { copy.backspace() }
        return copy
    }

    func deletingForward(_ count: Int = 1) -> Typist {
        var copy = self
        for _ in 0..<count { copy.delete() }
        return copy
    }
}
