/// The text of a control and its selection.
public struct EditedText: Equatable, Sendable {
    /// The text, formatted as it is shown.
    public var text: String
    /// The start of the selection; the position of the caret if nothing is selected.
    public var selectionStart: TextOffset
    /// The end of the selection; the same as its start if nothing is selected.
    public var selectionEnd: TextOffset
    /// Whether a number stays exactly as a person typed it until the control is left, because it has other characters
    /// than digits. The control then does not insert or move separators.
    public var isAsTyped = false
    /// The answer that the text means, if it was read while the text was formatted; `nil` if the text has to be read.
    var answer: FormValue?

    /// Makes a text with a selection. Positions after the end of the text mean its end.
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

    /// Makes a text with the caret at a position, or at its end if that is `nil`.
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

/// A change of a text: the part that was replaced, or the whole text as a browser reports it afterwards.
public enum TextChange: Equatable, Sendable {
    /// The part from `start` to `end` was replaced.
    ///
    /// A start after the end of the text changes nothing. An end after it means the end of the text.
    case replacement(start: TextOffset, end: TextOffset, with: String)
    /// The control has a new text with the caret at a position.
    ///
    /// The change is found by comparing the new text with the old one. If that is ambiguous, the selection before
    /// the change decides. While the person composes text (input methods, dead keys), the text stays as it is.
    case typed(String, caret: TextOffset, isComposing: Bool = false)
}
