extension TextControl {
    /// Takes a change and says what the text then says.
    ///
    /// - Complexity: linear in the texts.
    public func edit(_ old: EditedText, _ change: TextChange) -> TextOutcome {
        let edited = edited(old, change)
        return TextOutcome(edited: edited, reading: reading(edited.text))
    }

    /// What a text says. Blank text is no answer, and right unless the rule needs one.
    public func reading(_ text: String) -> TextReading {
        let trimmed = WhiteSpace.trim(text)
        // White space alone is no answer, even where it belongs to one.
        if Invisible.isAll(of: trimmed) {
            return TextReading(.blank, shared.rule.isRequired ? FieldError(.required) : nil)
        }
        guard let value = value(of: shared.rule.isExact ? text : trimmed) else {
            return TextReading(.blank, FieldError(.typeMismatch))
        }
        return TextReading(value, error(in: value))
    }

    /// The text that stays in the control when it is left: in its final form if it is an answer, else as typed.
    public func left(_ text: String) -> String {
        let value = reading(text).value
        return value.isBlank ? text : self.text(for: value)
    }
}
