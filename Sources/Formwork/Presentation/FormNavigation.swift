public import FormworkCore
import FormworkPresentation

// The order of the focus: from field to field, past everything that takes no input now.

extension FormSession {
    /// Whether a row can have the focus: it is a field that takes input now, with a control that this version of
    /// Formwork can draw.
    public func takesFocus(_ row: RowID) -> Bool {
        guard row.kind == .field, let state = engine.field(row.node), state.isEnabled else { return false }
        return state.field.type.takesInput && state.control != .unsupported
    }

    /// The next row that can have the focus, or the first one after `nil`; `nil` if there is no further one.
    ///
    /// - Complexity: linear in the number of rows that are passed.
    public func row(after row: RowID?) -> RowID? {
        guard let row else { return engine.rows.first { takesFocus($0.id) }?.id }
        guard let place = engine.index(of: row) else { return nil }
        return engine.rows[(place + 1)...].first { takesFocus($0.id) }?.id
    }

    /// The row before that can have the focus, or the last one before `nil`; `nil` if absent.
    ///
    /// - Complexity: linear in the number of rows that are passed.
    public func row(before row: RowID?) -> RowID? {
        guard let row else { return engine.rows.last { takesFocus($0.id) }?.id }
        guard let place = engine.index(of: row) else { return nil }
        return engine.rows[..<place].last { takesFocus($0.id) }?.id
    }

    /// The row of the first error that is shown; `nil` if no error is shown.
    public var firstErrorRow: RowID? { engine.errors.first?.row }
}
