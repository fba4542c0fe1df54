#if Server
import Formwork
import FormworkCore
import FormworkDialect
import HTTPTypes
import Hummingbird

extension FormServer {
    /// Takes answers that were posted as JSON: the values, nested or flat by path. Fields without an answer get no
    /// default. A name that the form does not have is an error, because a program could not see that its answer was
    /// dropped.
    func submitJSON(_ body: [UInt8], of form: ServedForm, _ call: ServerCall) async -> Response {
        guard let opening = await opening(of: form, call), !opening.isReadOnly else {
            return problem(.notFound, call, form: form)
        }
        let limits = options.limits.post.grown(by: form.extent)
        guard let answers = try? AnswerReader.read(body, name: "", byteLimit: limits.bytes) else {
            return problem(.malformed, call, form: form)
        }
        guard let format = replyFormat(call) else { return Self.unusableFormat }
        let key = call.head.headerFields["Idempotency-Key"]
        if let key, key.isEmpty || key.utf8.count > 200 { return Self.unusableKey }
        let time = PersonTime(call.head.headerFields[PersonTime.headerName], now: currentMilliseconds())
        let engine = FormEngine(form.compiled, context: form.context(currentMilliseconds(), limits, of: time))
        let checked = environment.attach(to: engine)
        engine.guardAnswers()
        _ = engine.perform(.replaceAnswers(answers))
        guard (try? await offerFiles(to: engine, of: form, dropping: false)) != nil else {
            return problem(.storeFailed, call, form: form)
        }
        if let excess = excess(of: engine) { return problem(excess, call, form: form) }
        let misfits = form.compiled.misfits(in: answers)
        if !misfits.isEmpty {
            // The reply has all errors at once.
            _ = checked.perform(.submit)
            return refusal(engine, misfits, format)
        }
        if await earlierSubmission(of: engine, of: form, key: key) == nil,
            let refusal = await refusal(of: checked, form, format, call)
        {
            return refusal
        }
        if hashesTooMuch(of: engine, form) { return problem(.tooMuchWork, call, form: form) }
        return await storeReply(engine, of: form, key: key, record: opening.record, format, call)
    }

    /// The reply to answers that are not accepted; `nil` if they are.
    private func refusal(
        of checked: CodeCheckedSession, _ form: ServedForm, _ format: AnswerFormat, _ call: ServerCall
    ) async -> Response? {
        switch await environment.submit(checked, within: options.limits.checks) {
        case .accepted: nil
        case .refused:
            excess(of: checked.engine).map { problem($0, call, form: form) } ?? refusal(checked.engine, [], format)
        case .unchecked: problem(.unchecked, call, form: form)
        }
    }

    /// Stores accepted answers, and says what became of that.
    private func storeReply(
        _ engine: FormEngine, of form: ServedForm, key: String?, record: String?, _ format: AnswerFormat,
        _ call: ServerCall
    ) async -> Response {
        switch await store(engine, of: form, key: key, record: record) {
        case .stored(let submission):
            Reply.json(
                .object([
                    JSONMember("valid", true),
                    JSONMember("id", .string(submission.id)),
                    JSONMember("reference", .string(submission.reference)),
                    JSONMember(
                        format.name,
                        submission.withoutProtectedAnswers.answers(as: format) ?? format.answers(of: engine)),
                ]),
                status: .created)
        case .conflict: problem(.conflict, call, form: form)
        case nil: problem(.storeFailed, call, form: form)
        }
    }

    /// How the sender wants the answers in the reply: as the address says, else as the server is set. `nil` if the address has a
    /// word that means nothing.
    private func replyFormat(_ call: ServerCall) -> AnswerFormat? {
        try? AnswerFormat(usual: options.replyFormat) { call.parameter($0) }
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
