import FormworkCore

// Answers that code loads and sets may not fit the form. The report has their path, and never the answer.

extension FormSession {
    /// Loads answers and reports what does not fit.
    ///
    /// - Parameter leavesOutUnknown: Whether names that the form does not have are meant to be left out, as properties of a
    ///   model are.
    func load(_ answers: JSONValue, leavesOutUnknown: Bool) -> [AnswerMisfit] {
        perform(.load(answers))
        guard answers.objectValue?.isEmpty != true else { return [] }
        let misfits = engine.misfits(in: answers).filter { misfit in
            misfit.code == .unknownField ? !leavesOutUnknown : !isOfLoader(misfit)
        }
        for misfit in misfits {
            if misfit.code == .unknownField { knowPath(misfit.path) } else { report(.misfit(misfit)) }
        }
        return misfits
    }

    /// Sets an answer and reports if the form takes none there, or if the field cannot have this one.
    func set(_ node: NodeID, at path: String, to value: FormValue, notifying: Bool) -> ChangeSet {
        // Code may clear whatever it wants to be empty.
        let isTaken = takesAnswer(node)
        if !value.isBlank, !isTaken {
            report(.takesNoAnswer(path: path))
        }
        let changes = perform(.set(node, value), notifying: notifying)
        // A field that takes none keeps the answer that it had, which is not the one that was set.
        if isTaken, let misfit = engine.misfit(of: node), !isOfLoader(misfit) { report(.misfit(misfit)) }
        return changes
    }

    /// Whether a choice is missing from the options because a loader of the environment brings them later.
    private func isOfLoader(_ misfit: AnswerMisfit) -> Bool {
        misfit.code == .unknownOption && optionBindings.contains { misfit.path.matches($0.path) }
    }

    private func takesAnswer(_ node: NodeID) -> Bool {
        guard engine.takesInput(node), let field = engine.field(node)?.compiled else { return false }
        return field.valueKind != .none && (field.type.takesInput || field.definition.formula.isEmpty)
    }
}
