import FormworkCore
import FormworkDialect

/// One line of the report.
struct Line {
    let work: String
    let comparison: Comparison
    /// The operations that the engine counted.
    let operations: Int
}

/// All measurements of one form.
struct Measurement {
    let shape: FormShape
    var lines: [Line] = []
    /// Bytes per field, of the compiled form and of one session: the engine's and the floor's.
    var bytes: (form: Int, session: Int, plainForm: Int, plainSession: Int) = (0, 0, 0, 0)

    init(_ shape: FormShape) throws {
        self.shape = shape
        let bytes = shape.definition
        let form = try Self.compile(Self.read(bytes))
        let plain = PlainForm(shape)
        try measureLoading(bytes)
        try measureSessions(form, plain)
        try measureEdits(form, plain)
        try measureMemory(bytes)
    }

    static func read(_ bytes: [UInt8]) throws -> FormDefinition {
        let reading = DefinitionReader.read(bytes, fileName: "measured.json")
        guard let definition = reading.definition else { throw Failure(reading.report) }
        return definition
    }

    private static func compile(_ definition: FormDefinition) throws -> CompiledForm {
        try CompiledForm(definition)
    }

    private mutating func measureLoading(_ bytes: [UInt8]) throws {
        let runs = shape.fields.count > 5_000 ? 7 : 15
        let definition = try Self.read(bytes)
        let count = try Self.compile(definition).compilation.operations
        lines.append(
            Line(
                work: "read the file and check it",
                comparison: try Comparison(runs: runs) { _ in
                    try Self.read(bytes)
                } floor: { _ in
                    try PlainDefinition(bytes)
                }, operations: bytes.count))
        lines.append(
            Line(
                work: "compile",
                comparison: try Comparison(runs: runs) { _ in
                    try Self.compile(definition)
                } floor: { _ in
                    PlainForm(shape)
                }, operations: count))
    }

    private mutating func measureSessions(_ form: CompiledForm, _ plain: PlainForm) throws {
        let runs = shape.fields.count > 5_000 ? 7 : 15
        let posted = shape.posted
        var answers: [String: Double] = [:]
        for answer in shape.answers { answers[FormShape.id(answer.field)] = Double(answer.value) }
        let session = open(form, posted)
        let plainSession = PlainSession(plain, answers: answers)
        try check(session, plainSession)
        lines.append(
            Line(
                work: "open a session with answers",
                comparison: Comparison(runs: runs) { _ in
                    open(form, posted)
                } floor: { _ in
                    PlainSession(plain, answers: answers)
                }, operations: session.statistics.operations))
        let before = session.statistics.operations
        _ = session.perform(.submit)
        guard session.errors.count == plainSession.validate().count else { throw Failure("The errors differ.") }
        lines.append(
            Line(
                work: "validate everything",
                comparison: Comparison(runs: runs) { _ in
                    session.perform(.submit)
                } floor: { _ in
                    plainSession.validate()
                }, operations: session.statistics.operations - before))
        lines.append(
            Line(
                work: "a submission: open, take answers, validate",
                comparison: Comparison(runs: runs) { _ in
                    let session = FormEngine(form)
                    _ = session.perform(.replaceAnswers(posted))
                    return session.perform(.submit)
                } floor: { _ in
                    PlainSession(plain, answers: answers).validate()
                }, operations: submission(form, posted).statistics.operations))
    }

    private mutating func measureEdits(_ form: CompiledForm, _ plain: PlainForm) throws {
        let session = open(form, shape.posted)
        var answers: [String: Double] = [:]
        for answer in shape.answers { answers[FormShape.id(answer.field)] = Double(answer.value) }
        let plainSession = PlainSession(plain, answers: answers)
        for edit in shape.edits {
            guard let node = session.node(at: FormShape.id(edit.field)) else { throw Failure("A field is missing.") }
            let before = session.statistics.operations
            _ = session.perform(.set(node, .number(8)))
            plainSession.set(edit.field, 8)
            let operations = session.statistics.operations - before
            try check(session, plainSession)
            lines.append(
                Line(
                    work: edit.name,
                    comparison: Comparison(repeats: 200) { time in
                        session.perform(.set(node, .number(time % 2 == 0 ? 3 : 8)))
                    } floor: { time in
                        plainSession.set(edit.field, time % 2 == 0 ? 3 : 8)
                    }, operations: operations))
        }
    }

    private mutating func measureMemory(_ source: [UInt8]) throws {
        let shape = shape
        let posted = shape.posted
        let form = try weigh { try Self.compile(Self.read(source)) }
        let session = weigh { open(form.result, posted) }
        let plain = weigh { PlainForm(shape) }
        let plainSession = weigh { PlainSession(plain.result, answers: [:]) }
        let count = shape.fields.count
        bytes = (form.bytes / count, session.bytes / count, plain.bytes / count, plainSession.bytes / count)
        withExtendedLifetime((form, session, plain, plainSession)) {}
    }

    private func open(_ form: CompiledForm, _ answers: JSONValue) -> FormEngine {
        let session = FormEngine(form)
        _ = session.perform(.load(answers))
        return session
    }

    private func submission(_ form: CompiledForm, _ answers: JSONValue) -> FormEngine {
        let session = FormEngine(form)
        _ = session.perform(.replaceAnswers(answers))
        _ = session.perform(.submit)
        return session
    }

    /// Checks that both have the same results. Otherwise the times could not be compared.
    private func check(_ session: FormEngine, _ plain: PlainSession) throws {
        for index in shape.fields.indices where plain.isVisible[index] {
            guard let node = session.node(at: FormShape.id(index)), let state = session.field(node) else {
                throw Failure("\(shape.name): field \(index) is missing.")
            }
            let expected = plain.values[index].map { FormValue.number(DecimalNumber(Int($0))) } ?? .blank
            guard state.value == expected else { throw Failure("\(shape.name): field \(index) differs.") }
        }
    }
}

/// Why nothing was measured.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

extension EngineStatistics {
    /// All counts together.
    var operations: Int { evaluations + visits + validations + rowsExamined }
}
