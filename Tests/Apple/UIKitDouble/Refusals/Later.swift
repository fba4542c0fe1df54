/// What UIKit does in a later turn of the run loop: completions, animated scrolling.
@MainActor package enum Later {
    private static var waiting: [() -> Void] = []

    static func run(_ work: @escaping () -> Void) {
        waiting.append(work)
    }

    /// Runs what waits, and what that starts, until nothing waits.
    package static func settle() {
        while !waiting.isEmpty {
            let now = waiting
            waiting = []
            for work in now { work() }
        }
    }
}
