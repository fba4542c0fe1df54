public import FormworkRuntime

// A password that is asked for twice consists of two fields. The second one is compared with the first and is not sent.

extension Field {
    /// The field for typing the same password again, which comes after this field.
    ///
    /// It is shown and takes input when this field does. It must be answered if this field is answered. Its title is
    /// English until the form is worded for a language; see `FormDefinition.worded(in:_:)`.
    public var repetition: Field {
        var again = Field(
            id: id + "_again", type: type, title: "Repeat the password", size: size, hidden: hidden, disabled: disabled,
            visibleWhen: visibleWhen, enabledWhen: enabledWhen, requiredWhen: Field.isPresent(id),
            validations: Validations(compareTo: id, compareRule: .equal), autocomplete: autocomplete, send: .nothing)
        again.isRepetition = true
        return again
    }

    /// The condition that a field is answered.
    static func isPresent(_ id: String) -> String { "present(${" + id + "})" }

    /// The `autocomplete` purpose with which a browser offers a new password.
    package static let newPassword = "new-password"

    /// Whether the field is the repetition of another one, whatever its title is.
    package func isRepetition(of field: Field) -> Bool {
        var expected = field.repetition
        expected.title = title
        return self == expected
    }
}
