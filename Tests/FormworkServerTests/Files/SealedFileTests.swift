#if Server
@testable import FormworkServer
import Foundation
import Testing

/// Files that are encrypted on the disk.
struct SealedFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func store(_ keys: AnswerKeys?) throws -> DiskFileStore {
        try DiskFileStore(folder: folder.path("files"), keys: keys)
    }

    private func add(_ bytes: [UInt8], to store: DiskFileStore, portion: Int = 10_000) async throws -> StoredFile {
        let writer = try await store.begin()
        var rest = bytes[...]
        while !rest.isEmpty {
            try await writer.write(Array(rest.prefix(portion)))
            rest = rest.dropFirst(portion)
        }
        return try await writer.finish(
            FileDetails(
                name: "a.txt", size: bytes.count, type: "text/plain", checksum: "00", form: "f", field: "a", created: 1)
        )
    }

    private func bytes(_ count: Int) -> [UInt8] {
        var state: UInt32 = 7
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(truncatingIfNeeded: state >> 24)
        }
    }

    /// Everything that is in the folder.
    private func disk() throws -> [Data] {
        let names = FileManager.default.enumerator(atPath: folder.path("files"))?.allObjects as? [String] ?? []
        return names.compactMap { FileManager.default.contents(atPath: folder.path("files/" + $0)) }
    }

    private func paths(_ end: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder.path("files"))?.allObjects as? [String] ?? []
        return names.filter { $0.hasSuffix(end) }.map { folder.path("files/" + $0) }
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000]) func aFileComesBackAsItWasWritten(size: Int) async throws
    {
        let store = try store(try testKeys())
        let content = bytes(size)
        let file = try await add(content, to: store)
        #expect(try await store.content(of: file.id, from: 0, count: size + 9) == content)
        for (offset, count) in [(0, 1), (65_530, 20), (65_536, 65_536), (131_071, 2), (size, 5), (size - 1, 9)]
        where offset >= 0 {
            let expected = offset < size ? Array(content[offset..<min(size, offset + count)]) : []
            #expect(try await store.content(of: file.id, from: offset, count: count) == expected, "\(offset)")
        }
    }

    @Test func nothingOfItIsOnTheDisk() async throws {
        let words = Array("a sentence that only its reader may know".utf8)
        let store = try store(try testKeys())
        _ = try await add(words + bytes(70_000) + words, to: store)
        for data in try disk() { #expect(data.firstRange(of: Data(words)) == nil) }
        #expect(paths(".sealed").count == 1)
        // Without keys it would be there.
        _ = try await add(words, to: try self.store(nil))
        #expect(try disk().contains { $0.firstRange(of: Data(words)) != nil })
    }

    @Test func equalFilesAreDifferentOnTheDisk() async throws {
        let store = try store(try testKeys())
        for _ in 0..<2 { _ = try await add(bytes(500), to: store) }
        let contents = paths(".sealed").map { FileManager.default.contents(atPath: $0) }
        #expect(contents.count == 2 && contents[0]?.dropFirst(28) != contents[1]?.dropFirst(28))
    }

    @Test func withoutItsKeyItIsNotRead() async throws {
        let file = try await add(bytes(100), to: try store(try testKeys(1)))
        for keys in [nil, try testKeys(2)] {
            await #expect {
                _ = try await store(keys).content(of: file.id, from: 0, count: 100)
            } throws: { error in
                "\(error)".contains("is not among the keys")
            }
        }
        // The reply does not begin and then break off.
        await #expect(throws: StoreProblem.self) { _ = try await FileReply.response(file, from: try store(nil)) }
        #expect(try await store(try testKeys(2, 1)).content(of: file.id, from: 0, count: 100) == bytes(100))
    }

    @Test func everyChangeIsFound() async throws {
        let store = try store(try testKeys())
        let file = try await add(bytes(140_000), to: store)
        let other = try await add(bytes(140_000), to: store)
        let path = try #require(paths(file.id + ".sealed").first)
        let whole = try #require(FileManager.default.contents(atPath: path))
        let chunk = FileSealer.sealedChunk
        let second = whole[(28 + chunk)..<(28 + 2 * chunk)]
        var changes: [Data] = [0, 4, 12, 28, 28 + chunk - 1, whole.count - 1].map { place in
            var changed = whole
            changed[place] ^= 1
            return changed
        }
        // The end is missing, chunks change places, one is there twice, and the file is another's.
        changes.append(whole.prefix(28 + 2 * chunk))
        changes.append(whole.prefix(28) + second + whole[28..<(28 + chunk)] + whole[(28 + 2 * chunk)...])
        changes.append(whole.prefix(28) + second + second + whole[(28 + 2 * chunk)...])
        let otherPath = try #require(paths(other.id + ".sealed").first)
        changes.append(try #require(FileManager.default.contents(atPath: otherPath)))
        for (number, changed) in changes.enumerated() {
            try changed.write(to: URL(fileURLWithPath: path))
            await #expect(throws: StoreProblem.self, "change \(number)") {
                _ = try await store.content(of: file.id, from: 0, count: 140_000)
            }
        }
        try whole.write(to: URL(fileURLWithPath: path))
        #expect(try await store.content(of: file.id, from: 0, count: 140_000) == bytes(140_000))
    }

    @Test func filesOfBeforeStayReadableAndAreEncryptedByReseal() async throws {
        let plain = try await add(bytes(70_000), to: try store(nil))
        let first = try await add(bytes(10), to: try store(try testKeys(1)))
        let both = try store(try testKeys(2, 1))
        #expect(try await both.content(of: plain.id, from: 65_000, count: 99_999) == bytes(70_000).suffix(5_000))
        #expect(try await both.reseal() == Resealing(changed: 2, unreadable: 0))
        #expect(try await both.reseal() == Resealing())
        let newest = try store(try testKeys(2))
        #expect(try await newest.content(of: plain.id, from: 0, count: 99_999) == bytes(70_000))
        #expect(try await newest.content(of: first.id, from: 0, count: 99) == bytes(10))
        #expect(paths(plain.id).isEmpty, "nothing is left in clear")
        #expect(try await store(try testKeys(3)).reseal() == Resealing(changed: 0, unreadable: 2))
    }

    @Test func filesGoWithTheirSubmissionsAndWhenNobodyHasThem() async throws {
        let store = try store(try testKeys())
        let file = try await add(bytes(10), to: store)
        let orphan = try await add(bytes(10), to: store)
        try await store.keep([file.id], for: "s")
        #expect(try await store.unclaimedBytes() == 10)
        #expect(try await store.orphans(before: 10, at: 10) == [orphan.id])
        try await store.sweep([orphan.id], unfinishedBefore: 0)
        try await store.release([file.id], from: "s")
        #expect(paths(".sealed").isEmpty && paths(".json").isEmpty)
        #expect(try await store.file(file.id) == nil)
        // A content without a note is left of a process that ended.
        let third = try await add(bytes(10), to: store)
        let note = try #require(paths(third.id + ".json").first)
        try FileManager.default.removeItem(atPath: note)
        try await store.sweep([], unfinishedBefore: .max)
        #expect(paths(".sealed").isEmpty)
    }
}
#endif
