#if Server
import Formwork
import FormworkCore
import FormworkDialect
import HTTPTypes
import Hummingbird

/// Takes answers that programs post as JSON.
struct ProgramPosts: Sendable {
    private let services: Services
    private let intake: AnswerIntake

    init(_ services: Services) {
        self.services = services
        intake = AnswerIntake(services)
    }

    /// Takes the values, nested or flat by path. Fields without an answer get no default. A name that the form does not have is an
    /// error, because a program could not see that its answer was dropped.
    func take(_ body: [UInt8], of form: ServedForm, _ call: ServerCall) async -> Response {
        func problem(_ problem: ServerProblem) -> Response { services.problem(problem, call, form: form) }
        guard let opening = await services.opening(toAnswer: form, call) else { return problem(.notFound) }
        let byteLimit = services.postLimits(of: form).bytes
        guard let given = try? AnswerReader.read(body, name: "", byteLimit: byteLimit) else {
            return problem(.malformed)
        }
        guard let format = replyFormat(call) else { return Self.unusableFormat }
        let key = call.head.headerFields["Idempotency-Key"]
        if let key, key.isEmpty || key.utf8.count > 200 { return Self.unusableKey }
        let time = PersonTime(call.head.headerFields[PersonTime.headerName], now: services.now())
        let engine = services.session(of: form, at: time)
        let checked = services.environment.attach(to: engine)
        engine.guardAnswers()
        _ = engine.perform(.replaceAnswers(given))
        guard (try? await intake.files.offer(to: engine, of: form, dropping: false)) != nil else {
            return problem(.storeFailed)
        }
        if let excess = engine.excess { return problem(excess) }
        let misfits = form.compiled.misfits(in: given)
        if !misfits.isEmpty {
            // The reply has all errors at once.
            _ = checked.perform(.submit)
            return refusal(engine, misfits, format)
        }
        let answers = IncomingAnswers(engine: engine, form: form, key: key, record: opening.record)
        if await intake.earlier(than: answers) == nil,
            let refusal = await refusal(of: checked, form, format, call)
        {
            return refusal
        }
        if intake.hashesTooMuch(of: answers) { return problem(.tooMuchWork) }
        return await store(answers, format, call)
    }

    /// The reply to answers that are not accepted; `nil` if they are.
    private func refusal(
        of checked: CodeCheckedSession, _ form: ServedForm, _ format: AnswerFormat, _ call: ServerCall
    ) async -> Response? {
        switch await services.environment.submit(checked, within: services.options.limits.checks) {
        case .accepted: nil
        case .refused:
            checked.engine.excess.map { services.problem($0, call, form: form) } ?? refusal(checked.engine, [], format)
        case .unchecked: services.problem(.unchecked, call, form: form)
        }
    }

    /// Stores accepted answers, and says what became of that.
    private func store(_ answers: IncomingAnswers, _ format: AnswerFormat, _ call: ServerCall) async -> Response {
        switch await intake.take(answers) {
        case .stored(let submission):
            Reply.json(
                .object([
                    JSONMember("valid", true),
                    JSONMember("id", .string(submission.id)),
                    JSONMember("reference", .string(submission.reference)),
                    JSONMember(
                        format.name,
                        submission.withoutProtectedAnswers.answers(as: format)
                            ?? format.answers(of: answers.engine)),
                ]),
                status: .created)
        case .conflict: services.problem(.conflict, call, form: answers.form)
        case nil: services.problem(.storeFailed, call, form: answers.form)
        }
    }

    /// How the sender wants the answers in the reply: as the address says, else as the server is set. `nil` if the address has a
    /// word that means nothing.
    private func replyFormat(_ call: ServerCall) -> AnswerFormat? {
        try? AnswerFormat(usual: services.options.replyFormat) { call.parameter($0) }
    }

    /// The reply to an address with a format that means nothing. Only programs write such addresses, so it is in English.
    private static var unusableFormat: Response {
        Reply.json(
            .object([
                JSONMember("error", "format"),
                JSONMember(
                    "message",
                    """
                    The address has no such format. There are values=canonical or parameters, layout=nested, flat or \
                    attributes, and with parameters blanks=omitted or null.
                    """),
            ]), status: .badRequest)
    }

    /// The reply to a key that cannot be stored. Only programs send keys, so it is in English.
    private static var unusableKey: Response {
        Reply.json(
            .object([
                JSONMember("error", "idempotency_key"),
                JSONMember("message", "The header Idempotency-Key has to have 1 to 200 bytes."),
            ]), status: .badRequest)
    }

    private func refusal(_ engine: FormEngine, _ misfits: [AnswerMisfit], _ format: AnswerFormat) -> Response {
        Reply.json(
            .object([
                JSONMember("valid", false),
                JSONMember("errors", AnswerValidation.errors(of: engine, and: misfits)),
                JSONMember(format.name, format.answers(of: engine)),
            ]),
            status: .unprocessableContent)
    }
}
#endif
