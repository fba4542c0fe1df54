/// A typed answer.
///
/// There is one blank value. Absent and `null` values, "", white space and empty lists all become it. `false` and 0 are
/// not blank.
public enum FormValue: Equatable, Sendable {
    /// No answer.
    case blank
    /// On or off.
    case bool(Bool)
    /// An exact decimal number.
    case number(DecimalNumber)
    /// Text; never consists of white space alone once `normalized`.
    case text(String)
    /// Several answers, in order.
    case list([FormValue])
}
