#if Server
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import Logging
import Synchronization
import Testing

@testable import FormworkServerTests

/// What another program writes over a running database is noticed before a further answer counts as stored.
@Suite(.serialized, .tags(.waiting)) struct OverwrittenDatabaseTests {
    private func submission(_ id: String) -> Submission {
        Submission(id: id, form: "loan", definition: "hash", created: 1, idempotencyKey: id, values: "{}")
    }

    /// Runs a tool of the system, so that this process closes no descriptor of the database.
    private func run(_ tool: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    private func copy(_ path: String, over other: String) throws { try run("/bin/cp", path, other) }

    /// Writes zeros over a part of a file, without changing its length.
    private func blank(_ path: String, from offset: Int) throws {
        try run(
            "/bin/dd", "if=/dev/zero", "of=\(path)", "bs=1", "seek=\(offset)", "count=200", "conv=notrunc")
    }

    private func opened(_ folder: TemporaryFolder, _ name: String = "a.sqlite") async throws -> SQLiteSubmissionStore {
        let store = try SQLiteSubmissionStore(path: folder.path(name))
        for id in ["1", "2"] { #expect(try await store.store(submission(id)) == .stored) }
        return store
    }

    /// Copies everything from the log to the database. A reader may hinder that for a moment.
    private func emptyLog(of store: SQLiteSubmissionStore, in folder: TemporaryFolder) async throws {
        let log = folder.path("a.sqlite-wal")
        let isEmpty = try await eventually {
            await store.emptyLog()
            return try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int == 0
        }
        #expect(isEmpty)
    }

    /// Expects that a store takes nothing more, and that it stays so.
    private func expectRefusal(
        _ store: SQLiteSubmissionStore, _ words: String, location: SourceLocation = #_sourceLocation
    ) async {
        for id in ["lost", "lost again"] {
            let problem = await #expect(throws: StoreProblem.self, sourceLocation: location) {
                try await store.store(submission(id))
            }
            let sentence = problem?.description ?? ""
            #expect(sentence.contains(words), "\(sentence)", sourceLocation: location)
        }
        await #expect(throws: StoreProblem.self, sourceLocation: location) {
            try await store.submissions(form: "loan")
        }
    }

    @Test func anOlderCopyOfTheSameDatabaseIsNoticed() async throws {
        let folder = try TemporaryFolder()
        let store = try await opened(folder)
        try await emptyLog(of: store, in: folder)
        try copy(folder.path("a.sqlite"), over: folder.path("older.sqlite"))
        #expect(try await store.store(submission("3")) == .stored)
        try await emptyLog(of: store, in: folder)
        try copy(folder.path("older.sqlite"), over: folder.path("a.sqlite"))
        await expectRefusal(store, "was overwritten while it was open")
    }

    /// The header of this copy is the same.
    @Test func aCopyFromBeforeTheLogWasCopiedIsNoticed() async throws {
        let folder = try TemporaryFolder()
        let store = try await opened(folder)
        try copy(folder.path("a.sqlite"), over: folder.path("older.sqlite"))
        try copy(folder.path("older.sqlite"), over: folder.path("a.sqlite"))
        await expectRefusal(store, "Something else wrote into")
    }

    /// Whoever runs the server has to do something about it, so it is in the log, and once.
    @Test func itIsInTheLog() async throws {
        let folder = try TemporaryFolder()
        let log = Log()
        let logger = Logger(label: "test") { _ in log }
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"), logger: logger)
        #expect(try await store.store(submission("1")) == .stored)
        try copy(folder.path("a.sqlite"), over: folder.path("older.sqlite"))
        #expect(try await store.store(submission("2")) == .stored)
        try await emptyLog(of: store, in: folder)
        #expect(log.lines.withLock { $0 }.isEmpty)
        try copy(folder.path("older.sqlite"), over: folder.path("a.sqlite"))
        await expectRefusal(store, "was overwritten while it was open")
        let lines = log.lines.withLock { $0 }
        #expect(
            lines.count == 1 && lines.first?.contains("was overwritten while it was open; nothing is stored") == true)
    }

    private final class Log: LogHandler, Sendable {
        let lines = Mutex<[String]>([])

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { nil }
            set {}
        }

        var metadata: Logger.Metadata {
            get { [:] }
            set {}
        }

        var logLevel: Logger.Level {
            get { .critical }
            set {}
        }

        func log(event: LogEvent) {
            if event.level == .critical { lines.withLock { $0.append("\(event.message)") } }
        }
    }

    @Test func anotherDatabaseIsNoticed() async throws {
        let folder = try TemporaryFolder()
        let store = try await opened(folder)
        do { await (try await opened(folder, "other.sqlite")).emptyLog() }
        try copy(folder.path("other.sqlite"), over: folder.path("a.sqlite"))
        await expectRefusal(store, "was overwritten while it was open")
    }

    @Test(arguments: [4_096 * 2 + 10, 4_096 * 5, 90])
    func bytesInTheMiddleAreNoticed(_ offset: Int) async throws {
        let folder = try TemporaryFolder()
        let store = try await opened(folder)
        try blank(folder.path("a.sqlite"), from: offset)
        await expectRefusal(store, "Something else wrote into")
    }

    @Test(arguments: [0, 50, 4_096, 10_000])
    func aShortenedDatabaseIsNoticed(_ length: Int) async throws {
        let folder = try TemporaryFolder()
        let store = try await opened(folder)
        try run("/usr/bin/truncate", "-s", "\(length)", folder.path("a.sqlite"))
        await expectRefusal(store, length < 100 ? "was overwritten while it was open" : "Something else wrote into")
    }

    @Test(arguments: ["blank", "short", "empty", "older"])
    func anOverwrittenLogIsNoticed(_ how: String) async throws {
        let folder = try TemporaryFolder()
        let store = try await opened(folder)
        let log = folder.path("a.sqlite-wal")
        switch how {
        case "blank": try blank(log, from: 0)
        case "short": try run("/usr/bin/truncate", "-s", "-100", log)
        case "empty": try copy("/dev/null", over: log)
        default:
            try copy(log, over: folder.path("older-wal"))
            #expect(try await store.store(submission("3")) == .stored)
            try copy(folder.path("older-wal"), over: log)
        }
        await expectRefusal(store, "-wal was overwritten")
    }

    @Test func whatHappensWithinATransactionIsTakenBack() async throws {
        let folder = try TemporaryFolder()
        let store = try await opened(folder)
        let path = folder.path("a.sqlite")
        let problem = await #expect(throws: StoreProblem.self) {
            try await store.write { database in
                _ = try SQLiteSubmissionStore.insert(submission("3"), into: database)
                try blank(path, from: 9_000)
            }
        }
        #expect(problem?.description.contains("Something else wrote into") == true)
        await expectRefusal(store, "Something else wrote into")
    }

    @Test func thePageComesBackAsTyped() async throws {
        let folder = try TemporaryFolder()
        let store = try await opened(folder)
        let server = try await ServedForms([try definition(loanJSON)], store: store)
        try await server.test { client in
            try copy(folder.path("a.sqlite"), over: folder.path("older.sqlite"))
            try copy(folder.path("older.sqlite"), over: folder.path("a.sqlite"))
            var browser = Browser(client)
            try await browser.open("/loan")
            browser.fill("name", "Ada")
            browser.fill("amount", "1000")
            for _ in 0..<2 {
                try await browser.press()
                #expect(browser.status == .serviceUnavailable)
                #expect(browser.value("name") == "Ada")
            }
        }
    }

    /// SQLite itself would write the log over the copy.
    @Test func aCopyBesideTheLogOfAnotherStateIsNotOpened() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.sqlite")
        let store = try await opened(folder)
        try await emptyLog(of: store, in: folder)
        try copy(path, over: folder.path("older.sqlite"))
        for id in ["3", "4"] { #expect(try await store.store(submission(id)) == .stored) }
        try await emptyLog(of: store, in: folder)
        #expect(try await store.store(submission("5")) == .stored)
        let backup = folder.path("backup.sqlite")
        #expect(try store.backup(to: backup) == 5)
        let before = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
        for name in ["older.sqlite", "backup.sqlite"] {
            let place = try TemporaryFolder()
            try copy(folder.path(name), over: place.path("a.sqlite"))
            try copy(path + "-wal", over: place.path("a.sqlite-wal"))
            let problem = #expect(throws: StoreProblem.self) { try SQLiteSubmissionStore(path: place.path("a.sqlite")) }
            #expect(problem?.description.contains("is not that of the database") == true)
            #expect(try Data(contentsOf: URL(fileURLWithPath: place.path("a.sqlite-wal"))) == before)
        }
        // The log of a process that was killed is used.
        let place = try TemporaryFolder()
        try copy(path, over: place.path("a.sqlite"))
        try copy(path + "-wal", over: place.path("a.sqlite-wal"))
        let again = try SQLiteSubmissionStore(path: place.path("a.sqlite"))
        #expect(try await again.submissions(form: "loan").count == 5)
    }

    /// Servers that share a file copy its log while others write.
    @Test func serversThatShareAFileDisturbNobody() async throws {
        let folder = try TemporaryFolder()
        let stores = try (0..<3).map { _ in try SQLiteSubmissionStore(path: folder.path("a.sqlite")) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, store) in stores.enumerated() {
                group.addTask {
                    for round in 0..<250 {
                        let outcome = try await store.store(submission("\(number)-\(round)"))
                        #expect(outcome == .stored)
                        if round % 40 == number { await store.emptyLog() }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await stores[0].submissions(form: "loan").count == 750)
    }

    @Test func anotherProcessMayCopyTheLog() async throws {
        let folder = try TemporaryFolder()
        let store = try await opened(folder)
        try run("/usr/bin/env", "sqlite3", folder.path("a.sqlite"), "PRAGMA wal_checkpoint(TRUNCATE)")
        #expect(try await store.store(submission("3")) == .stored)
        try run("/usr/bin/env", "sqlite3", folder.path("a.sqlite"), "DELETE FROM submission WHERE id = '1'")
        #expect(try await store.store(submission("4")) == .stored)
        #expect(try await store.submissions(form: "loan").map(\.id) == ["2", "3", "4"])
    }
}
#endif
