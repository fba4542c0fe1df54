#if Server
import Formwork
import FormworkCore
import FormworkPages
import HTTPTypes
import Hummingbird

/// Checks of the environment that answer while somebody fills in a page.
extension FormServer {
    /// The fields of a form that the environment checks; `nil` for none.
    func liveChecks(of form: ServedForm) -> LiveChecks? {
        let fields = environment.checkedFields(of: form.compiled)
        if fields.isEmpty { return nil }
        return LiveChecks(
            address: address(of: form) + "/check",
            fields: fields.map { LiveChecks.Field(path: $0.path, delay: $0.delay.map { Int($0 / .milliseconds(1)) }) })
    }

    /// Says what checks find in one answer of a page. Nothing is stored, and a submission is checked again.
    func checkAnswer(_ body: [UInt8], of original: ServedForm, _ call: ServerCall) async -> Response {
        let page: PostedPage
        do {
            page = try await replay(try entries(of: body, original), of: original, call)
        } catch {
            return problem(error.problem, call, form: error.form)
        }
        let name = "check:"
        guard page.state != nil, page.action.hasPrefix(name),
            let node = page.engine.node(at: String(page.action.dropFirst(name.count))),
            page.engine.field(node)?.field.isSecret == false
        else { return problem(.malformed, call, form: page.form) }
        let verdict = await environment.ask(about: node, in: page.checked, within: options.limits.checks)
        var members: [JSONMember] = []
        switch verdict {
        case .notAsked: members.append(JSONMember("state", "not_asked"))
        case .passed: members.append(JSONMember("state", "passed"))
        case .unchecked: members.append(JSONMember("state", "unchecked"))
        case .wrong(let error):
            members.append(JSONMember("state", "wrong"))
            members.append(JSONMember("error", error.json))
        }
        return Reply.json(.object(members))
    }
}
#endif
