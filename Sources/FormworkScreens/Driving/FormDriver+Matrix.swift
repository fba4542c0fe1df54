extension FormDriver {
    /// Whether a row stands in the columns of a matrix, where there is room for them.
    func standsInColumns(_ row: RowID) -> Bool {
        guard row.kind == .field, let shown = engine.presentation(of: row.node) else { return false }
        if case .columns = shown.control.shown(with: abilities(for: shown, sharingLines: true)) { return true }
        return false
    }

    /// Whether any row stands in columns, where there is room for them.
    var hasColumns: Bool {
        table.sections.contains { $0.lines.contains { standsInColumns($0.id) } }
    }

    /// Draws the rows of a matrix again where one of them came or went, or has other columns: another row may be the one that the
    /// words of the columns stand above. An answer that is not on offer any more has a column, as long as it is the answer.
    func refreshColumns(_ set: ChangeSet) {
        guard sharesLines else { return }
        var parents = Set((set.removals + set.insertions).compactMap { $0.row.id.kind == .field ? $0.row.parent : nil })
        for update in set.updates
        where !update.aspects.isDisjoint(with: [.options, .value]) && standsInColumns(update.id) {
            if let index = engine.index(of: update.id), let parent = engine.rows[index].parent {
                parents.insert(parent)
            }
        }
        for parent in parents {
            guard let section = table.section(of: parent) else { continue }
            for line in table.sections[section].lines where standsInColumns(line.id) {
                surface?.refresh(line.id, .options, caret: nil)
            }
        }
    }
}
