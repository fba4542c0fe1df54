#if Server
import GRDB

extension SQLiteSubmissionStore {
    /// Gives a database a number that tells it from others, and from its own copies.
    static func identify(_ database: Database) throws {
        try database.execute(sql: "PRAGMA user_version = \(Int32.random(in: 1...Int32.max))")
    }

    /// Makes sure that no later version of Formwork has changed the tables, because this one does not know what is in them.
    static func refuseLaterTables(of path: String, in database: Database) throws {
        guard try migrator.hasBeenSuperseded(database) else { return }
        throw StoreProblem(
            "\(path) was made ready for a later version of Formwork. Use that version, or go back to a copy.")
    }

    /// The tables, version by version. A version that was published is never edited.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("submissions") { database in
            try database.execute(
                sql: """
                    CREATE TABLE submission (
                        number INTEGER PRIMARY KEY AUTOINCREMENT,
                        id TEXT NOT NULL UNIQUE,
                        form TEXT NOT NULL,
                        definition TEXT NOT NULL,
                        created INTEGER NOT NULL,
                        idempotency_key TEXT,
                        answers TEXT NOT NULL,
                        UNIQUE (form, idempotency_key)
                    );
                    CREATE TABLE secret (
                        name TEXT PRIMARY KEY,
                        bytes BLOB NOT NULL
                    ) WITHOUT ROWID;
                    """)
        }
        migrator.registerMigration("signing keys") { database in
            try database.execute(
                sql: """
                    CREATE TABLE signing_key (
                        number INTEGER PRIMARY KEY AUTOINCREMENT,
                        bytes BLOB NOT NULL,
                        created INTEGER NOT NULL
                    );
                    INSERT INTO signing_key (bytes, created)
                        SELECT bytes, CAST(strftime('%s', 'now') AS INTEGER) * 1000 FROM secret WHERE name = 'state';
                    DROP TABLE secret;
                    """)
        }
        migrator.registerMigration("identity") { try identify($0) }
        migrator.registerMigration("drafts") { database in
            try database.execute(
                sql: """
                    CREATE TABLE draft (
                        hash TEXT PRIMARY KEY,
                        form TEXT NOT NULL,
                        definition TEXT NOT NULL,
                        language TEXT NOT NULL,
                        snapshot TEXT NOT NULL,
                        titles TEXT NOT NULL,
                        submission_key TEXT NOT NULL,
                        record TEXT,
                        saved INTEGER NOT NULL,
                        expires INTEGER NOT NULL,
                        revision INTEGER NOT NULL
                    ) WITHOUT ROWID;
                    CREATE INDEX draft_expires ON draft (expires);
                    ALTER TABLE submission ADD COLUMN record TEXT;
                    """)
        }
        migrator.registerMigration("steps of drafts") { database in
            try database.execute(sql: "ALTER TABLE draft ADD COLUMN step TEXT NOT NULL DEFAULT ''")
        }
        migrator.registerMigration("results") { try addResults(to: $0) }
        migrator.registerMigration("deliveries") { try addDeliveries(to: $0) }
        migrator.registerMigration("parameters") { database in
            try database.execute(sql: "ALTER TABLE submission ADD COLUMN parameters TEXT")
        }
        migrator.registerMigration("senders of drafts") { database in
            try database.execute(
                sql: """
                    ALTER TABLE draft ADD COLUMN sender TEXT;
                    ALTER TABLE draft ADD COLUMN sender_network TEXT;
                    ALTER TABLE draft ADD COLUMN cleared_for TEXT;
                    CREATE INDEX draft_sender ON draft (sender);
                    CREATE INDEX draft_network ON draft (sender_network);
                    """)
        }
        migrator.registerMigration("times of answers") { database in
            try database.execute(sql: "ALTER TABLE submission ADD COLUMN answered TEXT")
        }
        return migrator
    }

    /// Adds the columns, indexes and tables with which submissions are found and erased.
    private static func addResults(to database: Database) throws {
        try database.execute(
            sql: """
                ALTER TABLE submission ADD COLUMN reference TEXT;
                CREATE INDEX submission_time ON submission (form, created);
                CREATE TABLE erased_file (
                    file TEXT NOT NULL,
                    submission TEXT NOT NULL,
                    PRIMARY KEY (file, submission)
                ) WITHOUT ROWID;
                CREATE TABLE access (
                    number INTEGER PRIMARY KEY AUTOINCREMENT,
                    time INTEGER NOT NULL,
                    who TEXT NOT NULL,
                    action TEXT NOT NULL,
                    form TEXT NOT NULL,
                    submission TEXT NOT NULL
                );
                CREATE TABLE admission (
                    hash TEXT PRIMARY KEY,
                    kind TEXT NOT NULL,
                    who TEXT NOT NULL,
                    expires INTEGER NOT NULL
                ) WITHOUT ROWID;
                """)
        // A reference number follows from the id, but only people who have it can look for it.
        var last: Int64 = 0
        while true {
            let rows = try Row.fetchAll(
                database, sql: "SELECT number, id FROM submission WHERE number > ? ORDER BY number LIMIT 1000",
                arguments: [last])
            for row in rows {
                last = row["number"]
                try database.execute(
                    sql: "UPDATE submission SET reference = ? WHERE number = ?",
                    arguments: [Submission.reference(of: row["id"]), last])
            }
            if rows.isEmpty { break }
        }
        try database.execute(sql: "CREATE INDEX submission_reference ON submission (form, reference)")
    }
}
#endif
