import FormworkCore

/// Tells the observers of a session of its changes, in the order in which they happened.
///
/// An observer that changes the session is heard after the round in which it was told. Nobody is told of a change that
/// happened before they began to observe.
final class SessionFeed {
    private struct Observer {
        /// The number of the last change before the observer came.
        let start: Int
        /// Whether the observer still wants to be told.
        let isPresent: () -> Bool
        let tell: (SessionChange) -> Void
        /// Says that no change comes any more.
        let end: () -> Void
    }

    /// How many changes there were.
    private(set) var count = 0
    private var observers: [Observer] = []
    /// Changes that observers have not been told yet, while one of them is being told.
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

    /// Tells a change that `make` makes from its number.
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
