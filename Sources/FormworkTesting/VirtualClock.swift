import Synchronization

/// A clock that stands still until a test moves it, so that a test of code that waits takes no time.
///
/// ```swift
/// let clock = VirtualClock()
/// let environment = environment.clock(clock)
/// await clock.advance(by: .milliseconds(300), whenWaiting: 1)
/// ```
public final class VirtualClock: Clock {
    /// A moment, as the time since the clock was made.
    public struct Instant: InstantProtocol {
        /// The time since the clock was made.
        public let offset: Duration

        /// The moment some time later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// The time from this moment to another.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        /// Whether one moment is before another.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let wake: CheckedContinuation<Void, any Error>
    }

    private struct Watcher {
        let count: Int
        let wake: CheckedContinuation<Void, Never>
    }

    private struct Content {
        var now = Instant(offset: .zero)
        var sleepers: [Int: Sleeper] = [:]
        var watchers: [Watcher] = []
        var nextSleeper = 0
        /// How many let time pass by itself.
        var flows = 0

        /// Hands out those that wait for so many sleepers.
        mutating func takeWatchers() -> [Watcher] {
            let ready = watchers.filter { $0.count <= sleepers.count }
            watchers.removeAll { $0.count <= sleepers.count }
            return ready
        }

        /// Moves the clock and removes the sleepers whose deadlines have passed, in the order of their deadlines.
        mutating func advance(to moment: Instant) -> [Sleeper] {
            now = max(now, moment)
            let due = sleepers.filter { $0.value.deadline <= now }
            for number in due.keys { sleepers[number] = nil }
            return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map(\.value)
        }
    }

    private let content = Mutex(Content())

    /// Makes a clock that stands at zero.
    public init() {}

    /// The current time of the clock.
    public var now: Instant { content.withLock { $0.now } }

    /// The clock moves by any time.
    public var minimumResolution: Duration { .zero }

    /// How many tasks sleep.
    public var sleeperCount: Int { content.withLock { $0.sleepers.count } }

    /// When the sleeping tasks wake, as times since the clock was made, ascending.
    public var deadlines: [Duration] { content.withLock { $0.sleepers.values.map(\.deadline.offset).sorted() } }

    /// Sleeps until a test has moved the clock that far.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let number = content.withLock { content in
            content.nextSleeper += 1
            return content.nextSleeper
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
                let isCancelled = Task.isCancelled
                let (isOver, watchers) = content.withLock { content in
                    if !isCancelled, content.flows > 0 { content.now = max(content.now, deadline) }
                    if isCancelled || deadline <= content.now { return (true, [Watcher]()) }
                    content.sleepers[number] = Sleeper(deadline: deadline, wake: wake)
                    return (false, content.takeWatchers())
                }
                if isOver { wake.resume(with: isCancelled ? .failure(CancellationError()) : .success(())) }
                for watcher in watchers { watcher.wake.resume() }
            }
        } onCancel: {
            let sleeper = content.withLock { $0.sleepers.removeValue(forKey: number) }
            sleeper?.wake.resume(throwing: CancellationError())
        }
    }

    /// Lets time pass, and wakes the tasks whose deadlines have passed, in the order of their deadlines.
    public func advance(by duration: Duration) {
        let due = content.withLock { $0.advance(to: $0.now.advanced(by: duration)) }
        for sleeper in due { sleeper.wake.resume() }
    }

    /// Lets time pass by itself from now on: tasks that sleep wake, and later ones wake at once.
    func beginFlowing() {
        let due = content.withLock { content in
            content.flows += 1
            return content.advance(to: content.sleepers.values.map(\.deadline).max() ?? content.now)
        }
        for sleeper in due { sleeper.wake.resume() }
    }

    /// Lets the clock stand still again.
    func endFlowing() { content.withLock { $0.flows -= 1 } }

    /// Waits until so many tasks sleep, and lets time pass then.
    ///
    /// It waits for ever if no task sleeps. A session that is not running starts no check and no loader.
    public func advance(by duration: Duration, whenWaiting count: Int) async {
        await waitForSleepers(count)
        advance(by: duration)
    }

    /// Waits until so many tasks sleep; for ever, if there are never so many.
    public func waitForSleepers(_ count: Int) async {
        await withCheckedContinuation { (wake: CheckedContinuation<Void, Never>) in
            let watchers = content.withLock { content in
                content.watchers.append(Watcher(count: count, wake: wake))
                return content.takeWatchers()
            }
            for watcher in watchers { watcher.wake.resume() }
        }
    }
}
