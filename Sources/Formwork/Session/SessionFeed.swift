import FormworkCore

/// Delivers the changes of a session to its observers, in the order in which they happened.
///
/// If an observer changes the session, that change is delivered after all observers got the current one. Observers get
/// no change that happened before they were added.
final class SessionFeed {
    private struct Observer {
        /// The number of the last change before the observer was added.
        let start: Int
        /// Whether the observer still exists.
        let isPresent: () -> Bool
        let tell: (SessionChange) -> Void
        /// Is called when no change comes any more.
        let end: () -> Void
    }

    /// How many changes there were.
    private(set) var count = 0
    private var observers: [Observer] = []
    /// Changes that wait while an earlier one is being delivered.
    private var waiting: [SessionChange] = []
    private var isTelling = false

    deinit {
        for observer in observers { observer.end() }
    }

    func add(
        while isPresent: @escaping () -> Bool, end: @escaping () -> Void = {}, _ tell: @escaping (SessionChange) -> Void
    ) {
        observers.append(Observer(start: count, isPresent: isPresent, tell: tell, end: end))
    }

    /// Delivers a change. `make` makes it from its number.
    func tell(_ make: (Int) -> SessionChange) {
        count += 1
        waiting.append(make(count))
        if isTelling { return }
        isTelling = true
        defer { isTelling = false }
        while !waiting.isEmpty {
            let change = waiting.removeFirst()
            observers.removeAll { !$0.isPresent() }
            for observer in observers where observer.start < change.number { observer.tell(change) }
        }
    }
}
