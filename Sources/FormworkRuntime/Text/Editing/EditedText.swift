/// What a text control holds and what of it is selected.
public struct EditedText: Equatable, Sendable {
    /// The text, formatted as it is shown.
    public var text: String
    /// Where the selection starts, in UTF-16 units; the caret if nothing is selected.
    public var selectionStart: Int
    /// Where the selection ends, in UTF-16 units.
    public var selectionEnd: Int
    /// Whether a person put something else than digits into a number, so that it stays as it is typed until the
    /// control is left: what looks like a group then is what was typed.
    public var isAsTyped = false

    /// Makes a text with a selection. Positions beyond the text mean its end.
    public init(_ text: String, selectionStart: Int, selectionEnd: Int) {
        let count = text.utf16.count
        self.text = text
        self.selectionStart = min(max(selectionStart, 0), count)
        self.selectionEnd = min(max(selectionEnd, self.selectionStart), count)
    }

    /// Makes a text with a selection that is right already, or is not looked at.
    init(unchecked text: String, _ start: Int, _ end: Int) {
        self.text = text
        selectionStart = start
        selectionEnd = end
    }

    /// Makes a text with the caret at a position, or at its end.
    public init(_ text: String, caret: Int? = nil) {
        let position = caret ?? text.utf16.count
        self.init(text, selectionStart: position, selectionEnd: position)
    }

    /// Compares texts by their bytes; see `ExactText`.
    public static func == (left: EditedText, right: EditedText) -> Bool {
        left.text.isSame(as: right.text) && left.selectionStart == right.selectionStart
            && left.selectionEnd == right.selectionEnd
    }
}

/// What happened to a text: either which part was replaced, or what a browser says afterwards.
public enum TextChange: Equatable, Sendable {
    /// The units from `start` up to `end` were replaced, all in UTF-16.
    ///
    /// A start beyond the text changes nothing; an end beyond it means the end.
    case replacement(start: Int, end: Int, with: String)
    /// The control now holds a whole new text with the caret at a position in UTF-16 units. What was replaced is
    /// found out; the selection of the text before helps where that is ambiguous.
    ///
    /// While text is being composed (input methods, dead keys) it is left alone.
    case typed(String, caret: Int, isComposing: Bool = false)
}
