extension FormEngine {
    /// Changes the form while it runs: fields, sections and groups come, go, move or change their kind; answers, items
    /// and whatever else still fits stay, and rows keep their identities.
    ///
    /// A form that was read from an archive has no rules to write down again, so that it cannot be changed like this:
    /// nothing happens. It can `adopt` another form.
    ///
    /// A field whose definition changed is drawn anew: its row is among the removals and the insertions.
    ///
    /// - Throws: the errors of the changed definition; then nothing has changed.
    /// - Complexity: what compiling the form costs.
    @discardableResult
    public func change(_ edit: (inout FormDefinition) -> Void) throws(DefinitionProblems) -> ChangeSet {
        if form.isArchived { return ChangeSet() }
        var definition = form.source
        edit(&definition)
        return adopt(try CompiledForm(definition))
    }

    /// Goes on with another form; `mismatches(with:)` of a snapshot made before tells what no longer fits.
    ///
    /// - Complexity: linear in the size of both forms and the answers.
    @discardableResult
    public func adopt(_ changed: CompiledForm) -> ChangeSet {
        let memory = snapshot()
        let reports = reportedErrors
        let (oldForm, oldRows) = (form, rows)
        form = changed.numbered(after: oldForm)
        statistics.transactions += 1
        forgetEverything()
        open()
        takeBack(memory)
        for (path, error) in reports {
            if let id = node(at: path), let node = position(id) { nodes[node].reported = error }
        }
        checkQueuedNodes()
        var changes = commit()
        let rows = ChangeSet(from: oldRows, to: rows) { [form] in !$0.isDrawnAlike(in: oldForm, and: form) }
        changes.removals = rows.removals
        changes.insertions = rows.insertions
        let isNew = Set(rows.insertions.map { $0.row.id })
        changes.updates = self.rows.filter { !isNew.contains($0.id) }.map { RowUpdate(id: $0.id, aspects: .all) }
        return changes
    }

    /// Errors found elsewhere that are still shown, by path.
    private var reportedErrors: [(String, ReportedError)] {
        var list: [(String, ReportedError)] = []
        forEachNode { node in
            if let error = nodes[node].reported { list.append((path(of: id(of: node)), error)) }
        }
        return list
    }

    private func forgetEverything() {
        nodes = []
        items = []
        liveItems = 0
        queue = WorkQueue()
        touchedNodes = []
        rowChangedNodes = []
        nodesToCheck = []
        occasions = []
        extraUpdates = []
        rows = []
    }
}

extension RowID {
    /// Whether what the definition says about a row is the same in two forms.
    fileprivate func isDrawnAlike(in old: CompiledForm, and new: CompiledForm) -> Bool {
        guard let first = old.place(of: node.element), let second = new.place(of: node.element) else { return false }
        let (before, after) = (old.elements[first], new.elements[second])
        guard before.kind == after.kind else { return false }
        switch after.kind {
        case .group: return old.groups[before.content] == new.groups[after.content]
        case .section: return old.sections[before.content] == new.sections[after.content]
        case .field: return old.fields[before.content].definition == new.fields[after.content].definition
        }
    }
}

extension RowAspects {
    /// Everything a row can show.
    static let all = RowAspects(names.map { $0.0 })
}
