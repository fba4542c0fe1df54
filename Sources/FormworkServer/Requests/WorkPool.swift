#if Server
import Foundation
import Synchronization

/// Threads for work that takes long: replaying and validating posts.
///
/// All other async code shares as many threads as there are cores. A few posts that take a second each would block
/// these threads, and pages and files would have to wait.
///
/// Work that waits for something, such as a store or an async check, holds no thread meanwhile.
final class WorkPool: TaskExecutor {
    private let queue: OperationQueue
    /// How many pieces of work there may be at a time.
    let places: Int
    private let taken = Mutex(0)
    /// Called with the number of pieces of work whenever it changes.
    private let onChange: @Sendable (Int) -> Void

    /// Makes a pool, by default with as many threads as the machine has cores. The system divides the cores among these and
    /// the others.
    ///
    /// - Parameters:
    ///   - threads: How many threads the pool has.
    ///   - onChange: Called with the number of pieces of work whenever it changes.
    init(
        places: Int, threads: Int = ProcessInfo.processInfo.activeProcessorCount,
        onChange: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        self.places = places
        self.onChange = onChange
        queue = OperationQueue()
        queue.name = "formwork.posts"
        queue.maxConcurrentOperationCount = max(threads, 1)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedTaskExecutor()
        queue.addOperation { job.runSynchronously(on: executor) }
    }

    /// Runs work on the threads of the pool; `nil` if all places are taken.
    func run<Value: Sendable>(_ body: @Sendable () async -> Value) async -> Value? {
        guard enter() else { return nil }
        defer { leave() }
        return await withTaskExecutorPreference(self) { await body() }
    }

    private func enter() -> Bool {
        taken.withLock { taken in
            guard taken < places else { return false }
            taken += 1
            onChange(taken)
            return true
        }
    }

    private func leave() {
        taken.withLock { taken in
            taken -= 1
            onChange(taken)
        }
    }
}
#endif
