import FormworkPresentation
import FormworkRuntime

/// The patches of a page for the changes of a transaction.
extension RowRenderer {
    /// The patches: the removals, the insertions with everything inside them, and then the updates.
    func patches(for changes: ChangeSet) -> [JSONValue] {
        var patches: [JSONValue] = []
        for row in topmost(changes.removals.reversed()) {
            patches.append(.object([.text("remove", row.id.text)]))
        }
        let rows = engine.state.rows
        var position = rows.startIndex
        for row in topmost(changes.insertions) {
            // Both lists are in the order of the page, so one walk finds every row.
            while position < rows.endIndex, rows[position].id != row.id { position = position.next }
            if position < rows.endIndex { patches.append(insertion(rows, position)) }
        }
        for update in changes.updates {
            let members = self.members(for: update)
            if !members.isEmpty { patches.append(.patch(update.id, members)) }
        }
        return patches
    }

    /// The rows whose parents are not in the list. The other rows are inside these.
    private func topmost(_ placed: [PlacedRow]) -> [FormRow] {
        var result: [FormRow] = []
        var ancestors: [RowID] = []
        for placed in placed {
            let row = placed.row
            while let last = ancestors.last, last != row.parent { ancestors.removeLast() }
            if ancestors.isEmpty { result.append(row) }
            ancestors.append(row.id)
        }
        return result
    }

    private func insertion(_ rows: RowArray, _ start: RowPosition) -> JSONValue {
        let row = rows[start]
        var place = JSONMember.text("into", row.parent?.text ?? "")
        let neighbour = rows[..<start].last { $0.id == row.parent || $0.parent == row.parent }
        if let neighbour, neighbour.id != row.parent { place = .text("after", neighbour.id.text) }
        var html = HTMLWriter()
        var position = start
        write(rows, at: &position, level: headingLevel(at: start, in: rows), to: &html)
        return .object([.text("insert", row.id.text), .text("html", html.string), place])
    }

    /// The level of a row's heading. It is one more than the number of headings with titles above it.
    private func headingLevel(at position: RowPosition, in rows: RowArray) -> Int {
        var level = topLevel
        var parent = rows[position].parent
        // Every row comes after its parent.
        for row in rows[..<position].reversed() where row.id == parent {
            if !form.heading(row.id).isEmpty { level += 1 }
            parent = row.parent
        }
        return level
    }

    /// A patch for the label of the return key at a text control.
    func enterKeyPatch(_ row: RowID) -> JSONValue {
        .patch(row, [.object("attributes", [.text("enterkeyhint", form.returnKey(of: row).rawValue)])])
    }
}
