/// How a page keeps unfinished answers in the browser.
public struct KeptAnswers: Equatable, Sendable {
    /// The name under which they are kept. Pages with the same name offer each other's answers.
    public var name: String
    /// How many days they are kept; 0 for not at all. Then the page warns a person who leaves it with unsent answers.
    public var days: Int
    /// Whether the page goes on with answers that the server has. What other visits keep is not that of this page then: it is
    /// neither offered nor erased, until the same answers are sent.
    public var isLinked: Bool
    /// Where the script asks what does not fit any more, after the form has changed.
    public var address: String

    /// Describes how a page keeps answers.
    public init(name: String, days: Int, address: String, isLinked: Bool = false) {
        self.name = name
        self.days = days
        self.address = address
        self.isLinked = isLinked
    }
}
