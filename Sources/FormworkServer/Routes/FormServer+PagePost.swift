#if Server
import Formwork
import FormworkCore
import FormworkPages
import FormworkPresentation
import HTTPTypes
import Hummingbird

extension FormServer {
    /// Takes the post of a page. Without a script all its buttons post. Unless the answers are stored, the reply is the
    /// same page with everything as it was typed.
    ///
    /// - Parameter files: What was wrong with files that came with the post.
    func submitPage(
        _ post: URLEncodedForm, _ files: PostedFiles, of original: ServedForm, _ call: ServerCall
    ) async -> Response {
        let page: PostedPage
        do {
            page = try await replay(post, of: original, call)
        } catch {
            return problem(error.problem, call, form: error.form)
        }
        let (engine, form) = (page.engine, page.form)
        var flow = page.flow
        guard let state = page.state else {
            return await showAgain(engine, of: form, call, key: newName(), status: .badRequest, notices: ["ui.state"])
        }
        let key = state.idempotencyKey
        if !files.problems.isEmpty || page.lacksFiles {
            if let input = CommandReader.action(page.action, for: engine), !page.isSubmission {
                _ = engine.perform(input)
            }
            let errors = files.problems.map { path, problem, rule in
                ReportedError(path: path, code: problem.rawValue, message: words(for: problem, rule, in: form))
            }
            _ = engine.perform(.reportErrors(errors))
            return await showAgain(
                engine, of: form, call, key: key, status: errors.isEmpty ? .ok : .unprocessableContent,
                notices: page.lacksFiles ? ["ui.file_gone"] : [], flow: flow)
        }
        guard page.isSubmission else {
            if let action = PageAction(page.action) {
                flow?.perform(action) { engine.perform($0) }
            } else if let input = CommandReader.action(page.action, for: engine) {
                _ = engine.perform(input)
            }
            if let excess = excess(of: engine) { return problem(excess, call, form: form) }
            if let review = review(engine, flow, call) { return review }
            return await showAgain(engine, of: form, call, key: key, flow: flow)
        }
        if let earlier = await earlierSubmission(of: engine, of: form, key: key) { return sent(earlier, form, call) }
        switch await environment.submit(page.checked, within: options.limits.checks) {
        case .accepted: break
        case .refused:
            if let excess = excess(of: engine) { return problem(excess, call, form: form) }
            flow?.openFirstError()
            return await showAgain(engine, of: form, call, key: key, status: .unprocessableContent, flow: flow)
        case .unchecked:
            return await showAgain(
                engine, of: form, call, key: key, status: .serviceUnavailable, notices: ["ui.unchecked"],
                flow: flow)
        }
        if state.definition != form.hash {
            return await showAgain(engine, of: form, call, key: key, notices: ["ui.changed"], flow: flow)
        }
        if state.isOlder(than: options.pageAge, at: currentMilliseconds()) {
            return await showAgain(engine, of: form, call, key: key, notices: ["ui.expired"], flow: flow)
        }
        if page.hasUnseenQuestions {
            return await showAgain(engine, of: form, call, key: key, notices: ["ui.unseen"], flow: flow)
        }
        return switch await store(engine, of: form, key: key) {
        case .stored(let submission): sent(submission, form, call)
        case .conflict:
            // The page gets a new key, so that its button sends these answers as another submission.
            await showAgain(
                engine, of: form, call, key: newName(), after: state, status: .conflict, notices: ["ui.conflict"],
                flow: flow)
        case nil:
            await showAgain(
                engine, of: form, call, key: key, status: .serviceUnavailable, notices: ["ui.store_failed"],
                flow: flow)
        }
    }

    /// The page of a session whose answers came with the request.
    ///
    /// It has everything that was typed except secrets, because caches and histories keep pages. The page says that
    /// secrets have to be typed again.
    private func showAgain(
        _ engine: FormEngine, of form: ServedForm, _ call: ServerCall, key: String, after state: PageState? = nil,
        status: HTTPResponse.Status = .ok, notices: [String] = [], flow: PageFlow? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async -> Response {
        if ReplyFormat(call.head) == .json {
            return tellScript(engine, of: form, key: key, after: state, status: status, notices: notices)
        }
        let forgotten = engine.forgetSecrets()
        return await show(
            engine, of: form, key: key, status: status, notices: notices + (forgotten ? ["ui.password_again"] : []),
            flow: flow)
    }

    /// The answers as a person reads them, for a script that shows the review; `nil` for any other post.
    private func review(_ engine: FormEngine, _ flow: PageFlow?, _ call: ServerCall) -> Response? {
        guard let flow, flow.current == .review, ReplyFormat(call.head) == .json else { return nil }
        let page = HTMLPage(engine, PageOptions(action: ""), at: flow)
        return Reply.json(.object([JSONMember("review", .string(page.review()))]))
    }
}
#endif
