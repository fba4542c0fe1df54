/// How a page keeps unfinished answers in the browser.
public struct KeptAnswers: Equatable, Sendable {
    /// The name under which they are kept. Pages with the same name offer each other's answers.
    public var name: String
    /// How many days they are kept; 0 for not at all. Then the page warns a person who leaves it with unsent answers.
    public var days: Int
    /// Where the script asks what does not fit any more, after the form has changed.
    public var address: String

    /// Describes how a page keeps answers.
    public init(name: String, days: Int, address: String) {
        self.name = name
        self.days = days
        self.address = address
    }
}
