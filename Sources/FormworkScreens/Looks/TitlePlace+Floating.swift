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
    /// The title as it is drawn: with the sign for what must be answered, where the form wants that. Blank if there is
    /// no title.
    public var titleWithSign: String {
        let hasSign = !title.isEmpty && isMarkedRequired && state.field.type.takesInput
        return hasSign ? title + " *" : title
    }
}
