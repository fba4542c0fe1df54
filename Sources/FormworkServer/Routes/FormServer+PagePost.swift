#if Server
import Formwork
import FormworkCore
import HTTPTypes
import Hummingbird

extension FormServer {
    /// Takes the post of a page. Without a script all its buttons post. Unless the answers are stored, the reply is the
    /// same page with everything as it was typed.
    func submitPage(_ body: [UInt8], of original: ServedForm, _ call: ServerCall) async -> Response {
        var form = original.translated(for: call.languages)
        let limits = options.limits.post.grown(by: form.extent)
        let post: URLEncodedForm
        do {
            post = try URLEncodedForm(body, maxFields: limits.controls)
        } catch {
            return problem(error.reason == .tooManyFields ? .tooLarge : .malformed, call, form: form)
        }
        guard post.answerBytes <= limits.bytes else { return problem(.tooLarge, call, form: form) }
        // The state is verified first. Without a state, the rest of the post is not trusted.
        var state: PageState?
        if let token = post.last("fw.state") { state = await keys.state(in: token) }
        if state?.form != form.id { state = nil }
        if let state { form = original.translated(for: [state.language]) }
        var reader = PostReader(form.compiled, itemLimit: limits.items)
        guard let page = try? reader.read(post.entries, isTrusted: state != nil) else {
            return problem(.tooLarge, call, form: form)
        }
        let engine = FormEngine(form.compiled, context: form.context(currentMilliseconds(), limits))
        let checked = environment.attach(to: engine)
        if let state {
            _ = engine.restore(state.snapshot)
        } else {
            _ = engine.perform(.load(.object([])))
        }
        engine.guardAnswers()
        let isSubmission = page.action.isSame(as: "submit")
        let hasUnseenQuestions = PageReplay.run(page, on: engine, eventsAct: !isSubmission)
        if let excess = excess(of: engine) { return problem(excess, call, form: form) }
        guard let state else {
            return showAgain(engine, of: form, call, key: newName(), status: .badRequest, notices: ["ui.state"])
        }
        let key = state.idempotencyKey
        guard isSubmission else {
            if let input = CommandReader.action(page.action, for: engine) { _ = engine.perform(input) }
            if let excess = excess(of: engine) { return problem(excess, call, form: form) }
            return showAgain(engine, of: form, call, key: key)
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
        if hasUnseenQuestions { return showAgain(engine, of: form, call, key: key, notices: ["ui.unseen"]) }
        return switch await store(engine, of: form, key: key) {
        case .stored: sent(form, call)
        case .conflict:
            // The page gets a new key, so that its button sends these answers as another submission.
            showAgain(
                engine, of: form, call, key: newName(), after: state, status: .conflict, notices: ["ui.conflict"])
        case nil:
            showAgain(
                engine, of: form, call, key: key, status: .serviceUnavailable, notices: ["ui.store_failed"])
        }
    }

    /// The page of a session whose answers came with the request.
    ///
    /// It has everything that was typed except secrets, because caches and histories keep pages. The page says that
    /// secrets have to be typed again.
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
