import FormworkCore

/// Delivers the changes of a session to its observers, in the order in which they happened.
///
/// If an observer changes the session, that change is delivered after all observers got the current one. Observers get
/// no change that happened before they were added.
///
/// Observers that change the session again and again would never end. After a limit, each one that still changes it is left
/// out until the changes that wait are delivered. Renderers do not change the session, so they get all changes.
final class SessionFeed {
    /// After this many rounds of changes, each made by observers of the one before, observers may make no more.
    private static let roundLimit = 64
    /// After this many changes in all rounds, observers may make no more. Each round may have more than the one before.
    private static let changeLimit = 100_000

    private struct Observer {
        let number: Int
        /// The number of the last change before the observer was added.
        let start: Int
        /// Whether the observer still exists.
        let isPresent: () -> Bool
        let tell: (SessionChange) -> Void
        /// Is called when no change comes any more.
        let end: () -> Void
    }

    /// A change that waits while an earlier one is being delivered.
    private struct Waiting {
        let change: SessionChange
        /// How many changes led to it, each made by an observer of the one before.
        let round: Int
    }

    /// How many changes there were.
    private(set) var count = 0
    /// Is called with a change that observers make although they may make no more.
    var onEndlessChange: ((SessionChange) -> Void)?
    private var observers: [Observer] = []
    private var observerCount = 0
    private var waiting: [Waiting] = []
    /// The round of the change that is being delivered; 0 while none is.
    private var round = 0

    deinit {
        for observer in observers { observer.end() }
    }

    func add(
        while isPresent: @escaping () -> Bool, end: @escaping () -> Void = {}, _ tell: @escaping (SessionChange) -> Void
    ) {
        observerCount += 1
        observers.append(
            Observer(number: observerCount, start: count, isPresent: isPresent, tell: tell, end: end))
    }

    /// Delivers a change. `make` makes it from its number.
    func tell(_ make: (Int) -> SessionChange) {
        count += 1
        waiting.append(Waiting(change: make(count), round: round + 1))
        if round > 0 { return }
        defer { round = 0 }
        var leftOut: Set<Int> = []
        var delivered = 0
        var next = 0
        while next < waiting.count {
            let change = waiting[next].change
            round = waiting[next].round
            next += 1
            delivered += 1
            // Delivered changes are removed many at once, because each removal moves all others.
            if next == 1_000 {
                waiting.removeFirst(next)
                next = 0
            }
            let isLast = round > Self.roundLimit || delivered > Self.changeLimit
            observers.removeAll { !$0.isPresent() }
            for observer in observers where observer.start < change.number && !leftOut.contains(observer.number) {
                let before = count
                observer.tell(change)
                if isLast, count != before {
                    leftOut.insert(observer.number)
                    onEndlessChange?(change)
                }
            }
        }
        waiting = []
    }
}
