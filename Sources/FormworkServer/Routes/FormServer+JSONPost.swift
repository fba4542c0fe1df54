#if Server
import Formwork
import FormworkCore
import FormworkDefinition
import HTTPTypes
import Hummingbird

extension FormServer {
    /// Answers as JSON: the values themselves, nested or flat by path. Nothing is filled in for what is missing.
    func submitJSON(_ body: [UInt8], of form: ServedForm, _ call: ServerCall) async -> Response {
        guard let answers = try? AnswerReader.read(body, name: "") else {
            return problem(.malformed, call, form: form)
        }
        let key = call.head.headerFields["Idempotency-Key"]
        if let key, key.isEmpty || key.utf8.count > 200 { return problem(.malformed, call, form: form) }
        let check = AnswerCheck(answers, of: form.compiled, context: form.context(currentMilliseconds()))
        guard check.isValid else {
            return Reply.json(
                .object([
                    JSONMember("valid", false),
                    JSONMember("errors", check.errors),
                    JSONMember("values", check.session.values),
                ]),
                status: .unprocessableContent)
        }
        return switch await store(check.session, of: form, key: key) {
        case .stored(let submission):
            Reply.json(
                .object([
                    JSONMember("valid", true),
                    JSONMember("id", .string(submission.id)),
                    JSONMember("values", check.session.values),
                ]),
                status: .created)
        case .conflict: problem(.conflict, call, form: form)
        case nil: problem(.storeFailed, call, form: form)
        }
    }
}
#endif
