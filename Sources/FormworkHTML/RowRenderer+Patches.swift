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
        let rows = engine.rows
        var position = RowPosition(0)
        for row in topmost(changes.insertions) {
            // Both lists are in the order of the page, so one walk finds every row.
            while position < rows.end, rows[position].id != row.id { position = position.next }
            if position < rows.end { patches.append(insertion(rows, position)) }
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

    private func insertion(_ rows: [FormRow], _ start: RowPosition) -> JSONValue {
        let row = rows[start]
        var place = JSONMember.text("into", row.parent?.text ?? "")
        var before = start.position - 1
        while before >= 0, rows[before].id != row.parent {
            if rows[before].parent == row.parent {
                place = .text("after", rows[before].id.text)
                break
            }
            before -= 1
        }
        var html = HTMLWriter()
        var position = start
        write(rows, at: &position, level: headingLevel(of: row, in: rows), to: &html)
        return .object([.text("insert", row.id.text), .text("html", html.string), place])
    }

    /// The level of a row's heading. It is one more than the number of headings with titles above it.
    private func headingLevel(of row: FormRow, in rows: [FormRow]) -> Int {
        var level = topLevel
        var parent = row.parent
        while let id = parent {
            if !form.heading(id).isEmpty { level += 1 }
            parent = rows.first { $0.id == id }?.parent
        }
        return level
    }

    /// A patch for the label of the return key at a text control.
    func enterKeyPatch(_ row: RowID) -> JSONValue {
        .patch(row, [.object("attributes", [.text("enterkeyhint", form.returnKey(of: row).rawValue)])])
    }
}
