#if Server
/// A store whose submissions can be looked for, counted and erased.
///
/// No function reads more submissions than it returns, so a store may be much larger than the memory. The functions throw if the
/// store cannot be read or written.
public protocol ResultStore: Sendable {
    /// The forms that have submissions, by their ids in alphabetical order.
    func tallies() async throws -> [FormTally]

    /// How many submissions there are in a span.
    func count(in span: SubmissionSpan) async throws -> Int

    /// The submissions of a span that come after a place, up to a number, with their places. There are fewer only if no more follow.
    /// What is stored later does not move a place. Answers are looked through elsewhere (`page(_:shown:after:limit:)`).
    func submissions(
        in span: SubmissionSpan, after place: SubmissionCursor?, limit: Int
    ) async throws -> [ListedSubmission]

    /// The submissions of a form with this identity or reference number. Two may have the same reference number, which is
    /// very unlikely.
    func submissions(form: String, named name: String) async throws -> [Submission]

    /// Erases a submission, its drafts, and what is known of its files, and notes it in the log of accesses; all of that or
    /// nothing. The files themselves are among `erasedFiles` from then on.
    ///
    /// - Returns: How many drafts and files went with it; `nil` if there is no such submission.
    func erase(_ id: String, form: String, noting access: AccessEntry) async throws -> Erasure?

    /// The files of erased submissions that are still in the store of files.
    func erasedFiles() async throws -> [ErasedFile]

    /// Says that these files are not in the store of files any more.
    func forget(_ files: [ErasedFile]) async throws

    /// Adds to the log of accesses, durably before it returns.
    func note(_ access: AccessEntry) async throws

    /// The log of accesses, the latest first, up to a number of entries: those before a number, or from the end.
    ///
    /// Actions of a later version of Formwork are left out. They count for the limit, and do not end the log.
    func accesses(before number: Int64?, limit: Int) async throws -> AccessPage
}

/// How many submissions a form has.
public struct FormTally: Equatable, Sendable {
    /// The form's id.
    public var form: String
    /// How many submissions it has.
    public var count: Int
    /// When the latest was stored, in milliseconds since 1970.
    public var latest: Int64

    /// Makes a tally.
    public init(form: String, count: Int, latest: Int64) {
        self.form = form
        self.count = count
        self.latest = latest
    }
}

/// The numbers of files and drafts that were erased with a submission.
public struct Erasure: Equatable, Sendable {
    /// How many files it had.
    public var files: Int
    /// How many drafts belonged to it.
    public var drafts: Int

    /// Makes an account.
    public init(files: Int, drafts: Int) {
        self.files = files
        self.drafts = drafts
    }
}

/// A file whose submission was erased.
public struct ErasedFile: Equatable, Sendable {
    /// The id in the store of files.
    public var file: String
    /// The submission that had it.
    public var submission: String

    /// Names a file.
    public init(file: String, submission: String) {
        self.file = file
        self.submission = submission
    }
}

extension ResultStore {
    /// Deletes the files of erased submissions. If the process ended before it was done, the next call does it.
    ///
    /// - Parameters:
    ///   - files: The store of files.
    ///   - forgetsMissing: Whether a file that is not in the store was deleted before. Otherwise it may be in another store,
    ///     and is left to a call that knows which.
    /// - Returns: How many files are left for another call.
    @discardableResult
    public func deleteErasedFiles(in files: any FileStore, forgetsMissing: Bool = true) async throws -> Int {
        var left = 0
        for file in try await erasedFiles() {
            if !forgetsMissing, try await files.file(file.file) == nil {
                left += 1
                continue
            }
            try await files.release([file.file], from: file.submission)
            try await forget([file])
        }
        return left
    }
}
#endif
