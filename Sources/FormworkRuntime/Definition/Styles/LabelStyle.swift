/// Where the title of a field stands that is typed into or chosen from a list.
public enum LabelStyle: String, CaseIterable, Hashable, Sendable {
    /// On a line of its own over the control.
    case above
    /// Before the control, in the same line.
    case beside
    /// In the place of the text while there is none, then over it. Over a control that always shows something.
    case floating
}
