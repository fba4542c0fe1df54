/// A typed answer.
///
/// There is one blank value. Absent and `null` values, "", white space and empty lists all become it. `false` and 0 are
/// not blank.
public enum FormValue: Equatable, Sendable {
    /// No answer.
    case blank
    /// `true` or `false`, such as of a switch.
    case bool(Bool)
    /// An exact decimal number.
    case number(DecimalNumber)
    /// Text. A `normalized` value has no text without a visible character.
    case text(String)
    /// Several answers, in order.
    case list([FormValue])
}
