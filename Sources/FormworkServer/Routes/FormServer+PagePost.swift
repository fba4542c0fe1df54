#if Server
import Formwork
import FormworkCore
import HTTPTypes
import Hummingbird

extension FormServer {
    /// What a page posted: its buttons all do, and whatever happens, the page comes back with everything as typed.
    func submitPage(_ body: [UInt8], of original: ServedForm, _ call: ServerCall) async -> Response {
        var form = original.translated(for: call.languages)
        let limits = options.limits.post.grown(by: form.extent)
        let post: URLEncodedForm
        do {
            post = try URLEncodedForm(body, maxFields: limits.controls)
        } catch {
            return problem(error.reason == .tooManyFields ? .tooLarge : .malformed, call, form: form)
        }
        let seen = SeenMarkers(post.all("fw.seen"))
        if seen.items.values.reduce(0, { $0 + $1.count }) > limits.items
            || post.answerBytes > limits.bytes
        {
            return problem(.tooLarge, call, form: form)
        }
        var state: PageState?
        if let token = post.last("fw.state") { state = await keys.state(in: token) }
        if state?.form != form.id { state = nil }
        if let state { form = original.translated(for: [state.language]) }
        let engine = FormEngine(form.compiled, context: form.context(currentMilliseconds(), limits))
        let checked = environment.attach(to: engine)
        if let state {
            _ = engine.restore(state.snapshot)
        } else {
            _ = engine.perform(.load(.object([])))
        }
        let action = post.last("fw.action") ?? "submit"
        let session = PostedSession(engine, post, seen: seen, isSubmission: action == "submit")
        for path in post.all("fw.deleted") {
            if let node = engine.node(at: path) { _ = engine.deleteField(node) }
        }
        let key = state?.idempotencyKey ?? newName()

        if action != "submit", let input = CommandReader.action(action, for: engine) { _ = engine.perform(input) }
        if let excess = excess(of: engine) { return problem(excess, call, form: form) }
        if action != "submit" {
            return showAgain(engine, of: form, call, key: key)
        }
        guard let state else {
            return showAgain(engine, of: form, call, key: key, status: .badRequest, notices: ["ui.state"])
        }
        if await isStored(engine, of: form, key: key) { return sent(form, call) }
        switch await environment.submit(checked, within: options.limits.checks) {
        case .accepted: break
        case .refused:
            if let excess = excess(of: engine) { return problem(excess, call, form: form) }
            return showAgain(engine, of: form, call, key: key, status: .unprocessableContent)
        case .unchecked:
            return showAgain(engine, of: form, call, key: key, status: .serviceUnavailable, notices: ["ui.unchecked"])
        }
        if state.definition != form.hash { return showAgain(engine, of: form, call, key: key, notices: ["ui.changed"]) }
        if state.isOlder(than: options.pageAge, at: currentMilliseconds()) {
            return showAgain(engine, of: form, call, key: key, notices: ["ui.expired"])
        }
        if session.hasUnseenQuestions { return showAgain(engine, of: form, call, key: key, notices: ["ui.unseen"]) }
        return switch await store(engine, of: form, key: key) {
        case .stored: sent(form, call)
        case .conflict:
            // Under a new name the same button sends these answers as another submission.
            showAgain(
                engine, of: form, call, key: newName(), after: state, status: .conflict, notices: ["ui.conflict"])
        case nil:
            showAgain(
                engine, of: form, call, key: key, status: .serviceUnavailable, notices: ["ui.store_failed"])
        }
    }

    /// The page of a session whose answers came with the request.
    ///
    /// What was typed is in it, except secrets, shown or not: caches and histories keep pages. It says that they have to
    /// be typed again.
    private func showAgain(
        _ engine: FormEngine, of form: ServedForm, _ call: ServerCall, key: String, after state: PageState? = nil,
        status: HTTPResponse.Status = .ok, notices: [String] = []
    ) -> Response {
        if ReplyFormat(call.head) == .json {
            return tellScript(engine, of: form, key: key, after: state, status: status, notices: notices)
        }
        let forgotten = engine.forgetSecrets()
        return show(
            engine, of: form, key: key, status: status, notices: notices + (forgotten ? ["ui.password_again"] : []))
    }
}
#endif
