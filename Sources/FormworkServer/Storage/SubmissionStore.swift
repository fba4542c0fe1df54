#if Server
/// A store of accepted submissions.
///
/// A store is shared by all requests, and may be shared by several servers. Its functions throw if it
/// cannot be read or written. After `store` threw, the submission may be stored or not: the server replies 503, and the
/// person sends the same again with the same key.
public protocol SubmissionStore: Sendable {
    /// Stores a submission durably before it returns, unless the form has one with the same idempotency key.
    func store(_ submission: Submission) async throws -> StoreOutcome

    /// The submission of a form with an idempotency key; `nil` if absent.
    func submission(form: String, idempotencyKey: String) async throws -> Submission?

    /// The submissions of a form, oldest first.
    func submissions(form: String) async throws -> [Submission]

    /// The keys of all servers that use this store. All of them get the same.
    func signingKeys() async throws -> SigningKeys
}

/// The outcome of storing a submission.
public enum StoreOutcome: Equatable, Sendable {
    /// It is stored.
    case stored
    /// It is not stored, because the form has this submission with the same key.
    case existing(Submission)
}
#endif
