public import FormworkCore

// The parts of a form are changed by the modifiers that made them: `form.updateField("mobile") { $0.disabled() }`. Properties
// without a modifier are set: `form.updateField("mobile") { $0.title = "Mobile" }`.

extension FormDefinition {
    /// Changes a field by modifiers. It is named by its id with the repeats and nested forms around it: `companies[].name`.
    ///
    /// - Returns: Whether there is such a field.
    @discardableResult
    public mutating func updateField(_ id: String, _ change: (Field) -> Field) -> Bool {
        updateField(id) { field in field = change(field) }
    }

    /// Changes many fields at once by modifiers.
    public mutating func updateFields(_ ids: Set<String>, _ change: (Field) -> Field) {
        updateFields(ids) { field in field = change(field) }
    }

    /// Changes a section by modifiers.
    ///
    /// - Returns: Whether there is such a section.
    @discardableResult
    public mutating func updateSection(_ id: String, _ change: (FormSection) -> FormSection) -> Bool {
        updateSection(id) { section in section = change(section) }
    }

    /// Changes a group by modifiers.
    ///
    /// - Returns: Whether there is such a group.
    @discardableResult
    public mutating func updateGroup(_ id: String, _ change: (FormGroup) -> FormGroup) -> Bool {
        updateGroup(id) { group in group = change(group) }
    }
}
