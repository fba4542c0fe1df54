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
