#if PostgreSQL
@testable import FormworkPostgreSQL
@testable import FormworkServer
import Foundation
import Testing

/// Files whose owners are in the database, and whose contents are in a folder.
@Suite(.tags(.waiting)) struct PostgreSQLFileStoreTests {
    private let folder: TemporaryFolder
    private let stores: [PostgreSQLFileStore]

    init() async throws {
        folder = try TemporaryFolder()
        let address = try #require(PostgreSQLAddress(StorePlace(.postgreSQL).database))
        let databases = try await PostgreSQLSubmissionStore.patientPair(address)
        let place = folder.path("files")
        stores = try databases.map { try PostgreSQLFileStore($0, folder: place) }
    }

    private func add(_ text: String, created: Int64 = 1_000) async throws -> StoredFile {
        let writer = try await stores[0].begin()
        try await writer.write(Array(text.utf8))
        return try await writer.finish(
            FileDetails(
                name: "’.txt", size: text.utf8.count, type: "text/plain", checksum: "00", form: "f", field: "a",
                created: created))
    }

    private func exists(_ file: StoredFile) throws -> Bool {
        FileManager.default.fileExists(atPath: try #require(stores[0].contents.path(of: file.id)))
    }

    @Test func everyServerHasTheFile() async throws {
        let file = try await add("hello")
        #expect(try await stores[1].file(file.id) == file)
        #expect(try await stores[1].content(of: file.id, from: 1, count: 2) == Array("el".utf8))
        #expect(try await stores[1].file("no such file") == nil)
    }

    @Test func aFileGoesWithItsLastSubmission() async throws {
        let file = try await add("hello")
        let stores = stores
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<20 { group.addTask { try await stores[number % 2].keep([file.id], for: "s\(number)") } }
            try await group.waitForAll()
        }
        #expect(try await stores[0].file(file.id)?.submissions.count == 20)
        try await stores[0].release([file.id], from: "another")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1..<20 {
                group.addTask { try await stores[number % 2].release([file.id], from: "s\(number)") }
            }
            try await group.waitForAll()
        }
        #expect(try await stores[1].file(file.id)?.submissions == ["s0"])
        #expect(try exists(file))
        try await stores[1].release([file.id], from: "s0")
        #expect(try await stores[0].file(file.id) == nil)
        #expect(try !exists(file))
        // Once more, as after a process that ended in between.
        try await stores[1].release([file.id], from: "s0")
        await #expect(throws: StoreProblem.self) { try await stores[0].keep([file.id], for: "s1") }
        await #expect(throws: StoreProblem.self) {
            try await stores[0].hold([file.id], for: DraftKey(hash: "d"), until: 1)
        }
    }

    @Test func aDraftHasItsFilesUntilItsTime() async throws {
        let file = try await add("draft")
        let (one, two) = (DraftKey(hash: "one"), DraftKey(hash: "two"))
        try await stores[0].hold([file.id], for: one, until: 5_000)
        try await stores[1].hold([file.id], for: two, until: 9_000)
        try await stores[1].hold([file.id], for: two, until: 8_000)
        #expect(try await stores[0].file(file.id)?.heldUntil == 9_000)
        #expect(try await stores[0].orphans(before: .max, at: 8_999).isEmpty)
        #expect(try await stores[0].orphans(before: .max, at: 9_000) == [file.id])
        try await stores[0].letGo([file.id], of: two)
        #expect(try await stores[0].orphans(before: .max, at: 5_000) == [file.id])
    }

    @Test func onlyFilesThatNobodyHasAreSwept() async throws {
        let (old, kept, young) = (try await add("1"), try await add("22"), try await add("333", created: 5_000))
        try await stores[0].keep([kept.id], for: "s1")
        #expect(try await stores[1].unclaimedBytes() == 4)
        #expect(try await stores[1].orphans(before: 2_000, at: 9_000) == [old.id])
        // A submission got one of them meanwhile.
        try await stores[1].sweep([old.id, kept.id], unfinishedBefore: 0)
        #expect(try await stores[0].file(old.id) == nil && !exists(old))
        #expect(try await stores[0].file(kept.id) != nil && exists(kept))
        try await stores[0].cancelKeeping([kept.id], for: "s1")
        #expect(Set(try await stores[1].orphans(before: .max, at: 9_000)) == [kept.id, young.id])
    }

    @Test func whoeverTakesAFileJustNowKeepsIt() async throws {
        let file = try await add("1")
        let stores = stores
        let isTaken = AsyncStream.makeStream(of: Void.self)
        async let keeping: Void = stores[0].database.write(.always) { database in
            try database.execute("SELECT id FROM file WHERE id = \(file.id) FOR KEY SHARE")
            try database.execute("INSERT INTO file_of_submission (file, submission) VALUES (\(file.id), 's1')")
            isTaken.continuation.yield()
            // Until the sweep waits for it.
            while try database.rows(
                "SELECT pid FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))"
            ).isEmpty {
                _ = try database.rows("SELECT 1 FROM pg_sleep(0.01)")
            }
        }
        for await _ in isTaken.stream { break }
        try await stores[1].sweep([file.id], unfinishedBefore: 5_000)
        try await keeping
        #expect(try await stores[1].file(file.id)?.submissions == ["s1"])
        #expect(try exists(file))
    }

    @Test func aDraftThatGotAFileMeanwhileKeepsIt() async throws {
        let file = try await add("1")
        try await stores[0].hold([file.id], for: DraftKey(hash: "d"), until: 9_000)
        try await stores[1].sweep([file.id], unfinishedBefore: 8_999)
        #expect(try await stores[0].file(file.id) != nil && exists(file))
        try await stores[1].sweep([file.id], unfinishedBefore: 9_000)
        #expect(try await stores[0].file(file.id) == nil && !exists(file))
    }

    @Test func aFileIsErasedWithoutALookAtTheOthers() async throws {
        let file = try await add("1")
        try await stores[0].keep([file.id], for: "s1")
        // A walk through the folder would fail.
        try folder.write("files/no", "no folder")
        try await stores[0].release([file.id], from: "s1")
        #expect(try !exists(file))
    }

    @Test func aFileLeavesASubmissionThatWasNeverStored() async throws {
        let (file, other) = (try await add("1"), try await add("2"))
        let database = stores[0].database
        _ = try await database.store(Submission(id: "s1", form: "f", definition: "", created: 1, values: "{}"))
        try await stores[0].keep([file.id, other.id], for: "s1")
        try await stores[0].keep([file.id], for: "lost")
        let hourAgo = currentMilliseconds() - 3_600_000
        try await stores[1].settleDoubts(before: hourAgo, in: database)
        #expect(try await stores[0].file(file.id)?.submissions == ["lost", "s1"], "it may be on its way")
        try await database.execute("UPDATE file_of_submission SET claimed = claimed - interval '2 hours'")
        try await stores[1].settleDoubts(before: hourAgo, in: SQLiteSubmissionStore.inMemory())
        #expect(try await stores[0].file(file.id)?.submissions == ["lost", "s1"], "not of this database")
        try await stores[1].settleDoubts(before: hourAgo, in: database)
        #expect(try await stores[0].file(file.id)?.submissions == ["s1"])
        #expect(try await stores[0].file(other.id)?.submissions == ["s1"])
        #expect(try await database.missing(["s1", "lost"]) == ["lost"])
    }

    @Test func whatAKilledProcessLeftIsSwept() async throws {
        // It noted the file and did not finish it.
        try await stores[0].database.execute(
            "INSERT INTO file (id, details, size, created) VALUES (\(DiskFileStore.newID()), '{}', 9, 5)")
        // Another one noted that the content is to be deleted, and did not do it.
        let file = try await add("swept")
        try await stores[0].deleteRow(of: file.id, unlessHeldAfter: 9)
        #expect(try exists(file))
        let orphans = try await stores[0].orphans(before: .max, at: 9)
        try await stores[0].sweep(orphans, unfinishedBefore: .max)
        #expect(try await stores[0].unclaimedBytes() == 0)
        #expect(try !exists(file))
        #expect(try await stores[0].database.erasedFiles().isEmpty)
    }
}
#endif
