/// The times of two ways to do the same work. They are measured in turns, so that other load on the machine affects
/// both.
struct Comparison {
    /// Medians.
    let engine: Duration
    let floor: Duration

    /// How many times as long as the floor the engine takes.
    var ratio: Double { engine / floor }

    /// - Parameters:
    ///   - runs: How often each is measured.
    ///   - repeats: How often the work is done in one measurement, for work too short for the clock.
    init<Some, Other>(
        runs: Int = 15, repeats: Int = 1, engine: (_ time: Int) throws -> Some, floor: (_ time: Int) throws -> Other
    ) rethrows {
        var times: (engine: [Duration], floor: [Duration]) = ([], [])
        for _ in 0..<runs {
            times.engine.append(try Self.time(repeats, engine))
            times.floor.append(try Self.time(repeats, floor))
        }
        self.engine = times.engine.sorted()[runs / 2] / repeats
        self.floor = times.floor.sorted()[runs / 2] / repeats
    }

    private static func time<Result>(_ repeats: Int, _ body: (Int) throws -> Result) rethrows -> Duration {
        try ContinuousClock().measure {
            for time in 0..<repeats { keep(try body(time)) }
        }
    }

    /// Uses a result. Otherwise the optimiser could remove it together with the work.
    @inline(never)
    private static func keep<Result>(_ result: Result) {}
}
