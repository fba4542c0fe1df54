/// The result of reading a text: the answer, and its error.
public struct TextReading: Equatable, Sendable {
    /// The answer; blank if the text is blank or is not an answer.
    public var value: FormValue
    /// The error; `nil` for a right answer, and for a blank text unless an answer is required. The code is
    /// `typeMismatch` if the text is not an answer.
    public var error: FieldError?

    init(_ value: FormValue, _ error: FieldError? = nil) {
        self.value = value
        self.error = error
    }
}

/// The result of editing a text.
public struct TextOutcome: Equatable, Sendable {
    /// The text that the control shows now.
    public var edited: EditedText
    /// The answer that was read from this text.
    public var reading: TextReading
}
