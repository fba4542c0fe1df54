/// The style in which a field is shown. A renderer that lacks a style uses the nearest one.
public enum FieldStyle: String, CaseIterable, Equatable, Sendable {
    /// The usual style of the renderer for the type.
    case automatic
    /// All options visible at once, one below the other.
    case radio
    /// All options visible at once, side by side.
    case segmented
    /// A list that opens when it is pressed, in the usual way of the system.
    case list
    /// For a date, a time or both: the editor opens as a row under the field.
    case inline
    /// For a choice of several options: the answer has the options in the order in which they were chosen, and not in
    /// that of the definition.
    case ordered
}
