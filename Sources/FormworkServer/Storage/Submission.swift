#if Server
/// Answers that passed every rule, as they are stored.
public struct Submission: Equatable, Sendable {
    /// Names the submission; given by the server.
    public var id: String
    /// The form's id.
    public var form: String
    /// The hash of the definition that the answers were checked against.
    public var definition: String
    /// When it was accepted, in milliseconds since 1970.
    public var created: Int64
    /// What the sender calls this submission, so that sending it twice stores it once; `nil` for none.
    public var idempotencyKey: String?
    /// The values as JSON text: typed, nested by path, in the order of the definition. Secrets are not among them; see
    /// `Field.isSecret`.
    public var values: String

    /// Makes a submission.
    public init(
        id: String, form: String, definition: String, created: Int64, idempotencyKey: String? = nil, values: String
    ) {
        self.id = id
        self.form = form
        self.definition = definition
        self.created = created
        self.idempotencyKey = idempotencyKey
        self.values = values
    }
}

extension Submission: CustomStringConvertible {
    /// Which submission it is, without a word of what was answered.
    public var description: String { "submission \(id) of \(form)" }
}
#endif
