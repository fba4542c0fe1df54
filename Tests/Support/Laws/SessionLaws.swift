package import FormworkCore

/// The laws that hold after every transaction of every session, for random play and for the fuzzer.
package enum SessionLaws {
    /// The law that is broken after a transaction; `nil` if absent.
    package static func problem(of changes: ChangeSet, from old: [FormRow], in engine: FormEngine) -> String? {
        var rows = old
        for removal in changes.removals {
            guard rows.indices.contains(removal.position), rows[removal.position] == removal.row else {
                return "a row is removed that is not there"
            }
            rows.remove(at: removal.position)
        }
        for insertion in changes.insertions {
            guard insertion.position <= rows.count else { return "a row is inserted beyond the end" }
            rows.insert(insertion.row, at: insertion.position)
        }
        if rows != engine.rows { return "the change set does not lead to the new rows" }
        let present = Set(rows.map(\.id))
        if let stray = changes.updates.first(where: { !present.contains($0.id) }) {
            return "the row \(stray.id.text) is updated and not there"
        }
        return engine.checkInvariants().first
    }
}
