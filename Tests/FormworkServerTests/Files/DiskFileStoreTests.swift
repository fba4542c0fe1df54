#if Server
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import Testing

/// Files in a folder.
@Suite(.tags(.waiting)) struct DiskFileStoreTests {
    private let folder: TemporaryFolder
    private let store: DiskFileStore

    init() throws {
        folder = try TemporaryFolder()
        store = try DiskFileStore(folder: folder.path("files"))
    }

    private func details(_ size: Int, created: Int64 = 1_000) -> FileDetails {
        FileDetails(
            name: "a.txt", size: size, type: "text/plain", checksum: "00", form: "f", field: "a", created: created)
    }

    private func add(_ text: String, created: Int64 = 1_000) async throws -> StoredFile {
        let writer = try await store.begin()
        for byte in text.utf8 { try await writer.write([byte]) }
        return try await writer.finish(details(text.utf8.count, created: created))
    }

    private func names() -> [String] {
        (FileManager.default.enumerator(atPath: folder.path("files"))?.allObjects as? [String] ?? []).sorted()
    }

    /// The names of everything but folders and the store's own lock.
    private func fileNames() throws -> [String] {
        try names().filter {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("files/" + $0))
            return attributes[.type] as? FileAttributeType == .typeRegular && $0 != "lock"
        }
    }

    @Test func submissionsThatComeAtOnceDoNotForgetEachOther() async throws {
        let file = try await add("hello")
        let store = store
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...40 { group.addTask { try await store.keep([file.id], for: "s\(number)") } }
            try await group.waitForAll()
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 2...40 { group.addTask { try await store.release([file.id], from: "s\(number)") } }
            try await group.waitForAll()
        }
        #expect(try await store.file(file.id)?.submissions == ["s1"])
        #expect(try await store.content(of: file.id, from: 0, count: 5) == Array("hello".utf8))
    }

    @Test func aFileComesBackAsItWasWritten() async throws {
        let file = try await add("hello world")
        #expect(try await store.file(file.id) == file)
        #expect(try await store.content(of: file.id, from: 0, count: 5) == Array("hello".utf8))
        #expect(try await store.content(of: file.id, from: 6, count: 99) == Array("world".utf8))
        #expect(try await store.content(of: file.id, from: 11, count: 9).isEmpty)
        #expect(try await store.file(DiskFileStore.newID()) == nil)
    }

    @Test func onlyTheOwnerCanReadIt() async throws {
        _ = try await add("secret")
        for name in names() {
            let path = folder.path("files/" + name)
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0
            #expect(mode & 0o077 == 0, "\(name)")
        }
    }

    @Test(arguments: [
        "", "..", "../../etc/passwd", "a/b", String(repeating: "A", count: 32), String(repeating: "g", count: 32),
    ])
    func noTextButAnIdBecomesAPath(_ id: String) async throws {
        #expect(store.path(of: id) == nil)
        #expect(try await store.file(id) == nil)
        #expect(try await store.content(of: id, from: 0, count: 1).isEmpty)
        try await store.sweep([id], unfinishedBefore: 0)
    }

    @Test func aFileThatIsNotFinishedDoesNotExist() async throws {
        let writer = try await store.begin()
        try await writer.write([1, 2, 3])
        #expect(try await store.orphans(before: .max).isEmpty)
        await writer.cancel()
        #expect(try fileNames().isEmpty)
        await #expect(throws: StoreProblem.self) { try await writer.write([1]) }
    }

    @Test func aSenderWhoGoesAwayLeavesNothing() async throws {
        do {
            let writer = try await store.begin()
            try await writer.write([1, 2, 3])
        }
        // The thread that wrote may still hold the writer for a moment.
        #expect(try await eventually { try fileNames().isEmpty })
    }

    /// What a process leaves behind that was killed while it wrote, in each of the moments between two steps.
    @Test func whatAKilledProcessLeftIsSwept() async throws {
        let file = try await add("whole")
        let unfinished = folder.path("files/unfinished/" + DiskFileStore.newID())
        try Data("half".utf8).write(to: URL(fileURLWithPath: unfinished))
        let path = try #require(store.path(of: file.id))
        let lonely = String(path.dropLast(32)) + DiskFileStore.newID()
        try Data("without a note".utf8).write(to: URL(fileURLWithPath: lonely))
        #expect(try await store.orphans(before: .max) == [file.id])
        // What is young may still be on its way.
        try await store.sweep([], unfinishedBefore: 0)
        #expect(FileManager.default.fileExists(atPath: unfinished))
        try await store.sweep([], unfinishedBefore: .max)
        #expect(!FileManager.default.fileExists(atPath: unfinished))
        #expect(!FileManager.default.fileExists(atPath: lonely))
        #expect(try await store.file(file.id) == file)
    }

    @Test func onlyFilesWithoutASubmissionAreOrphans() async throws {
        let (old, kept, young) = (try await add("1"), try await add("2"), try await add("3", created: 5_000))
        try await store.keep([kept.id], for: "s1")
        #expect(try await store.orphans(before: 2_000) == [old.id])
        #expect(Set(try await store.orphans(before: 9_000)) == [old.id, young.id])
        try await store.sweep([old.id], unfinishedBefore: 0)
        #expect(try await store.file(old.id) == nil)
        #expect(try await store.content(of: kept.id, from: 0, count: 9) == Array("2".utf8))
        await #expect(throws: StoreProblem.self) { try await store.keep([old.id], for: "s2") }
    }

    @Test func aFileGoesWithItsLastSubmission() async throws {
        let file = try await add("shared")
        try await store.keep([file.id], for: "s1")
        try await store.keep([file.id], for: "s2")
        try await store.keep([file.id], for: "s2")
        #expect(try await store.file(file.id)?.submissions == ["s1", "s2"])
        try await store.release([file.id], from: "s1")
        #expect(try await store.file(file.id)?.submissions == ["s2"])
        try await store.release([file.id], from: "other")
        try await store.release([file.id], from: "s2")
        #expect(try await store.file(file.id) == nil)
        #expect(try fileNames().isEmpty)
    }

    @Test func aDraftHasItsFilesUntilItsTime() async throws {
        let file = try await add("draft")
        let (one, two) = (DraftKey(hash: "one"), DraftKey(hash: "two"))
        try await store.hold([file.id], for: one, until: 5_000)
        try await store.hold([file.id], for: two, until: 9_000)
        #expect(try await store.file(file.id)?.heldUntil == 9_000)
        #expect(try await store.orphans(before: .max, at: 8_999).isEmpty)
        #expect(try await store.orphans(before: .max, at: 9_000) == [file.id])
        try await store.letGo([file.id], of: two)
        #expect(try await store.orphans(before: .max, at: 4_999).isEmpty)
        #expect(try await store.orphans(before: .max, at: 5_000) == [file.id])
        try await store.letGo([file.id], of: one)
        #expect(try await store.file(file.id) == file)
        await #expect(throws: StoreProblem.self) { try await store.hold([DiskFileStore.newID()], for: one, until: 1) }
    }

    @Test func whatWasKeptInVainIsNobodysAndStays() async throws {
        let file = try await add("kept")
        try await store.keep([file.id], for: "s1")
        try await store.cancelKeeping([file.id], for: "s1")
        try await store.cancelKeeping([file.id], for: "other")
        #expect(try await store.orphans(before: .max) == [file.id])
    }

    @Test func whoeverGotAFileMeanwhileKeepsIt() async throws {
        let (kept, held, old) = (try await add("1"), try await add("2"), try await add("3"))
        try await store.keep([kept.id], for: "s1")
        try await store.hold([held.id], for: DraftKey(hash: "d"), until: 9_000)
        try await store.sweep([kept.id, held.id, old.id], unfinishedBefore: 8_999)
        #expect(try await store.file(kept.id) != nil)
        #expect(try await store.file(held.id) != nil)
        #expect(try await store.file(old.id) == nil)
        try await store.sweep([kept.id, held.id], unfinishedBefore: 9_000)
        #expect(try await store.file(kept.id) != nil)
        #expect(try await store.file(held.id) == nil)
    }

    @Test func aFileLeavesASubmissionThatWasNeverStored() async throws {
        let answers = try SQLiteSubmissionStore.inMemory()
        _ = try await answers.store(Submission(id: "s1", form: "f", definition: "", created: 1, values: "{}"))
        let file = try await add("hello")
        for submission in ["s1", "lost", "unsaid"] { try await store.keep([file.id], for: submission) }
        for submission in ["s1", "lost", "another"] {
            try await store.doubt([file.id], of: submission, at: 5_000)
        }
        try await store.settleDoubts(before: 5_000, in: answers)
        #expect(try await store.file(file.id)?.submissions == ["s1", "lost", "unsaid"], "it may be on its way")
        try await store.settleDoubts(before: 5_001, in: answers)
        #expect(try await store.file(file.id)?.submissions == ["s1", "unsaid"], "nobody doubted the second one")
        #expect(try store.note(of: file.id)?.doubted == nil)
    }

    @Test func onlyFilesWithoutASubmissionAreUnclaimed() async throws {
        let (kept, _, held) = (try await add("1"), try await add("22"), try await add("333"))
        try await store.keep([kept.id], for: "s1")
        try await store.hold([held.id], for: DraftKey(hash: "d"), until: .max)
        #expect(try await store.unclaimedBytes() == 5)
    }

    @Test func aFolderThatCannotBeUsedIsNamed() throws {
        try folder.write("taken", "")
        #expect(throws: StoreProblem.self) { try DiskFileStore(folder: folder.path("taken")) }
    }

    @Test func manyWriteAtOnce() async throws {
        let ids = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<40 { group.addTask { try await add(String(number)).id } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(ids.count == 40)
        #expect(Set(try await store.orphans(before: .max)) == ids)
    }

    @Test func theFilesOfAnErasedDraftAreDeletedUnlessOthersHaveThem() async throws {
        let now: Int64 = 10_000_000
        let draft = DraftKey(hash: "one")
        let files = [try await add("0"), try await add("1"), try await add("2"), try await add("3")].map(\.id)
        try await store.hold(files, for: draft, until: now + 1)
        try await store.keep([files[1]], for: "s1")
        try await store.hold([files[2]], for: DraftKey(hash: "two"), until: now + 1)
        try await store.hold([files[3]], for: DraftKey(hash: "over"), until: now - 4_000_000)
        let unfinished = try await store.begin()
        try await unfinished.write(Array("4".utf8))
        let gone = try await store.deleteFiles(of: draft, among: files + [files[0], "no file"], at: now)
        #expect(gone == 2)
        var left: [String] = []
        for id in files where try await store.file(id) != nil { left.append(id) }
        #expect(left == [files[1], files[2]])
        #expect(try await store.deleteFiles(of: draft, among: files, at: now) == 0)
        // Somebody may be sending a file meanwhile, at the time of the machine.
        let present = currentMilliseconds()
        try await store.hold([files[2]], for: draft, until: present)
        _ = try await store.deleteFiles(of: draft, among: files, at: present)
        #expect(try await unfinished.finish(details(1)).details.size == 1)
    }
}
#endif
