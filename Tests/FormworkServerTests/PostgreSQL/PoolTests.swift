#if PostgreSQL
@testable import FormworkPostgreSQL
import FormworkTestSupport
import Foundation
import Synchronization
import Testing

/// Waiting for a connection.
struct PoolTests {
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
        let pool = Pool(address, size: 1)
        let (isHeld, isOver) = (Flag(), Flag())
        let holder = Task {
            try await pool.use(.never, within: .seconds(60)) { _ in
                isHeld.set()
                while !isOver.isSet { usleep(10_000) }
            }
        }
        try #require(await eventually { isHeld.isSet })
        await #expect(throws: DatabaseError.unreachable("no connection was free in time.")) {
            try await pool.use(.always, within: .milliseconds(100)) { _ in }
        }
        let waiter = Task { try await pool.use(.always, within: .seconds(600)) { _ in } }
        try await Task.sleep(for: .milliseconds(50))
        waiter.cancel()
        await #expect(throws: CancellationError.self) { try await waiter.value }
        // Those who left do not get the connection, and those who wait do.
        let next = Task { try await pool.use(.always, within: .seconds(60)) { _ in 7 } }
        try await Task.sleep(for: .milliseconds(50))
        isOver.set()
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
