/// The answer that was read from an input: a value, or a text that is not a value of the field's type.
package struct ReadAnswer {
    package var value: FormValue
    /// The text, if it is not a value of the field's type.
    package var malformedText: String?

    package init(value: FormValue) { self.value = value }

    package init(malformed text: String) {
        value = .blank
        malformedText = text
    }

    /// Makes an answer of a value, or of the text if there is no value.
    package init(_ value: FormValue?, text: String) {
        self.value = value ?? .blank
        malformedText = value == nil ? text : nil
    }
}
