/// The symbols before options, by their names in SF Symbols.
public struct OptionSymbols: Equatable, Sendable {
    /// Before the chosen one of several options.
    public var chosen = "largecircle.fill.circle"
    /// Before the others.
    public var other = "circle"
    /// Before a box that is ticked.
    public var ticked = "checkmark.square.fill"
    /// Before one that is not.
    public var unticked = "square"
    /// A star that counts.
    public var fullStar = "star.fill"
    /// A star that does not.
    public var emptyStar = "star"
    /// Whether the symbol stands after the words.
    public var isAfterTitle = false

    /// The usual.
    public init() {}

    /// The symbol of an option.
    ///
    /// - Parameters:
    ///   - isChosen: Whether it is chosen.
    ///   - takesOne: Whether one of the options can be chosen, or several.
    public func symbol(isChosen: Bool, takesOne: Bool) -> String {
        if takesOne { return isChosen ? chosen : other }
        return isChosen ? ticked : unticked
    }
}
