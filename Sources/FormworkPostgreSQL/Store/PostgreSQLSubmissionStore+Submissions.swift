#if PostgreSQL
import FormworkCore
public import FormworkServer

extension PostgreSQLSubmissionStore {
    /// The submission of a form with an idempotency key; `nil` if absent.
    public func submission(form: String, idempotencyKey: String) async throws -> Submission? {
        try await submissions("form = \(form) AND idempotency_key = \(idempotencyKey)").first
    }

    /// The submissions of a form, oldest first.
    public func submissions(form: String) async throws -> [Submission] {
        try await submissions("form = \(form)")
    }

    /// The submissions that a condition finds, oldest first.
    func submissions(_ condition: Statement) async throws -> [Submission] {
        try await rows("SELECT \(Submission.columns) FROM submission WHERE \(condition) ORDER BY number")
            .map { try Submission($0) }
    }
}

extension Submission {
    static let columns: Statement =
        "id, form, definition, created, idempotency_key, answered, record, answers, parameters"

    init(_ row: Row) throws(DatabaseError) {
        self.init(
            id: try row.text("id"), form: try row.text("form"), definition: try row.text("definition"),
            created: try row.integer("created"), idempotencyKey: try row.optionalText("idempotency_key"),
            answered: try row.optionalText("answered").flatMap { CivilInstant($0) },
            record: try row.optionalText("record"), values: try row.text("answers"),
            parameters: try row.optionalText("parameters"))
    }
}
#endif
