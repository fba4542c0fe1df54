/// A way to time work that is done again and again. `Floor/measure.js` has the same two.
enum Stopwatch: String {
    /// Each call is timed alone, and the median counts: the work as one person causes it, with caches and branch
    /// predictions as they happen to be.
    case alone
    /// Many calls are timed in a row, and the shortest run counts: the processor does nothing else, and V8 has compiled
    /// the loop.
    case row

    private static let runs = 20

    /// The time of one call.
    ///
    /// - Parameters:
    ///   - calls: How many calls are timed alone.
    ///   - row: How many calls are timed together.
    func time(calls: Int, row: Int, _ body: (Int) -> Void) -> Duration {
        let clock = ContinuousClock()
        switch self {
        case .alone:
            let times = (0..<calls).map { call in clock.measure { body(call) } }
            return times.sorted()[calls / 2]
        case .row:
            let times = (0..<Self.runs).map { run in
                clock.measure {
                    for call in 0..<row { body(run * row + call) }
                }
            }
            return (times.min() ?? .zero) / row
        }
    }
}
