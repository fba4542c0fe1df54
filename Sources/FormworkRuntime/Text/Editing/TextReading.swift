/// What a text says: the answer, and what is wrong with it.
public struct TextReading: Equatable, Sendable {
    /// The answer; blank if there is none or the text is not one.
    public var value: FormValue
    /// What is wrong; `nil` for a blank text or a right answer. Code `typeMismatch` if the text is not an answer.
    public var error: FieldError?

    init(_ value: FormValue, _ error: FieldError? = nil) {
        self.value = value
        self.error = error
    }
}

/// What became of an edited text.
public struct TextOutcome: Equatable, Sendable {
    /// What the control shows now.
    public var edited: EditedText
    /// What that says.
    public var reading: TextReading
}
