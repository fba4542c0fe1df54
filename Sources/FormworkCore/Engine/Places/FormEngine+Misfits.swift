extension FormEngine {
    /// Loads answers, and says what of them does not fit the form. What does not fit is never only dropped in silence: show the
    /// misfits to whoever made the answers, or log their paths and codes, which contain no answer.
    ///
    /// - Parameter answers: An object, nested or flat by path, as `FormInput.load` takes it.
    public func load(_ answers: JSONValue) -> (changes: ChangeSet, misfits: [AnswerMisfit]) {
        let changes = perform(.load(answers))
        return (changes, misfits(in: answers))
    }

    /// The parts of answers that do not fit, in the order of the answers; at most 100. Besides those for which the form has no
    /// place (`CompiledForm.misfits(in:)`) these are texts for numbers or days, choices that are none of the options, and items
    /// for which the session has no room.
    ///
    /// Call this right after the answers were loaded, because it looks at the present answers. Choices that a loader brings are
    /// not looked at.
    ///
    /// - Complexity: linear in the answers and in the names of the form.
    public func misfits(in answers: JSONValue) -> [AnswerMisfit] {
        var walk = MisfitWalk(form, state)
        walk.look(at: answers.objectValue ?? [], in: MisfitWalk.Place())
        return walk.found
    }

    /// The reason why the present answer of a field does not fit; `nil` if the field can have it, and for anything but a field.
    package func misfit(of id: NodeID) -> AnswerMisfit? {
        guard let node = state.node(id), let field = state.field(of: node) else { return nil }
        return state.misfit(of: field, at: node).map { AnswerMisfit(code: $0, path: path(of: id)) }
    }
}

extension FormState {
    /// Why a field cannot have its answer. Choices that a loader brings are not looked at.
    func misfit(of field: CompiledField, at node: NodeIndex) -> AnswerMisfit.Code? {
        let record = nodes[node]
        if record.flags.contains(.malformed) { return .wrongType }
        let isLoaded = field.definition.optionSource != nil || field.definition.files != nil
        return record.value.isBlank || isLoaded || field.allows(record.value) ? nil : .unknownOption
    }
}
