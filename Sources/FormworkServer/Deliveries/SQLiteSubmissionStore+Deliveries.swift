#if Server
import GRDB

/// Deliveries are in the same file as submissions, so both are stored in one transaction.
extension SQLiteSubmissionStore: OutboxStore {
    static func addDeliveries(to database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE delivery (
                    number INTEGER PRIMARY KEY AUTOINCREMENT,
                    id TEXT NOT NULL UNIQUE,
                    target TEXT NOT NULL,
                    form TEXT NOT NULL,
                    submission TEXT NOT NULL,
                    created INTEGER NOT NULL,
                    attempts INTEGER NOT NULL,
                    due INTEGER,
                    problem TEXT NOT NULL
                );
                CREATE INDEX delivery_due ON delivery (due);
                CREATE INDEX delivery_submission ON delivery (submission);
                """)
    }

    /// Stores a submission with its deliveries, unless the form has one with the same idempotency key.
    public func store(_ submission: Submission, with deliveries: [Delivery]) async throws -> StoreOutcome {
        try await write { database in
            if let earlier = try Self.insert(submission, into: database) { return .existing(earlier) }
            for delivery in deliveries {
                try database.execute(
                    sql: """
                        INSERT INTO delivery (id, target, form, submission, created, attempts, due, problem)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        delivery.id, delivery.target, delivery.form, delivery.submission, delivery.created,
                        delivery.attempts, delivery.due, delivery.problem,
                    ])
            }
            return .stored
        }
    }

    /// Takes deliveries that are due, and counts a try for each.
    public func takeDeliveries(
        dueAt now: Int64, leaseUntil lease: Int64, limit: Int, besides targets: Set<String>
    ) async throws -> [Delivery] {
        try await write { database in
            let condition = "due <= ? AND target NOT IN (\(databaseQuestionMarks(count: targets.count)))"
            let found = try Row.fetchAll(
                database, sql: "SELECT * FROM delivery WHERE \(condition) ORDER BY due, number LIMIT ?",
                arguments: [now] + StatementArguments(targets) + [max(0, limit)]
            ).map { Delivery($0) }
            for delivery in found {
                try database.execute(
                    sql: "UPDATE delivery SET due = ?, attempts = attempts + 1 WHERE id = ?",
                    arguments: [lease, delivery.id])
            }
            return found.map { delivery in
                var taken = delivery
                taken.attempts += 1
                taken.due = lease
                return taken
            }
        }
    }

    /// When the next delivery is due, besides those of some targets; `nil` if none waits.
    public func nextDelivery(besides targets: Set<String>) async throws -> Int64? {
        let condition = "due IS NOT NULL AND target NOT IN (\(databaseQuestionMarks(count: targets.count)))"
        // Along the index of the times, up to the first that is of another target.
        return try await read { database in
            try Int64.fetchOne(
                database, sql: "SELECT due FROM delivery WHERE \(condition) ORDER BY due LIMIT 1",
                arguments: StatementArguments(targets))
        }
    }

    /// Forgets a delivery that has happened.
    public func finishDelivery(_ id: String) async throws {
        try await write { try $0.execute(sql: "DELETE FROM delivery WHERE id = ?", arguments: [id]) }
    }

    /// Notes when a delivery is tried again, and why it failed.
    public func postponeDelivery(_ id: String, until due: Int64?, problem: String) async throws {
        try await write {
            try $0.execute(
                sql: "UPDATE delivery SET due = ?, problem = ? WHERE id = ?", arguments: [due, problem, id])
        }
    }

    /// The deliveries that have not happened, the latest first, up to a number.
    public func deliveries(
        forms: Set<String>?, after place: DeliveryPlace?, limit: Int
    ) async throws -> DeliveryPage {
        let limit = max(0, limit)
        var condition = "number < ?"
        var arguments: StatementArguments = [place?.number ?? .max]
        if let forms {
            condition += " AND form IN (\(databaseQuestionMarks(count: forms.count)))"
            arguments += StatementArguments(forms)
        }
        let statement = "SELECT * FROM delivery WHERE \(condition) ORDER BY number DESC LIMIT \(limit + 1)"
        return try await read { [arguments] database in
            let rows = try Row.fetchAll(database, sql: statement, arguments: arguments)
            let found = rows.prefix(limit)
            return DeliveryPage(
                deliveries: found.map { Delivery($0) },
                next: rows.count > limit ? found.last.map { DeliveryPlace(number: $0["number"]) } : nil)
        }
    }

    /// The delivery with an id; `nil` if absent.
    public func delivery(_ id: String) async throws -> Delivery? {
        try await read { database in
            try Row.fetchOne(database, sql: "SELECT * FROM delivery WHERE id = ?", arguments: [id]).map { Delivery($0) }
        }
    }

    /// Makes a delivery due at once.
    public func deliverAgain(_ id: String, at now: Int64) async throws -> Bool {
        try await write { database in
            try database.execute(
                sql: "UPDATE delivery SET due = ?, attempts = 0 WHERE id = ?", arguments: [now, id])
            return database.changesCount > 0
        }
    }

    /// The submission of a form with an identity; `nil` if absent.
    public func submission(form: String, id: String) async throws -> Submission? {
        try await read { database in
            try Row.fetchOne(
                database, sql: "SELECT * FROM submission WHERE form = ? AND id = ?", arguments: [form, id]
            ).map { Submission($0) }
        }
    }
}

extension Delivery {
    fileprivate init(_ row: Row) {
        self.init(
            id: row["id"], target: row["target"], form: row["form"], submission: row["submission"],
            created: row["created"], attempts: row["attempts"], due: row["due"], problem: row["problem"])
    }
}
#endif
