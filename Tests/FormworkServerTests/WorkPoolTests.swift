#if Server
import Foundation
import Synchronization
import Testing

@testable import FormworkServer

@Suite struct WorkPoolTests {
    /// All threads of the pool wait for something that only happens elsewhere: if there were no others, this would hang.
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

/// Keeps threads until it is opened.
private final class Gate: Sendable {
    private let state = Mutex((isOpen: false, waiting: 0))

    /// How many came here.
    var waiting: Int { state.withLock { $0.waiting } }

    func open() { state.withLock { $0.isOpen = true } }

    func pass() {
        state.withLock { $0.waiting += 1 }
        while !state.withLock({ $0.isOpen }) { Thread.sleep(forTimeInterval: 0.001) }
    }
}
#endif
