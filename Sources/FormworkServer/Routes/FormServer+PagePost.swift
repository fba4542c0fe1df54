#if Server
import FormworkCore
import HTTPTypes
import Hummingbird

extension FormServer {
    /// What a page posted: its buttons all do, and whatever happens, the page comes back with everything as typed.
    func submitPage(_ body: [UInt8], of original: ServedForm, _ call: ServerCall) async -> Response {
        var form = original.translated(for: call.languages)
        let post: URLEncodedForm
        do {
            post = try URLEncodedForm(body, maxFields: options.limits.fields)
        } catch {
            return problem(error.reason == .tooManyFields ? .tooLarge : .malformed, call, form: form)
        }
        let seen = SeenMarkers(post.all("fw.seen"))
        if seen.items.values.reduce(0, { $0 + $1.count }) > options.limits.items {
            return problem(.tooLarge, call, form: form)
        }
        let state = post.last("fw.state").flatMap { seal.state($0) }.flatMap { $0.form == form.id ? $0 : nil }
        if let state { form = original.translated(for: [state.language]) }
        let engine = FormEngine(form.compiled, context: form.context(currentMilliseconds()))
        if let state {
            _ = engine.restore(state.snapshot)
        } else {
            _ = engine.perform(.load(.object([])))
        }
        let session = PostedSession(engine, post, seen: seen)
        let key = state?.idempotencyKey ?? newName()

        let action = post.last("fw.action") ?? "submit"
        if action != "submit" {
            perform(action, on: engine)
            return show(engine, of: form, key: key)
        }
        guard let state else {
            return show(engine, of: form, key: key, status: .badRequest, notices: ["ui.state"])
        }
        guard engine.perform(.submit).submission == .accepted else {
            return show(engine, of: form, key: key, status: .unprocessableContent)
        }
        if state.definition != form.hash { return show(engine, of: form, key: key, notices: ["ui.changed"]) }
        if session.hasUnseenQuestions { return show(engine, of: form, key: key, notices: ["ui.unseen"]) }
        return switch await store(engine, of: form, key: key) {
        case .stored: Reply.seeOther(successAddress(of: form))
        case .conflict:
            // Under a new name the same button sends these answers as another submission.
            show(engine, of: form, key: newName(), status: .conflict, notices: ["ui.conflict"])
        case nil: show(engine, of: form, key: key, status: .serviceUnavailable, notices: ["ui.store_failed"])
        }
    }

    /// Presses a button other than the one that submits: `add:PATH`, `remove:PATH` or `tap:PATH`.
    private func perform(_ action: String, on engine: FormEngine) {
        guard let colon = action.firstIndex(of: ":"),
            let node = engine.node(at: String(action[action.index(after: colon)...]))
        else { return }
        switch action[..<colon] {
        case "add": _ = engine.perform(.addItem(node))
        case "remove": _ = engine.perform(.removeItem(node))
        case "tap": _ = engine.perform(.tap(node))
        default: break
        }
    }
}
#endif
