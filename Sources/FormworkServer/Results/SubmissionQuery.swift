#if Server
/// Which submissions of a form are asked for, and in which order.
public struct SubmissionQuery: Equatable, Sendable {
    /// The form's id.
    public var form: String
    /// The first moment at which they were stored, in milliseconds since 1970; `nil` for any.
    public var since: Int64?
    /// The moment before which they were stored, in milliseconds since 1970; `nil` for any.
    public var until: Int64?
    /// The reference number of a submission, or else a text that is part of an answer, whatever its capitals and accents. Blank
    /// for all.
    public var search: String
    /// The conditions for single answers. All of them hold.
    public var filters: [AnswerFilter]
    /// Whether the latest comes first.
    public var newestFirst: Bool

    /// Asks for all submissions of a form, unless it is told otherwise.
    public init(
        form: String, since: Int64? = nil, until: Int64? = nil, search: String = "", filters: [AnswerFilter] = [],
        newestFirst: Bool = true
    ) {
        self.form = form
        self.since = since
        self.until = until
        self.search = search
        self.filters = filters
        self.newestFirst = newestFirst
    }
}

/// A condition for one answer of a submission.
public struct AnswerFilter: Equatable, Sendable {
    /// How an answer is compared with a text.
    public enum Test: String, CaseIterable, Sendable {
        /// It is that text, number, option, or `true` or `false`.
        case equals = "is"
        /// The text is a part of it, whatever its capitals and accents.
        case contains = "has"
        /// It is that number, day or time, or a later one.
        case atLeast = "from"
        /// It is that number, day or time, or an earlier one.
        case atMost = "to"
        /// There is an answer.
        case isAnswered = "answered"
        /// There is no answer.
        case isBlank = "blank"
    }

    /// The path of the question. Empty brackets stand for any item: `guests[].name`.
    public let path: String
    /// How the answer is compared.
    public let test: Test
    /// The text with which it is compared.
    public let text: String
    /// The path as the way to the answer.
    let steps: AnswerPath

    /// Makes a filter; `nil` if the path is not one.
    public init?(_ path: String, _ test: Test, _ text: String = "") {
        guard let steps = AnswerPath(path) else { return nil }
        self.path = path
        self.steps = steps
        self.test = test
        self.text = text
    }

    /// Reads what a person writes at a terminal: `name=Ada`, `name~ad`, `age>=18`, `age<=65`, `name=` for no answer, and
    /// `name` for any; `nil` for anything else.
    public init?(written: String) {
        for (sign, test) in [(">=", Test.atLeast), ("<=", .atMost), ("=", .equals), ("~", .contains)] {
            let parts = written.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            let text = String(parts[1])
            let isNone = test == .equals && text.isEmpty
            self.init(String(parts[0]), isNone ? .isBlank : test, text)
            return
        }
        self.init(written, .isAnswered)
    }
}
#endif
