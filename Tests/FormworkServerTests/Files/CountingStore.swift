#if Server
import FormworkServer
import Synchronization

/// A store that keeps nothing and counts what it gets.
final class CountingStore: FileStore, FileWriter {
    private let counts = Mutex((total: 0, largest: 0))

    var total: Int { counts.withLock { $0.total } }
    /// The bytes of the largest part.
    var largest: Int { counts.withLock { $0.largest } }

    func begin() async throws -> any FileWriter { self }

    func write(_ bytes: [UInt8]) async throws {
        counts.withLock { counts in
            counts.total += bytes.count
            counts.largest = max(counts.largest, bytes.count)
        }
    }

    func finish(_ details: FileDetails) async throws -> StoredFile {
        StoredFile(id: String(repeating: "0", count: 32), details: details)
    }

    func cancel() async {}
    func file(_ id: String) async throws -> StoredFile? { nil }
    func content(of id: String, from offset: Int, count: Int) async throws -> [UInt8] { [] }
    func keep(_ ids: [String], for submission: String) async throws {}
    func release(_ ids: [String], from submission: String) async throws {}
    func cancelKeeping(_ ids: [String], for submission: String) async throws {}
    func hold(_ ids: [String], for draft: DraftKey, until time: Int64) async throws {}
    func letGo(_ ids: [String], of draft: DraftKey) async throws {}
    func orphans(before time: Int64, at now: Int64) async throws -> [String] { [] }
    func unclaimed() async throws -> [FileTally] { [] }
    func freeBytes() async throws -> Int? { nil }
    func sweep(_ ids: [String], unfinishedBefore time: Int64) async throws {}
}
#endif
