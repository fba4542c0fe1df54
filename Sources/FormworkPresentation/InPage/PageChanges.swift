import FormworkRuntime

/// The changes of a page's rows after a transaction, as JSON: removals, insertions, and then updates.
struct PageChanges {
    private let form: FormPresentation

    init(_ form: FormPresentation) {
        self.form = form
    }

    /// The changes in the order in which a page makes them.
    func list(_ changes: ChangeSet) -> [JSONValue] {
        var list: [JSONValue] = []
        var ancestors: [RowID] = []
        for placed in changes.removals.reversed() where isTopmost(placed.row, &ancestors) {
            list.append(.object([.text("remove", placed.row.id.text)]))
        }
        let rows = form.engine.state.rows
        var position = rows.startIndex
        ancestors = []
        for placed in changes.insertions {
            let row = placed.row
            var place = JSONMember.text("last", row.parent?.text ?? "")
            if isTopmost(row, &ancestors) {
                // Both lists are in the order of the page, so one walk finds every row.
                while position < rows.endIndex, rows[position].id != row.id { position = position.next }
                place = self.place(of: row, at: position, in: rows)
            }
            list.append(.object([.text("insert", row.id.text), place] + RowState(row.id, .all, in: form).members))
        }
        for update in changes.updates {
            let members = RowState(update.id, update.aspects, in: form).members
            if !members.isEmpty { list.append(.row(update.id, members)) }
        }
        return list
    }

    /// Whether the parent of a row is not among the rows before it. The other rows are inside these.
    private func isTopmost(_ row: FormRow, _ ancestors: inout [RowID]) -> Bool {
        while let last = ancestors.last, last != row.parent { ancestors.removeLast() }
        ancestors.append(row.id)
        return ancestors.count == 1
    }

    /// The place of a row: after its neighbour, or as the first one of its parent.
    private func place(of row: FormRow, at position: RowPosition, in rows: RowArray) -> JSONMember {
        let neighbour = rows[..<position].last { $0.id == row.parent || $0.parent == row.parent }
        if let neighbour, neighbour.id != row.parent { return .text("after", neighbour.id.text) }
        return .text("first", row.parent?.text ?? "")
    }
}

extension JSONMember {
    /// Makes a member whose value is a text. It is a function, because writing it out at every use would make the page much larger.
    @inline(never)
    static func text(_ key: String, _ text: String) -> JSONMember { JSONMember(key, .string(text)) }
}

extension JSONValue {
    /// Makes a list of texts.
    @inline(never)
    static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

    /// Makes an update of a row.
    @inline(never)
    static func row(_ row: RowID, _ members: [JSONMember]) -> JSONValue { .object([.text("row", row.text)] + members) }
}
