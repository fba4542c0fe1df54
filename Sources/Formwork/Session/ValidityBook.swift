import FormworkCore

/// Remembers the validity of every answer, to find those that change.
struct ValidityBook {
    /// The validity that observers know. It is `clear` for fields that are not here.
    private var told: [NodeID: FieldValidity] = [:]

    /// Notes a change and finds the validities that changed. Answers that were removed with their items are left out.
    ///
    /// - Complexity: proportional to the change; linear in the form where that was submitted or replaced.
    mutating func note(_ change: EngineChange, in session: CodeCheckedSession) -> [ValidityChange] {
        let engine = session.engine
        var nodes = Set(session.checkedNodes)
        for (node, validity) in told where validity == .pending { nodes.insert(node) }
        for row in change.changes.rows { nodes.insert(row.node) }
        nodes.formUnion(change.cause.answered)
        if change.mayConcernEveryAnswer { engine.forEachNode { nodes.insert($0) } }
        if change.replacesAnswers || !change.changes.removals.isEmpty { forgetMissing(in: engine) }
        var found: [ValidityChange] = []
        for node in nodes {
            let new = session.validity(of: node)
            let old = told[node] ?? .clear
            if new == old { continue }
            told[node] = new == .clear ? nil : new
            found.append(ValidityChange(node: node, path: engine.path(of: node), old: old, new: new))
        }
        return found.sorted { $0.node < $1.node }
    }

    /// Forgets the answers in removed items.
    private mutating func forgetMissing(in engine: FormEngine) {
        told = told.filter { !engine.path(of: $0.key).isEmpty }
    }
}

extension EngineChange {
    /// Whether the validity of every answer may have changed.
    fileprivate var mayConcernEveryAnswer: Bool {
        switch cause {
        case .input(.submit), .definition, .restore: true
        default: replacesAnswers || changes.submission != nil
        }
    }
}

extension ChangeCause {
    /// The nodes of answers that are validated from now on, although their rows may look as before.
    fileprivate var answered: [NodeID] {
        guard case .input(let input) = self else { return [] }
        return switch input {
        case .blur(let node), .set(let node, _), .edit(let node, _), .step(let node, _): [node]
        case .editAll(let edits): edits.map(\.0)
        default: []
        }
    }
}

extension ChangeSet {
    /// The rows that were removed, inserted or updated.
    fileprivate var rows: [RowID] {
        removals.map(\.row.id) + insertions.map(\.row.id) + updates.map(\.id)
    }
}
