#if PostgreSQL
import Synchronization

/// The pool of a server's connections. If all are in use, tasks wait for one in order.
final class Pool: Sendable {
    /// How long a body is repeated by default while the database starts, or another one takes its place.
    static let patience = Duration.seconds(5)

    /// A task that waits for a connection.
    private struct Waiter {
        let number: UInt64
        let continuation: CheckedContinuation<Connection, any Error>
    }

    private struct State {
        var count = 0
        var idle: [Connection] = []
        var waiting: [Waiter] = []
        var lastWaiter: UInt64 = 0
    }

    private let address: PostgreSQLAddress
    private let size: Int
    private let patience: Duration
    private let state = Mutex(State())

    /// - Parameters:
    ///   - size: The maximum number of connections.
    ///   - patience: How long `use` waits by default.
    init(_ address: PostgreSQLAddress, size: Int, patience: Duration = Pool.patience) {
        self.address = address
        self.size = max(1, size)
        self.patience = patience
    }

    /// How many wait for a connection.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Runs a body with one of the connections.
    ///
    /// - Parameter patience: How long it waits until a connection is free and open; `nil` for as long as usual. The last try to open
    ///   one takes two seconds more for each address of the database.
    /// - Throws: `DatabaseError.unreachable` if that was too long, `CancellationError`, or the error of the body.
    func use<Result: Sendable>(
        _ repetition: Connection.Repetition, within patience: Duration? = nil,
        _ body: @escaping @Sendable (Database) throws -> Result
    ) async throws -> Result {
        // The deadline includes the time in the queue, so a long queue while the database is away does not add to the wait.
        let deadline = ContinuousClock.now + (patience ?? self.patience)
        let connection = try await take(until: deadline)
        defer { give(connection) }
        return try await connection.use(repetition, until: deadline, body)
    }

    private func take(until deadline: ContinuousClock.Instant) async throws -> Connection {
        let (free, number) = state.withLock { state -> (Connection?, UInt64) in
            state.lastWaiter += 1
            return (Self.free(&state, address, size), state.lastWaiter)
        }
        if let free { return free }
        let timer = Task {
            try await Task.sleep(until: deadline, clock: .continuous)
            refuse(number, DatabaseError.unreachable("no connection was free in time."))
        }
        defer { timer.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                wait(Waiter(number: number, continuation: continuation), until: deadline)
            }
        } onCancel: {
            refuse(number, CancellationError())
        }
    }

    /// An idle or a new connection; `nil` if all are in use.
    private static func free(_ state: inout State, _ address: PostgreSQLAddress, _ size: Int) -> Connection? {
        if let connection = state.idle.popLast() { return connection }
        guard state.count < size else { return nil }
        state.count += 1
        return Connection(address)
    }

    private func wait(_ waiter: Waiter, until deadline: ContinuousClock.Instant) {
        let free = state.withLock { state -> Connection? in
            // One may have come back meanwhile.
            let free = Self.free(&state, address, size)
            if free == nil { state.waiting.append(waiter) }
            return free
        }
        if let free { return waiter.continuation.resume(returning: free) }
        // Both may have happened before the waiter was in the line.
        if Task.isCancelled { refuse(waiter.number, CancellationError()) }
        if ContinuousClock.now >= deadline {
            refuse(waiter.number, DatabaseError.unreachable("no connection was free in time."))
        }
    }

    /// Sends a waiter away, unless it has a connection already.
    private func refuse(_ number: UInt64, _ error: any Error) {
        let waiter = state.withLock { state in
            state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
        }
        waiter?.continuation.resume(throwing: error)
    }

    private func give(_ connection: Connection) {
        let next = state.withLock { state -> Waiter? in
            if state.waiting.isEmpty {
                state.idle.append(connection)
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.continuation.resume(returning: connection)
    }
}
#endif
