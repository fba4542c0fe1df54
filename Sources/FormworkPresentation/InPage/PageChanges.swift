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
        for (row, isTopmost) in nested(changes.removals.reversed()) where isTopmost {
            list.append(.object([.text("remove", row.id.text)]))
        }
        let rows = form.engine.state.rows
        var position = rows.startIndex
        for (row, isTopmost) in nested(changes.insertions) {
            var members = [JSONMember.text("insert", row.id.text)]
            if isTopmost {
                // Both lists are in the order of the page, so one walk finds every row.
                while position < rows.endIndex, rows[position].id != row.id { position = position.next }
                members.append(place(of: row, at: position, in: rows))
            } else {
                members.append(.text("last", row.parent?.text ?? ""))
            }
            list.append(.object(members + RowState(row.id, .all, in: form).members))
        }
        for update in changes.updates {
            let members = RowState(update.id, update.aspects, in: form).members
            if !members.isEmpty { list.append(.row(update.id, members)) }
        }
        return list
    }

    /// The rows in their order, each with whether its parent is not in the list. The other rows are inside these.
    private func nested(_ placed: [PlacedRow]) -> [(row: FormRow, isTopmost: Bool)] {
        var result: [(row: FormRow, isTopmost: Bool)] = []
        var ancestors: [RowID] = []
        for placed in placed {
            let row = placed.row
            while let last = ancestors.last, last != row.parent { ancestors.removeLast() }
            result.append((row, ancestors.isEmpty))
            ancestors.append(row.id)
        }
        return result
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
    /// Makes an update of a row.
    @inline(never)
    static func row(_ row: RowID, _ members: [JSONMember]) -> JSONValue { .object([.text("row", row.text)] + members) }
}
