#if Server
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import FormworkServer

@Suite(.tags(.waiting)) struct WorkPoolTests {
    /// All threads of the pool wait for an event on another thread. Without other threads this test would hang.
    @Test func leavesTheOtherThreadsFree() async {
        let pool = WorkPool(places: 200)
        let gate = Gate()
        let wanted = ProcessInfo.processInfo.activeProcessorCount
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<wanted {
                group.addTask { _ = await pool.run { gate.pass() } }
            }
            group.addTask {
                while gate.waiting < wanted { await Task.yield() }
                gate.open()
            }
        }
        #expect(gate.waiting == wanted)
    }

    @Test func takesNoMoreThanItHasPlacesFor() async {
        let pool = WorkPool(places: 1)
        let wasTaken = await pool.run { await pool.run { 1 } == nil }
        #expect(wasTaken == true)
        #expect(await pool.run { 2 } == 2)
    }
}

/// A gate that blocks threads until it is opened.
private final class Gate: Sendable {
    private let count = Mutex(0)
    private let semaphore = DispatchSemaphore(value: 0)

    /// How many threads have come to the gate.
    var waiting: Int { count.withLock { $0 } }

    /// Lets all waiting threads pass.
    func open() {
        for _ in 0..<waiting { semaphore.signal() }
    }

    func pass() {
        count.withLock { $0 += 1 }
        semaphore.wait()
    }
}
#endif
