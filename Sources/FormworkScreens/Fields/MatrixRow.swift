// The rows of a matrix are choices with the same options. Where there is room, the options stand in columns that all rows share.

extension FieldPresentation {
    /// Whether the options stand in the columns of a table with those of the other rows of their matrix. A row of fields is no such
    /// row: its fields stand side by side as those of any line do.
    ///
    /// - Parameter sharingLines: Whether fields stand side by side; a narrow screen and large texts have no room for that.
    func standsInColumns(sharingLines: @autoclosure () -> Bool) -> Bool {
        guard isMatrixRow, columns == 12 else { return false }
        guard control.choosing != nil, control != .menu, control != .list(.one) else { return false }
        // An answer that is not on offer any more brings a column of its own, and the row stays as it is.
        return (1...MatrixColumns.most).contains(shownOptions.count) && sharingLines()
    }
}

/// The columns of a matrix.
public enum MatrixColumns {
    /// So many columns have room for a finger each, in the narrowest table that has columns.
    static var most: Int { 6 }

    /// The share of the line that the title of a row takes.
    public static var titleShare: Double { 1.0 / 3 }

    /// The share of the line that each column takes. A choice of one has a further column, with what takes the choice back.
    ///
    /// - Parameters:
    ///   - options: How many options there are.
    ///   - takesOne: Whether one of them can be chosen.
    public static func share(of options: Int, takesOne: Bool) -> Double {
        (1 - titleShare) / Double(max(options + (takesOne ? 1 : 0), 1))
    }
}

extension FormEngine {
    /// Whether the words of the columns stand above a row: no row with the same ones is shown just before it.
    public func beginsColumns(_ row: RowID) -> Bool {
        guard let index = index(of: row), let before = rows[..<index].last, before.id.kind == .field,
            before.parent == rows[index].parent, let above = presentation(of: before.id.node),
            above.standsInColumns(sharingLines: true)
        else { return true }
        let titles = presentation(of: row.node)?.listedOptions.map(\.title)
        return above.listedOptions.map(\.title) != titles
    }
}
