extension TextControl {
    /// Applies a change, and reads the answer from the changed text.
    ///
    /// - Complexity: linear in the texts.
    public func edit(_ old: EditedText, _ change: TextChange) -> TextOutcome {
        let edited = edited(old, change)
        let read = edited.answer.map { TextReading($0, error(in: $0)) }
        return TextOutcome(edited: edited, reading: read ?? reading(edited.text))
    }

    /// Reads the answer from a text. A blank text is no answer; this is an error only if the rule requires an answer.
    public func reading(_ text: String) -> TextReading {
        let trimmed = Invisible.trim(text)
        // White space alone is no answer, even if the rule keeps white space in answers.
        if Invisible.isAll(of: trimmed) {
            return TextReading(.blank, shared.rule.isRequired ? FieldError(.required) : nil)
        }
        guard let value = value(of: shared.rule.isExact ? text : trimmed.composed) else {
            return TextReading(.blank, FieldError(.typeMismatch))
        }
        return TextReading(value, error(in: value))
    }

    /// The text that the control has after the focus left it: the answer in its final form, or the typed text if that
    /// is not an answer.
    public func left(_ text: String) -> String {
        let value = reading(text).value
        return value.isBlank ? text : self.text(for: value)
    }
}
