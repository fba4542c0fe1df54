/// How a page keeps unfinished answers in the browser.
public struct KeptAnswers: Equatable, Sendable {
    /// The name under which they are kept. Pages with the same name offer each other's answers.
    public var name: String
    /// How many days they are kept; 0 for not at all. Then the page warns a person who leaves it with unsent answers.
    public var days: Int
    /// Whether the page continues with answers from the server. Then it neither offers nor erases the answers that other visits
    /// keep, until its answers are sent.
    public var isLinked: Bool
    /// The address that checks, after the form has changed, which kept answers still fit.
    public var address: String

    /// Describes how a page keeps answers.
    public init(name: String, days: Int, address: String, isLinked: Bool = false) {
        self.name = name
        self.days = days
        self.address = address
        self.isLinked = isLinked
    }
}
