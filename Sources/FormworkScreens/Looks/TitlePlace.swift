/// Where the title of a field stands that is typed into.
public enum TitlePlace: Hashable, CaseIterable, Sendable {
    /// On a line of its own over the text.
    case above
    /// Before the text, in the same line; over it where texts are large.
    case beside
    /// In the place of the text while there is none, then over it.
    case floating
}
