/// The place of the title of a field that a person types into or chooses from a list.
public enum LabelStyle: String, CaseIterable, Hashable, Sendable {
    /// On a line of its own over the control.
    case above
    /// Before the control, in the same line.
    case beside
    /// In the place of the text while there is no text, and over the text otherwise. It is always over a control that
    /// always shows something.
    case floating
}
