/// The place of the title of a field that a person types into or chooses from a list.
public enum TitlePlace: String, CaseIterable, Hashable, Sendable {
    /// On a line of its own over the control.
    case above
    /// Before the control, in the same line.
    case beside
    /// Inside the control while it has no text, and over the text otherwise. For a control that is never empty, the
    /// title is always over it.
    case floating
}
