public import FormworkCore

// One line each for code that adds and removes rules. A rule in the form is mostly better: a server and a page know it too.

extension FormSession {
    /// Adds a rule to a field, as `Field.rule` does: an expression that has to be true, such as `$end > $start`. A rule that the
    /// field has already is replaced.
    ///
    /// This changes the form of this session only. An error that is shown is found anew; others come up as `validate_on` says.
    ///
    /// - Parameters:
    ///   - assertion: The expression.
    ///   - name: The path of a field, such as `address.street`, or `guests[].name` for the field in every item. A name that the form
    ///     does not have is a mistake (`FormMistake`) and changes nothing.
    ///   - message: The words of the error; blank for the catalog's.
    /// - Throws: The mistakes in the expression. Then nothing has changed.
    @discardableResult
    public func addRule(
        _ assertion: String, to name: String, message: String = ""
    ) throws(DefinitionProblems) -> ChangeSet {
        try changeValidations(of: name) {
            $0.rules.removeAll { $0.assertion == assertion }
            $0.rules.append(AssertionRule(assertion, message: message))
        }
    }

    /// Removes a rule from a field: the one whose expression is written so in the form, or was added so.
    @discardableResult
    public func removeRule(_ assertion: String, from name: String) throws(DefinitionProblems) -> ChangeSet {
        try changeValidations(of: name) { $0.rules.removeAll { $0.assertion == assertion } }
    }

    /// Adds a validator to a field, by the name that it has in the `FormEnvironment`, as `Field.validators` does.
    ///
    /// - Parameters:
    ///   - validator: The name of the validator.
    ///   - name: The path of a field, as of `addRule`.
    @discardableResult
    public func addValidator(_ validator: String, to name: String) throws(DefinitionProblems) -> ChangeSet {
        try changeValidations(of: name) { if !$0.validators.contains(validator) { $0.validators.append(validator) } }
    }

    /// Removes a validator from a field, by its name.
    @discardableResult
    public func removeValidator(_ validator: String, from name: String) throws(DefinitionProblems) -> ChangeSet {
        try changeValidations(of: name) { $0.validators.removeAll { $0 == validator } }
    }

    private func changeValidations(
        of name: String, _ edit: (inout Validations) -> Void
    ) throws(DefinitionProblems) -> ChangeSet {
        var isKnown = false
        let changes = try change { form in isKnown = form.updateField(name) { edit(&$0.validations) } }
        if !isKnown { reportUnknown(name) }
        return changes
    }
}
