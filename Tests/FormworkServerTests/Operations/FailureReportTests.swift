#if Server
import Formwork
@testable import FormworkServer
import Logging
import Synchronization
import Testing

/// What is logged of work that nobody waits for.
struct FailureReportTests {
    private struct Interrupted: Error {}

    /// Keeps what is logged.
    private final class Log: LogHandler, Sendable {
        private let kept = Mutex<[String]>([])

        var messages: [String] { kept.withLock { $0 } }
        var metadata: Logger.Metadata {
            get { [:] }
            set {}
        }
        var logLevel: Logger.Level {
            get { .trace }
            set {}
        }
        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { nil }
            set {}
        }

        func log(event: LogEvent) { kept.withLock { $0.append("\(event.message)") } }
    }

    private func server(_ log: Log) async throws -> FormServer {
        let options = FormRoutesOptions(logger: Logger(label: "test") { _ in log })
        let form = FormDefinition("f") { Field.text("a", "A") }
        return try await FormServer(
            source: try FixedForms([form], environment: FormEnvironment(), limits: PostLimits()),
            store: try SQLiteSubmissionStore.inMemory(), files: nil, options: options)
    }

    @Test func aFailureIsLoggedWithItsReason() async throws {
        let log = Log()
        try await server(log).services.report("It could not be done", StoreProblem("The store is gone."))
        #expect(log.messages == ["It could not be done: The store is gone."])
    }

    @Test func whatEndsWithTheServerIsNoFailureWhateverItThrows() async throws {
        let log = Log()
        let server = try await server(log)
        server.services.report("It could not be done", CancellationError())
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            server.services.report("It could not be done", Interrupted())
        }.value
        #expect(log.messages.isEmpty)
    }

    /// A database that is interrupted throws an error of its own.
    @Test func anErasureOfOldSubmissionsThatEndsWithTheServerIsNoFailure() async throws {
        let log = Log()
        let store = try SQLiteSubmissionStore.inMemory()
        var options = FormRoutesOptions(logger: Logger(label: "test") { _ in log })
        options.retention = Retention(otherDays: 1)
        let form = FormDefinition("f") { Field.text("a", "A") }
        let server = try await FormServer(
            source: try FixedForms([form], environment: FormEnvironment(), limits: PostLimits()), store: store,
            files: nil, options: options)
        _ = try await store.store(Submission(id: "a", form: "f", definition: "", created: 0, values: "{}"))
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await server.upkeep.eraseOldSubmissions()
        }.value
        #expect(log.messages.isEmpty)
        #expect(try await store.submissions(form: "f").count == 1)
    }
}
#endif
