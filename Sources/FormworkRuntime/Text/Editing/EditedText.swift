/// What a text control holds and what of it is selected.
public struct EditedText: Equatable, Sendable {
    /// The text, formatted as it is shown.
    public var text: String
    /// Where the selection starts; the caret if nothing is selected.
    public var selectionStart: TextOffset
    /// Where the selection ends.
    public var selectionEnd: TextOffset
    /// Whether a person typed something other than digits into a number. It then stays as it was typed until the
    /// control is left: separators in it are not put there or moved by the control.
    public var isAsTyped = false

    /// Makes a text with a selection. Places after the end of the text mean its end.
    public init(_ text: String, selectionStart: TextOffset, selectionEnd: TextOffset) {
        let end = TextOffset(text.utf16.count)
        self.text = text
        self.selectionStart = min(max(selectionStart, 0), end)
        self.selectionEnd = min(max(selectionEnd, self.selectionStart), end)
    }

    /// Makes a text with a selection that is known to be inside it, or is not used.
    init(unchecked text: String, _ start: TextOffset, _ end: TextOffset) {
        self.text = text
        selectionStart = start
        selectionEnd = end
    }

    /// Makes a text with the caret at a place, or at its end.
    public init(_ text: String, caret: TextOffset? = nil) {
        let caret = caret ?? TextOffset(text.utf16.count)
        self.init(text, selectionStart: caret, selectionEnd: caret)
    }

    /// Compares texts by their bytes; see `ExactText`.
    public static func == (left: EditedText, right: EditedText) -> Bool {
        left.text.isSame(as: right.text) && left.selectionStart == right.selectionStart
            && left.selectionEnd == right.selectionEnd
    }
}

/// A change of a text: either the part that was replaced, or the whole text as a browser reports it afterwards.
public enum TextChange: Equatable, Sendable {
    /// The part from `start` to `end` was replaced.
    ///
    /// A start after the end of the text changes nothing; an end after it means the end of the text.
    case replacement(start: TextOffset, end: TextOffset, with: String)
    /// The control now holds a whole new text with the caret at a place. What was replaced is found by comparing the
    /// texts; the selection before the change helps where that is ambiguous.
    ///
    /// While text is being composed (input methods, dead keys) it is left alone.
    case typed(String, caret: TextOffset, isComposing: Bool = false)
}
