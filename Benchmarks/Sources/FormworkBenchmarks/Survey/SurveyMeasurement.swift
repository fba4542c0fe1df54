import FormworkCore
import FormworkDialect
import FormworkHTML
import FormworkPages

/// The measurements of the survey, compared with JavaScript that was written by hand for it.
struct SurveyMeasurement {
    /// One line of the report.
    struct Line {
        let work: String
        /// The operations that the engine counted.
        let operations: Int
        let engine: Duration
        let floor: Duration
    }

    let count: Int
    private(set) var lines: [Line] = []
    private let floors: [JavaScriptFloor]
    private let form: CompiledForm
    private let source: [UInt8]
    private let answers: JSONValue

    /// Measures a survey of so many fields; `nil` where there is no Node to run the floor.
    init?(_ count: Int) throws {
        let survey = Survey(count: count, isHub: false)
        let hub = Survey(count: count, isHub: true)
        guard let before = try JavaScriptFloor(survey, hub) else { return nil }
        self.count = count
        source = survey.definition
        answers = survey.answers
        form = try CompiledForm(Measurement.read(source))
        let other = try CompiledForm(Measurement.read(hub.definition))
        var floors = [before]
        let session = Self.open(form, answers)
        try Self.check(session, before)
        let times = Self.measure(survey, session, form, Self.open(other, hub.answers), source, answers)
        // The floor is measured before and after, because the machine may become slower meanwhile.
        if let after = try JavaScriptFloor(survey, hub) { floors.append(after) }
        self.floors = floors
        for (name, work, operations, time) in times {
            let floor = floors.compactMap { $0.times[name] }.min() ?? 0
            lines.append(Line(work: work, operations: operations, engine: time, floor: .microseconds(floor)))
        }
    }

    private typealias Time = (name: String, work: String, operations: Int, time: Duration)

    private static func measure(
        _ survey: Survey, _ session: FormEngine, _ form: CompiledForm, _ hub: FormEngine, _ source: [UInt8],
        _ answers: JSONValue
    ) -> [Time] {
        func nodes(_ kind: Int) -> [NodeID] { survey.ids(kind).compactMap { session.node(at: $0) } }
        let (switches, operands, leaves) = (nodes(0), nodes(2), nodes(9))
        var isOn = switches.map { session.field($0)?.value == .bool(true) }
        let first = hub.node(at: "f0") ?? switches[0]
        var times: [Time] = []
        func edit(_ name: String, _ work: String, _ engine: FormEngine, repeats: Int, _ body: (Int) -> Void) {
            body(1)
            let before = engine.statistics.operations
            body(2)
            let operations = engine.statistics.operations - before
            times.append((name, work, operations, shortest(60, repeats, body)))
        }
        edit("leaf", "edit a text that nothing reads", session, repeats: 500) { time in
            _ = session.perform(.set(leaves[time % leaves.count], .text("text \(time)")))
        }
        edit("shown", "a switch that shows or hides a field", session, repeats: 500) { time in
            let place = time % switches.count
            isOn[place].toggle()
            _ = session.perform(.set(switches[place], .bool(isOn[place])))
        }
        edit("sum", "edit a number in a sum", session, repeats: 500) { time in
            _ = session.perform(.set(operands[time % operands.count], .number(DecimalNumber(time % 1_000))))
        }
        edit("hub", "a switch that shows or hides a fifth of all rows", hub, repeats: 4) { time in
            _ = hub.perform(.set(first, .bool(time % 2 == 1)))
        }
        _ = session.perform(.load(answers))
        edit("validate", "validate everything", session, repeats: 4) { _ in _ = session.perform(.submit) }
        let opened = open(form, answers).statistics.operations
        times.append(("open", "open a session and fill it", opened, shortest(40, 1) { _ in _ = open(form, answers) }))
        times.append(
            (
                "compile", "from JSON to a compiled form", form.compilation.operations,
                shortest(40, 1) { _ in _ = DefinitionReader.read(source, fileName: "survey.json").form }
            ))
        times.append(
            (
                "parse", "parse its JSON", source.count,
                shortest(40, 1) { _ in _ = try? JSONParser.parse(source, limits: .definition) }
            ))
        func page() -> String { HTMLPage(session, PageOptions(action: "/survey")).html() }
        times.append(("page", "the page as HTML", page().utf8.count, shortest(40, 1) { _ in _ = page() }))
        return times
    }

    /// As a server has sessions: without undo.
    private static func open(_ form: CompiledForm, _ answers: JSONValue) -> FormEngine {
        var context = SessionContext(messages: MessageCatalogs.english)
        context.keepsHistory = false
        let session = FormEngine(form, context: context)
        _ = session.perform(.load(answers))
        return session
    }

    /// The shortest time of all runs, which other load on the machine affects least.
    private static func shortest(_ runs: Int, _ repeats: Int, _ body: (Int) -> Void) -> Duration {
        var least: Duration = .seconds(3_600)
        for run in 0..<runs {
            let time = ContinuousClock().measure {
                for time in 0..<repeats { body(run * repeats + time) }
            }
            least = min(least, time / repeats)
        }
        return least
    }

    /// Checks that both have the same values and errors. Otherwise the times could not be compared.
    private static func check(_ session: FormEngine, _ floor: JavaScriptFloor) throws {
        _ = session.perform(.submit)
        guard session.errors.map(\.path) == floor.errors else { throw Failure("The survey's errors differ.") }
        for member in floor.values.objectValue ?? [] {
            guard let node = session.node(at: member.key), let state = session.field(node),
                state.value == FormValue(member.value)
            else { throw Failure("The survey's \(member.key) differs.") }
        }
    }
}
