#if Server
import FormworkCore
import HTTPTypes
import Hummingbird

extension FormServer {
    /// Answers as JSON: the values themselves, nested or flat by path. Nothing is filled in for what is missing.
    func submitJSON(_ body: [UInt8], of form: ServedForm, _ call: ServerCall) async -> Response {
        guard let answers = try? JSONParser.parse(body, limits: .answers), answers.objectValue != nil else {
            return problem(.malformed, call, form: form)
        }
        let key = call.head.headerFields["Idempotency-Key"]
        if let key, key.isEmpty || key.utf8.count > 200 { return problem(.malformed, call, form: form) }
        let engine = FormEngine(form.compiled, context: form.context(currentMilliseconds()))
        _ = engine.perform(.replaceAnswers(answers))
        guard engine.perform(.submit).submission == .accepted else {
            return Reply.json(
                .object([
                    JSONMember("valid", false),
                    JSONMember("errors", .array(engine.errors.map { $0.json })),
                    JSONMember("values", engine.values),
                ]),
                status: .unprocessableContent)
        }
        return switch await store(engine, of: form, key: key) {
        case .stored(let submission):
            Reply.json(
                .object([
                    JSONMember("valid", true),
                    JSONMember("id", .string(submission.id)),
                    JSONMember("values", engine.values),
                ]),
                status: .created)
        case .conflict: problem(.conflict, call, form: form)
        case nil: problem(.storeFailed, call, form: form)
        }
    }
}

extension ShownError {
    /// The error as programs read it; never the answer.
    var json: JSONValue {
        .object([
            JSONMember("path", .string(path)),
            JSONMember("code", .string(code)),
            JSONMember("message", .string(message)),
            JSONMember("parameters", .object(parameters.map { JSONMember($0.name, $0.value.json) })),
        ])
    }
}
#endif
