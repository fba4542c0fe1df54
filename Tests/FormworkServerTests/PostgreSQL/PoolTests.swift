#if PostgreSQL
@testable import FormworkPostgreSQL
import FormworkTestSupport
import Dispatch
import Synchronization
import Testing

/// Waiting for a connection.
@Suite(.tags(.waiting)) struct PoolTests {
    @Test func nobodyConnectsWhenTheTimeIsOver() async throws {
        let database = try LossyDatabase(before: nil)
        let connection = Connection(try #require(PostgreSQLAddress(database.address)))
        await #expect(throws: DatabaseError.unreachable("there was no connection in time.")) {
            try await connection.use(.always, until: .now) { _ in }
        }
        // Who has time finds out that it says nothing.
        let pool = Pool(try #require(PostgreSQLAddress(database.address)), size: 1)
        do {
            try await pool.use(.always, within: .milliseconds(500)) { _ in }
            Issue.record("It was connected.")
        } catch DatabaseError.unreachable {}
    }

    @Test func aLineIsLeftAtTheEndOfPatienceOrWhenTheTaskEnds() async throws {
        let address = try #require(PostgreSQLAddress(StorePlace(.postgreSQL).database))
        let pool = Pool(address, size: 1, patience: .seconds(3_600))
        let isHeld = Flag()
        let isOver = DispatchSemaphore(value: 0)
        let holder = Task {
            try await pool.use(.never, within: .seconds(3_600)) { _ in
                isHeld.set()
                isOver.wait()
            }
        }
        try #require(await eventually { isHeld.isSet })
        await #expect(throws: DatabaseError.unreachable("no connection was free in time.")) {
            try await pool.use(.always, within: .milliseconds(100)) { _ in }
        }
        let waiter = Task { try await pool.use(.always, within: .seconds(3_600)) { _ in } }
        #expect(await eventually { pool.waitingCount == 1 })
        waiter.cancel()
        await #expect(throws: CancellationError.self) { try await waiter.value }
        // Those who left do not get the connection, and those who wait do.
        let next = Task { try await pool.use(.always, within: .seconds(3_600)) { _ in 7 } }
        #expect(await eventually { pool.waitingCount == 1 })
        isOver.signal()
        #expect(try await next.value == 7)
        try await holder.value
        #expect(try await pool.use(.always) { _ in 8 } == 8)
    }
}

/// Something that happens once.
private final class Flag: Sendable {
    private let state = Mutex(false)

    var isSet: Bool { state.withLock { $0 } }

    func set() { state.withLock { $0 = true } }
}
#endif
