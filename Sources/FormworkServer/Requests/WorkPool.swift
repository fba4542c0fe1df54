#if Server
import Foundation
import Synchronization

/// Threads of their own for what takes long: rebuilding and checking what was posted.
///
/// Everything else that is asynchronous shares as many threads as there are cores. If posts ran there, a few that take a
/// second each would keep everybody from pages and files.
///
/// What waits for something, such as a store or a check, holds no thread meanwhile.
final class WorkPool: TaskExecutor {
    private let queue: OperationQueue
    /// How many pieces of work there may be at a time.
    private let places: Int
    private let taken = Mutex(0)

    /// Makes a pool with as many threads as the machine has cores: they share those fairly with the others.
    init(places: Int) {
        self.places = places
        queue = OperationQueue()
        queue.name = "formwork.posts"
        queue.maxConcurrentOperationCount = max(ProcessInfo.processInfo.activeProcessorCount, 1)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedTaskExecutor()
        queue.addOperation { job.runSynchronously(on: executor) }
    }

    /// Does some work on the pool's threads; `nil` if all places are taken.
    func run<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value? {
        guard enter() else { return nil }
        defer { taken.withLock { $0 -= 1 } }
        return await withTaskExecutorPreference(self) { await body() }
    }

    private func enter() -> Bool {
        taken.withLock { taken in
            guard taken < places else { return false }
            taken += 1
            return true
        }
    }
}
#endif
