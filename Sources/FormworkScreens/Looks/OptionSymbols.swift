/// The small pictures of options, boxes, stars and signs: symbols of the system, or pictures of the app.
public struct OptionSymbols: Equatable, Sendable {
    /// Before the chosen one of several options.
    public var chosen: FormSymbol = "largecircle.fill.circle"
    /// Before the others.
    public var other: FormSymbol = "circle"
    /// Before a box that is ticked.
    public var ticked: FormSymbol = "checkmark.square.fill"
    /// Before one that is not.
    public var unticked: FormSymbol = "square"
    /// A star that counts.
    public var fullStar: FormSymbol = "star.fill"
    /// A star that does not.
    public var emptyStar: FormSymbol = "star"
    /// Before what is wrong with an answer.
    public var error: FormSymbol = "exclamationmark.circle.fill"
    /// After the title of an answer that is right, where the app wants it marked.
    public var valid: FormSymbol = "checkmark.circle.fill"
    /// Whether the symbol stands after the words.
    public var isAfterTitle = false

    /// The usual.
    public init() {}

    /// The symbol of an option.
    ///
    /// - Parameters:
    ///   - isChosen: Whether it is chosen.
    ///   - takesOne: Whether one of the options can be chosen, or several.
    public func symbol(isChosen: Bool, takesOne: Bool) -> FormSymbol {
        if takesOne { return isChosen ? chosen : other }
        return isChosen ? ticked : unticked
    }
}
