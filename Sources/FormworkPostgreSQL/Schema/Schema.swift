#if PostgreSQL
import FormworkServer

/// The tables, version by version. A published version is never edited, and there are no migrations back.
enum Schema {
    /// The migration from one version to the next.
    struct Step: Sendable {
        let version: Int64
        let name: String
        let script: StaticString
    }

    static let steps = [
        Step(version: 1, name: "answers", script: answers), Step(version: 2, name: "files", script: files),
        Step(version: 3, name: "claims", script: claims), Step(version: 4, name: "senders", script: senders),
        Step(version: 5, name: "parameters", script: parameters),
        Step(version: 6, name: "senders of drafts", script: draftSenders),
        Step(version: 7, name: "times of answers", script: answerTimes),
    ]

    /// The version that this Formwork works with.
    static var latest: Int64 { steps.last?.version ?? 0 }

    /// The lock that one server holds while it makes tables. Its number is `formwork` in ASCII.
    private static let lock: Int64 = 0x66_6f_72_6d_77_6f_72_6b

    /// Makes the tables that are missing.
    ///
    /// - Parameter creates: Whether a database without tables of Formwork gets them.
    /// - Throws: `StoreProblem` with a sentence for tables of a later Formwork, or for no tables unless `creates`.
    static func prepare(_ database: Database, creates: Bool) throws {
        try checkEncoding(database)
        if try version(in: database) == latest { return }
        try database.transaction { database in
            try database.execute("SET LOCAL statement_timeout = 0")
            try database.execute("SET LOCAL lock_timeout = 0")
            _ = try database.rows("SELECT pg_advisory_xact_lock(\(lock))::text")
            // Another server may have made them meanwhile.
            let present = try version(in: database)
            guard present <= latest else {
                throw StoreProblem(
                    "The database has tables of a later Formwork (version \(present)); this one knows version \(latest). "
                        + "Start the later one.")
            }
            guard present > 0 || creates else { throw StoreProblem("The database has no tables of Formwork.") }
            if present == 0 { try database.execute(script: start) }
            for step in steps where step.version > present {
                try database.execute(script: step.script)
                try database.execute("INSERT INTO schema_step (version, name) VALUES (\(step.version), \(step.name))")
            }
        }
    }

    /// The version of the tables in the database; 0 if there are no tables.
    private static func version(in database: Database) throws(DatabaseError) -> Int64 {
        // This looks at the present tables. `to_regclass` may still return the result from before the lock.
        let found = try database.rows(
            "SELECT tablename FROM pg_catalog.pg_tables WHERE schemaname = 'formwork' AND tablename = 'schema_step'")
        if found.isEmpty { return 0 }
        let row = try database.rows("SELECT coalesce(max(version), 0) AS version FROM formwork.schema_step").first
        return try row?.integer("version") ?? 0
    }

    private static func checkEncoding(_ database: Database) throws {
        let row = try database.rows("SELECT current_setting('server_encoding') AS encoding").first
        guard try row?.text("encoding") == "UTF8" else {
            throw StoreProblem("The database has another encoding than UTF8, so it cannot hold all texts.")
        }
    }

    private static let start: StaticString = """
        CREATE SCHEMA IF NOT EXISTS formwork;
        CREATE TABLE formwork.schema_step (
            version bigint PRIMARY KEY,
            name text NOT NULL,
            made timestamptz NOT NULL DEFAULT now()
        );
        """
}
#endif
