#if Server
import Foundation
@testable import FormworkServer
import Testing

@testable import FormworkServerTests

/// Servers that start together on a file that does not exist yet all start.
@Suite(.serialized, .tags(.waiting)) struct FreshDatabaseTests {
    @Test func opensOnceForAllWhoCreateIt() async throws {
        let folder = try TemporaryFolder()
        for round in 0..<40 {
            let path = folder.path("\(round).sqlite")
            let keys = try await withThrowingTaskGroup(of: [UInt8].self) { group in
                for _ in 0..<4 {
                    group.addTask { try await SQLiteSubmissionStore(path: path).signingKeys().current.bytes }
                }
                return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
            }
            #expect(keys.count == 1)
            #expect(!FileManager.default.fileExists(atPath: path + "-opening"))
        }
    }

    @Test func startsSeveralServersAtOnce() async throws {
        let folder = try TemporaryFolder()
        try folder.write("good.json", #"{ "id": "good", "fields": [ { "id": "a", "type": "text" } ] }"#)
        for round in 0..<3 {
            let arguments = ["serve", folder.path(), "--port", "0", "--database", folder.path("\(round).sqlite")]
            let servers = try (0..<4).map { _ in try Command.start(arguments) }
            for server in servers {
                #expect(try await server.port() > 0)
                server.process.terminate()
            }
            for server in servers { server.process.waitUntilExit() }
        }
    }

    @Test func waitsForALockThatSomebodyLeftBehind() throws {
        let folder = try TemporaryFolder()
        // The file by itself is not a lock: a process that was killed leaves it behind.
        try folder.write("a.sqlite-opening", "")
        _ = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
    }

    @Test func hasItsTablesInTheFileItself() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        try FileManager.default.copyItem(atPath: folder.path("a.sqlite"), toPath: folder.path("copy.sqlite"))
        #expect(try await store.forms() == [])
        let size = try FileManager.default.attributesOfItem(atPath: folder.path("copy.sqlite"))[.size] as? NSNumber
        #expect((size?.intValue ?? 0) > 8_192)
    }
}
#endif
