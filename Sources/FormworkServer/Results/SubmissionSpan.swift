#if Server
/// Which submissions a store lists: those of a form that were stored in a time. No answer is looked at.
public struct SubmissionSpan: Equatable, Sendable {
    /// The form's id.
    public var form: String
    /// The first moment at which they were stored, in milliseconds since 1970; `nil` for any.
    public var since: Int64?
    /// The moment before which they were stored, in milliseconds since 1970; `nil` for any.
    public var until: Int64?
    /// Whether the latest comes first.
    public var newestFirst: Bool

    /// Asks for all submissions of a form, unless it is told otherwise.
    public init(form: String, since: Int64? = nil, until: Int64? = nil, newestFirst: Bool = true) {
        self.form = form
        self.since = since
        self.until = until
        self.newestFirst = newestFirst
    }

    /// Whether a submission is among them.
    public func contains(_ submission: Submission) -> Bool {
        submission.form == form && since.map { submission.created >= $0 } ?? true
            && until.map { submission.created < $0 } ?? true
    }
}

/// A submission with its place in the lists of its form.
public struct ListedSubmission: Equatable, Sendable {
    /// The submission.
    public var submission: Submission
    /// The place. Submissions are listed by the time in it, and those of the same moment by the number.
    public var place: SubmissionCursor

    /// Pairs both.
    public init(_ submission: Submission, at place: SubmissionCursor) {
        self.submission = submission
        self.place = place
    }
}
#endif
