#if Server
/// Where accepted submissions go.
///
/// A store is shared by all requests, and may be shared by several servers.
public protocol SubmissionStore: Sendable {
    /// Stores a submission for good before it returns, unless the form has one with the same idempotency key.
    func store(_ submission: Submission) async throws -> StoreOutcome

    /// What a form has under an idempotency key; `nil` for nothing.
    func submission(form: String, idempotencyKey: String) async throws -> Submission?

    /// The submissions of a form, oldest first.
    func submissions(form: String) async throws -> [Submission]

    /// The secrets of this store's servers: the one that signs now, and earlier ones. All servers get the same.
    func signingKeys() async throws -> SigningKeys
}

/// What became of a submission that was to be stored.
public enum StoreOutcome: Equatable, Sendable {
    /// It is stored.
    case stored
    /// It is not: this one was stored earlier under the same key.
    case existing(Submission)
}
#endif
