/// The measurements of the survey, compared with JavaScript that was written by hand for it.
struct SurveyMeasurement {
    /// One line of the report.
    struct Line {
        let work: String
        /// The operations that the engine counted.
        let operations: Int
        /// Each call timed alone.
        let alone: Times
        /// Many calls timed in a row.
        let row: Times
    }

    /// How long one call takes.
    struct Times {
        let engine: Duration
        let floor: Duration

        /// How many times as long as the floor the engine takes.
        var ratio: Double { engine / floor }
    }

    let count: Int
    private(set) var lines: [Line] = []

    /// Measures a survey of so many fields; `nil` where there is no Node to run the floor.
    init?(_ count: Int) throws {
        let survey = Survey(count: count, isHub: false)
        let hub = Survey(count: count, isHub: true)
        // The floor is measured before and after, because the machine may become slower meanwhile.
        guard let before = try Floors(survey, hub) else { return nil }
        let engine = try SurveyEngine(survey, hub)
        try engine.check(before.alone)
        let works = engine.works()
        guard let after = try Floors(survey, hub) else { return nil }
        self.count = count
        lines = works.map { work in
            Line(
                work: work.title, operations: work.operations,
                alone: Times(engine: work.alone, floor: Self.least(before.alone, after.alone, work.name)),
                row: Times(engine: work.row, floor: Self.least(before.row, after.row, work.name)))
        }
    }

    private static func least(_ some: JavaScriptFloor, _ other: JavaScriptFloor, _ work: String) -> Duration {
        min(some.times[work] ?? .zero, other.times[work] ?? .zero)
    }

    /// The floor's times, each way in a process of its own.
    private struct Floors {
        let alone: JavaScriptFloor
        let row: JavaScriptFloor

        init?(_ survey: Survey, _ hub: Survey) throws {
            guard let alone = try JavaScriptFloor(survey, hub, .alone), let row = try JavaScriptFloor(survey, hub, .row)
            else { return nil }
            (self.alone, self.row) = (alone, row)
        }
    }
}
