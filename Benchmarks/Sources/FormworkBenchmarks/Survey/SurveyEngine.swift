import FormworkCore
import FormworkDialect
import FormworkHTML
import FormworkPages

/// The engine's side of the survey: its sessions and the work that is measured.
struct SurveyEngine {
    /// One kind of work and its times.
    struct Work {
        /// The name in `Floor/measure.js`.
        let name: String
        let title: String
        /// The operations that the engine counts in one call.
        let operations: Int
        let alone: Duration
        let row: Duration
    }

    private let survey: Survey
    private let source: [UInt8]
    private let answers: JSONValue
    private let form: CompiledForm
    private let session: FormEngine
    private let hub: FormEngine

    init(_ survey: Survey, _ hub: Survey) throws {
        self.survey = survey
        source = survey.definition
        answers = survey.answers
        form = try CompiledForm(Measurement.read(source))
        session = Self.open(form, answers)
        self.hub = Self.open(try CompiledForm(Measurement.read(hub.definition)), hub.answers)
    }

    /// As a server has sessions: without undo.
    private static func open(_ form: CompiledForm, _ answers: JSONValue) -> FormEngine {
        var context = SessionContext(messages: MessageCatalogs.english)
        context.keepsHistory = false
        let session = FormEngine(form, context: context)
        _ = session.perform(.load(answers))
        return session
    }

    /// Does all work, in both ways.
    func works() -> [Work] {
        edits() + [validation(), opening()] + reading() + [page()]
    }

    private func edits() -> [Work] {
        func nodes(_ kind: Int) -> [NodeID] { survey.ids(kind).compactMap { session.node(at: $0) } }
        let (switches, operands, leaves) = (nodes(0), nodes(2), nodes(9))
        var isOn = switches.map { session.field($0)?.value == .bool(true) }
        let first = hub.node(at: "f0") ?? switches[0]
        return [
            edit("leaf", "edit a text that nothing reads", session) { call in
                _ = session.perform(.set(leaves[call % leaves.count], .text("text \(call)")))
            },
            edit("shown", "a switch that shows or hides a field", session) { call in
                let place = call % switches.count
                isOn[place].toggle()
                _ = session.perform(.set(switches[place], .bool(isOn[place])))
            },
            edit("sum", "edit a number in a sum", session) { call in
                _ = session.perform(.set(operands[call % operands.count], .number(DecimalNumber(call % 1_000))))
            },
            edit("hub", "a switch that shows or hides a fifth of all rows", hub, row: 20) { call in
                _ = hub.perform(.set(first, .bool(call % 2 == 1)))
            },
        ]
    }

    private func edit(
        _ name: String, _ title: String, _ engine: FormEngine, calls: Int = 2_000, row: Int = 500, _ body: (Int) -> Void
    ) -> Work {
        body(1)
        let before = engine.statistics.operations
        body(2)
        return work(name, title, engine.statistics.operations - before, calls: calls, row: row, body)
    }

    private func work(
        _ name: String, _ title: String, _ operations: Int, calls: Int = 30, row: Int = 2, _ body: (Int) -> Void
    ) -> Work {
        Work(
            name: name, title: title, operations: operations,
            alone: Stopwatch.alone.time(calls: calls, row: row, body),
            row: Stopwatch.row.time(calls: calls, row: row, body))
    }

    private func validation() -> Work {
        _ = session.perform(.load(answers))
        return edit("validate", "validate everything", session, calls: 100, row: 20) { _ in _ = session.perform(.submit)
        }
    }

    private func opening() -> Work {
        let operations = Self.open(form, answers).statistics.operations
        return work("open", "open a session and fill it", operations) { _ in _ = Self.open(form, answers) }
    }

    private func reading() -> [Work] {
        [
            work("compile", "from JSON to a compiled form", form.compilation.operations) { _ in
                _ = DefinitionReader.read(source, fileName: "survey.json").form
            },
            work("parse", "parse its JSON", source.count) { _ in
                _ = try? JSONParser.parse(source, limits: .definition)
            },
        ]
    }

    private func page() -> Work {
        func html() -> String { HTMLPage(session, PageOptions(action: "/survey")).html() }
        return work("page", "the page as HTML", html().utf8.count) { _ in _ = html() }
    }

    /// Checks that both have the same values and errors. Otherwise the times could not be compared.
    func check(_ floor: JavaScriptFloor) throws {
        _ = session.perform(.submit)
        guard session.errors.map(\.path) == floor.errors else { throw Failure("The survey's errors differ.") }
        for member in floor.values.objectValue ?? [] {
            guard let node = session.node(at: member.key), let state = session.field(node),
                state.value == FormValue(member.value)
            else { throw Failure("The survey's \(member.key) differs.") }
        }
    }
}
