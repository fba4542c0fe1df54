extension FormEngine {
    /// Changes the form while it runs. Fields, sections and groups can be added, removed, moved and replaced. Answers,
    /// items and everything else that still fits stay, and rows keep their identities.
    ///
    /// A form that was read from an archive does not have the texts of its rules, so it cannot be changed like this,
    /// and nothing happens. It can `adopt` another form.
    ///
    /// A row of which only aspects changed is among the updates, with these aspects. If a field changed in another way,
    /// such as in its kind, its row is among the removals and the insertions, because it has to be drawn anew.
    ///
    /// - Throws: The errors of the changed definition. Then nothing has changed.
    /// - Complexity: that of compiling the form.
    @discardableResult
    public func change(_ edit: (inout FormDefinition) -> Void) throws(DefinitionProblems) -> ChangeSet {
        if form.isArchived { return ChangeSet() }
        var definition = form.source
        edit(&definition)
        return adopt(try CompiledForm(definition))
    }

    /// Replaces the form by another one. Answers that fit into it are kept. `mismatches(with:)` of an earlier snapshot
    /// returns the answers that do not fit.
    ///
    /// - Complexity: linear in the size of both forms and the answers.
    @discardableResult
    public func adopt(_ changed: CompiledForm) -> ChangeSet {
        tell(.definition) { replaceDefinition(changed) }
    }

    private func replaceDefinition(_ changed: CompiledForm) -> ChangeSet {
        let snapshot = snapshot()
        let reports = state.reportedErrors
        let (oldForm, oldRows) = (form, state.rows)
        let pictures = RowPicture.pictures(of: self)
        let removedAnswers = memory?.removedAnswers
        var changes = run(.adopting) { transaction in
            transaction.open(changed.numbered(after: oldForm))
            transaction.restoreAnswers(snapshot)
            for (path, error) in reports { transaction.showAgain(error, at: path) }
            transaction.validateQueuedNodes()
        }
        memory?.restoreRemovedAnswers(removedAnswers)
        let rows = ChangeSet(from: oldRows, to: state.rows) { [form] in !$0.isDrawnAlike(in: oldForm, and: form) }
        changes.removals = rows.removals
        changes.insertions = rows.insertions
        let isNew = Set(rows.insertions.map { $0.row.id })
        changes.updates = self.rows.filter { !isNew.contains($0.id) }.compactMap { row in
            guard let old = pictures[row.id] else { return nil }
            let aspects = RowPicture(row.id, in: self).aspects(changedFrom: old)
            return aspects.isEmpty ? nil : RowUpdate(id: row.id, aspects: aspects)
        }
        return changes
    }
}

extension FormState {
    /// The shown errors that were found elsewhere, by path.
    fileprivate var reportedErrors: [(String, ReportedError)] {
        var list: [(String, ReportedError)] = []
        nodes.forEach { node in
            if let error = nodes[node].reported { list.append((path(of: id(of: node)), error)) }
        }
        return list
    }
}

extension Transaction {
    fileprivate mutating func showAgain(_ error: ReportedError, at path: String) {
        if let id = state.node(at: path), let node = state.node(id) { show(error, at: node) }
    }
}

extension RowID {
    /// Whether a row is drawn in the same way in two forms.
    fileprivate func isDrawnAlike(in old: CompiledForm, and new: CompiledForm) -> Bool {
        guard let first = old.element(numbered: node.element), let second = new.element(numbered: node.element) else {
            return false
        }
        switch (old.elements[first].content, new.elements[second].content) {
        case (.group(let before), .group(let after)): return old.groups[before] == new.groups[after]
        case (.section(let before), .section(let after)):
            return old.sections[before].definition == new.sections[after].definition
        case (.field(let before), .field(let after)):
            return old.fields[before].definition.withoutAspects == new.fields[after].definition.withoutAspects
        default: return false
        }
    }
}
