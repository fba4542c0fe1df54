public import FormworkCore
import FormworkPresentation

// Where the focus goes: from field to field, past everything that takes no input now.

extension FormSession {
    /// Whether the focus can go to a row: a field that takes input now, with a control that this version can draw.
    public func takesFocus(_ row: RowID) -> Bool {
        guard row.kind == .field, let state = engine.field(row.node), state.isEnabled else { return false }
        return state.field.type.takesInput && state.control != .unsupported
    }

    /// The next row that takes the focus; the first of all for `nil`. `nil` after the last.
    ///
    /// - Complexity: linear in the number of rows that are passed.
    public func row(after row: RowID?) -> RowID? {
        guard let row else { return engine.rows.first { takesFocus($0.id) }?.id }
        guard let place = engine.index(of: row) else { return nil }
        return engine.rows[(place + 1)...].first { takesFocus($0.id) }?.id
    }

    /// The row before that takes the focus; the last of all for `nil`. `nil` before the first.
    ///
    /// - Complexity: linear in the number of rows that are passed.
    public func row(before row: RowID?) -> RowID? {
        guard let row else { return engine.rows.last { takesFocus($0.id) }?.id }
        guard let place = engine.index(of: row) else { return nil }
        return engine.rows[..<place].last { takesFocus($0.id) }?.id
    }

    /// The row of the first error that is shown; `nil` for none.
    public var firstErrorRow: RowID? { engine.errors.first?.row }
}
