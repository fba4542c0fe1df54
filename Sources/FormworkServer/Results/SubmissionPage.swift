#if Server
/// Some submissions of a query, and where it goes on.
public struct SubmissionPage: Equatable, Sendable {
    /// The submissions, in the order of the query.
    public var submissions: [Submission]
    /// The position at which the next page begins; `nil` if this is the last one.
    public var next: SubmissionCursor?

    /// Makes a page.
    public init(submissions: [Submission], next: SubmissionCursor?) {
        self.submissions = submissions
        self.next = next
    }
}

/// A place in a list of submissions. Submissions that are stored later do not move it.
public struct SubmissionCursor: Equatable, Sendable {
    /// When the submission before this place was stored, in milliseconds since 1970.
    public var created: Int64
    /// The number that the store gave it. It tells it from others of the same moment.
    public var number: Int64

    /// Makes a place.
    public init(created: Int64, number: Int64) {
        self.created = created
        self.number = number
    }

    /// Reads the text of a place; `nil` for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int64($0) }
        guard parts.count == 2, let created = parts[0], let number = parts[1] else { return nil }
        self.init(created: created, number: number)
    }

    /// The place as a text that can stand in an address.
    public var text: String { "\(created).\(number)" }
}
#endif
