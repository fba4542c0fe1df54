#if PostgreSQL
import Synchronization

/// The connections of a server. Whoever needs one while all are in use waits for its turn.
final class Pool: Sendable {
    /// For how long something is tried again while the database starts, or another one takes its place.
    private static let patience = Duration.seconds(5)

    private struct State {
        var count = 0
        var idle: [Connection] = []
        var waiting: [CheckedContinuation<Connection, Never>] = []
    }

    private let address: PostgreSQLAddress
    private let size: Int
    private let state = Mutex(State())

    /// - Parameter size: The most connections at a time.
    init(_ address: PostgreSQLAddress, size: Int) {
        self.address = address
        self.size = max(1, size)
    }

    /// Does something with one of the connections.
    func use<Result: Sendable>(
        _ repetition: Connection.Repetition, _ body: @escaping @Sendable (Database) throws -> Result
    ) async throws -> Result {
        // The time in the line counts too. So nobody waits much longer when the database is away and the line is long.
        let deadline = ContinuousClock.now + Self.patience
        let connection = await take()
        defer { give(connection) }
        return try await connection.use(repetition, until: deadline, body)
    }

    private func take() async -> Connection {
        await withCheckedContinuation { continuation in
            let connection = state.withLock { state -> Connection? in
                if let connection = state.idle.popLast() { return connection }
                if state.count < size {
                    state.count += 1
                    return Connection(address)
                }
                state.waiting.append(continuation)
                return nil
            }
            if let connection { continuation.resume(returning: connection) }
        }
    }

    private func give(_ connection: Connection) {
        let next = state.withLock { state -> CheckedContinuation<Connection, Never>? in
            if state.waiting.isEmpty {
                state.idle.append(connection)
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume(returning: connection)
    }
}
#endif
