#if PostgreSQL
import FormworkTestSupport
import Foundation
import Synchronization

/// A PostgreSQL that runs in a temporary folder until the tests end.
struct PostgreSQLCluster: Sendable {
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    private static let one = Result { try PostgreSQLCluster() }
    private static let count = Mutex(0)

    private let folder: String

    /// The one that all tests use whose databases nobody ends.
    static func shared() throws -> PostgreSQLCluster { try one.get() }

    /// Starts another one.
    init() throws {
        folder = try Self.run("make", String(getpid()))
    }

    /// The address of a database without tables.
    func newDatabase() throws -> String {
        let name = Self.count.withLock { count in
            count += 1
            return "answers\(count)"
        }
        _ = try Self.run("database", folder, name)
        return "postgresql:///\(name)?host=\(folder)&user=formwork"
    }

    /// Ends it at once.
    func crash() throws { _ = try Self.run("crash", folder) }

    /// Starts it again.
    func start() throws { _ = try Self.run("start", folder) }

    func remove() throws { _ = try Self.run("remove", folder) }

    private static func run(_ arguments: String...) throws -> String {
        let process = Process()
        process.executableURL = RepositoryFolder.root.appendingPathComponent("Scripts/support/postgresql")
        process.arguments = arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let problem = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Missing(description: problem) }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
#endif
