/// Where the title of a field stands that is typed into.
public enum TitlePlace: Hashable, CaseIterable, Sendable {
    /// On a line of its own over the text.
    case above
    /// Before the text, in the same line; over it where texts are large.
    case beside
    /// In the place of the text while there is none, then over it.
    case floating
}

extension TitlePlace {
    /// Whether the title stands in the place of the text.
    ///
    /// - Parameters:
    ///   - hasTitle: Whether there is a title.
    ///   - isFilled: Whether there is text, or somebody is about to type some.
    public func waitsInControl(hasTitle: Bool, isFilled: Bool) -> Bool {
        self == .floating && hasTitle && !isFilled
    }
}

extension FieldPresentation {
    /// The title as it is drawn: with the mark for what must be answered, where the form wants that. Blank for none.
    public var markedTitle: String {
        let isMarked = !title.isEmpty && isMarkedRequired && state.field.type.takesInput
        return isMarked ? title + " *" : title
    }
}
