public import FormworkCore

// One line each for code that hides, disables or requires. A condition in the form (`visible(when:)` and the like) is mostly better:
// a server and a page know it too.

extension FormSession {
    /// Hides fields, sections or groups, whatever their conditions say; or gives them back to their conditions.
    ///
    /// This changes the form of this session only, and is no step to undo. Targets that show an element still act. A form that
    /// was read from an archive, and a change that the form cannot have, are mistakes (`FormMistake.definition`).
    ///
    /// - Parameters:
    ///   - names: Paths of fields, such as `address.street`, or `guests[].name` for the field in every item; or ids of sections and
    ///     groups. A name that the form does not have is a mistake (`FormMistake`) and changes nothing.
    ///   - isHidden: Whether they are hidden.
    @discardableResult
    public func setHidden(_ names: String..., to isHidden: Bool = true) -> ChangeSet { setHidden(names, to: isHidden) }

    /// Hides fields, sections or groups; see `setHidden(_:to:)` with single names.
    @discardableResult
    public func setHidden(_ names: [String], to isHidden: Bool = true) -> ChangeSet {
        update(
            names, field: { $0.hidden = isHidden }, section: { $0.hidden = isHidden }, group: { $0.hidden = isHidden })
    }

    /// Disables fields, sections or groups, whatever their conditions say; or gives them back to their conditions.
    ///
    /// This changes the form of this session only, as `setHidden(_:to:)` does. Targets that enable an element still act.
    ///
    /// - Parameters:
    ///   - names: As of `setHidden(_:to:)`.
    ///   - isDisabled: Whether they take no input.
    @discardableResult
    public func setDisabled(_ names: String..., to isDisabled: Bool = true) -> ChangeSet {
        setDisabled(names, to: isDisabled)
    }

    /// Disables fields, sections or groups; see `setDisabled(_:to:)` with single names.
    @discardableResult
    public func setDisabled(_ names: [String], to isDisabled: Bool = true) -> ChangeSet {
        update(
            names, field: { $0.disabled = isDisabled }, section: { $0.disabled = isDisabled },
            group: { $0.disabled = isDisabled })
    }

    /// Makes fields required, or not.
    ///
    /// Their condition `required(when:)` is removed, and `to: false` does not bring it back. This changes the form of this
    /// session only, as `setHidden(_:to:)` does.
    ///
    /// - Parameters:
    ///   - names: Paths of fields, as of `setHidden(_:to:)`.
    ///   - isRequired: Whether they must be answered.
    @discardableResult
    public func setRequired(_ names: String..., to isRequired: Bool = true) -> ChangeSet {
        setRequired(names, to: isRequired)
    }

    /// Makes fields required, or not; see `setRequired(_:to:)` with single names.
    @discardableResult
    public func setRequired(_ names: [String], to isRequired: Bool = true) -> ChangeSet {
        update(
            names,
            field: {
                $0.validations.required = isRequired
                $0.requiredWhen = ""
            }, section: nil, group: nil)
    }

    /// Changes all elements in one change. Elements that nothing can be said of are mistakes.
    private func update(
        _ names: [String], field: (inout Field) -> Void, section: ((inout FormSection) -> Void)?,
        group: ((inout FormGroup) -> Void)?
    ) -> ChangeSet {
        if engine.form.isArchived {
            report(.definition("A form that was read from an archive has no definition, so code cannot change it."))
            return ChangeSet()
        }
        var unknown: [String] = []
        defer { for name in unknown { reportUnknown(name) } }
        do throws(DefinitionProblems) {
            return try change { definition in
                for name in names {
                    let isField = definition.updateField(name, field)
                    let isSection = !isField && (section.map { definition.updateSection(name, $0) } ?? false)
                    let isGroup = !isField && !isSection && (group.map { definition.updateGroup(name, $0) } ?? false)
                    if !isField, !isSection, !isGroup { unknown.append(name) }
                }
            }
        } catch {
            for sentence in error.sentences { report(.definition(sentence)) }
            return ChangeSet()
        }
    }
}

extension FormEngine {
    /// The parameters of a session without errors: the answers as another program expects them.
    ///
    /// - Throws: The first error in the order of the page.
    public func validParameters() throws(ShownError) -> JSONValue {
        try validValues(ValueOptions(names: .parameters))
    }
}

extension FormSession {
    /// The parameters of a session without errors; see `FormEngine.validParameters`.
    public func validParameters() throws(ShownError) -> JSONValue { try engine.validParameters() }
}
