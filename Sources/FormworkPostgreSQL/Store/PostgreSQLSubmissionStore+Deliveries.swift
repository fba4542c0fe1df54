#if PostgreSQL
public import FormworkServer

/// Deliveries are in the same database as submissions, so both are stored by one statement.
extension PostgreSQLSubmissionStore: OutboxStore {
    /// Stores a submission with its deliveries, unless the form has one with the same idempotency key.
    public func store(_ submission: Submission, with deliveries: [Delivery]) async throws -> StoreOutcome {
        // One statement is all or nothing without a transaction of several, so the database is asked once.
        let stored = try await rows(
            """
            WITH stored AS (
                INSERT INTO submission (
                    id, form, definition, created, idempotency_key, answered, record, reference, answers,
                    parameters)
                VALUES (
                    \(submission.id), \(submission.form), \(submission.definition), \(submission.created),
                    \(submission.idempotencyKey), \(submission.answered?.text), \(submission.record),
                    \(submission.reference), \(submission.values), \(submission.parameters))
                ON CONFLICT DO NOTHING RETURNING id
            )\(queue(deliveries))
            SELECT id FROM stored
            """)
        if !stored.isEmpty { return .stored }
        return try await earlier(submission)
    }

    /// The part of the statement that stores deliveries.
    private func queue(_ deliveries: [Delivery]) -> Statement {
        if deliveries.isEmpty { return "" }
        let rows = deliveries.map { delivery -> Statement in
            """
            (\(delivery.id), \(delivery.target), \(delivery.form), \(delivery.submission), \(delivery.created),
             \(delivery.attempts), \(delivery.due), \(delivery.problem))
            """
        }
        return """
            , queued AS (
                INSERT INTO delivery (id, target, form, submission, created, attempts, due, problem)
                SELECT queue.* FROM stored, (VALUES \(Statement(rows, separator: ", "))) AS queue
            )
            """
    }

    /// The outcome if a submission with the same idempotency key or id is stored already.
    private func earlier(_ submission: Submission) async throws -> StoreOutcome {
        if let key = submission.idempotencyKey,
            let earlier = try await self.submission(form: submission.form, idempotencyKey: key)
        {
            // The connection may have ended after the submission was stored, and before the reply arrived.
            return earlier == submission ? .stored : .existing(earlier)
        }
        if try await self.submission(form: submission.form, id: submission.id) == submission { return .stored }
        throw StoreProblem("There is another submission with the id \(submission.id).")
    }

    /// Takes deliveries that are due, and counts a try for each. It skips those that another server is taking at the moment.
    public func takeDeliveries(
        dueAt now: Int64, leaseUntil lease: Int64, limit: Int, besides targets: Set<String>
    ) async throws -> [Delivery] {
        // A second run would not find what the first one took.
        try await write(.ifNothingHappened) { database in
            try database.rows(
                """
                WITH due AS (
                    SELECT number, due FROM delivery WHERE due <= \(now)\(Self.besides(targets)) ORDER BY due, number
                    LIMIT \(max(0, limit)) FOR UPDATE SKIP LOCKED
                ), taken AS (
                    UPDATE delivery SET due = \(lease), attempts = delivery.attempts + 1 FROM due
                    WHERE delivery.number = due.number
                    RETURNING delivery.*, due.due AS was
                )
                SELECT \(Delivery.columns) FROM taken ORDER BY was, number
                """
            ).map { try Delivery($0) }
        }
    }

    /// The time at which the next delivery is due, besides those of some targets; `nil` if no delivery waits.
    public func nextDelivery(besides targets: Set<String>) async throws -> Int64? {
        // Along the index of the times, up to the first that is of another target.
        try await rows(
            "SELECT due FROM delivery WHERE due IS NOT NULL\(Self.besides(targets)) ORDER BY due LIMIT 1"
        ).first?.optionalInteger("due")
    }

    /// The part of a condition that leaves out some targets.
    private static func besides(_ targets: Set<String>) -> Statement {
        targets.isEmpty ? "" : " AND target NOT IN (\(list(targets)))"
    }

    private static func list(_ texts: Set<String>) -> Statement {
        Statement(texts.sorted().map { "\($0)" as Statement }, separator: ", ")
    }

    /// Forgets a delivery that has happened.
    public func finishDelivery(_ id: String) async throws {
        try await execute("DELETE FROM delivery WHERE id = \(id)")
    }

    /// Notes when a delivery is tried again, and why it failed.
    public func postponeDelivery(_ id: String, until due: Int64?, problem: String) async throws {
        try await execute("UPDATE delivery SET due = \(due), problem = \(problem) WHERE id = \(id)")
    }

    /// The deliveries that have not happened, the latest first, up to a number.
    public func deliveries(
        forms: Set<String>?, after place: DeliveryPlace?, limit: Int
    ) async throws -> DeliveryPage {
        let limit = max(0, limit)
        if let forms, forms.isEmpty { return DeliveryPage(deliveries: [], next: nil) }
        let ofForms: Statement = forms.map { " AND form IN (\(Self.list($0)))" } ?? ""
        let found = try await rows(
            """
            SELECT number, \(Delivery.columns) FROM delivery WHERE number < \(place?.number ?? Int64.max)\(ofForms)
            ORDER BY number DESC LIMIT \(limit + 1)
            """)
        let shown = found.prefix(limit)
        let last = found.count > limit ? shown.last : nil
        return DeliveryPage(
            deliveries: try shown.map { try Delivery($0) },
            next: try last.map { DeliveryPlace(number: try $0.integer("number")) })
    }

    /// The delivery with an id; `nil` if absent.
    public func delivery(_ id: String) async throws -> Delivery? {
        try await rows("SELECT \(Delivery.columns) FROM delivery WHERE id = \(id)").first.map { try Delivery($0) }
    }

    /// Makes a delivery due at once.
    public func deliverAgain(_ id: String, at now: Int64) async throws -> Bool {
        try await execute("UPDATE delivery SET due = \(now), attempts = 0 WHERE id = \(id)") > 0
    }

    /// The submission of a form with an identity; `nil` if absent.
    public func submission(form: String, id: String) async throws -> Submission? {
        try await submissions("form = \(form) AND id = \(id)").first
    }
}

extension Delivery {
    fileprivate static let columns: Statement = "id, target, form, submission, created, attempts, due, problem"

    fileprivate init(_ row: Row) throws(DatabaseError) {
        self.init(
            id: try row.text("id"), target: try row.text("target"), form: try row.text("form"),
            submission: try row.text("submission"), created: try row.integer("created"),
            attempts: Int(clamping: try row.integer("attempts")), due: try row.optionalInteger("due"),
            problem: try row.text("problem"))
    }
}
#endif
