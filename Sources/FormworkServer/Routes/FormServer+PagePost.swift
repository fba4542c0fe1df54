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
            guard let opening = await opening(of: form, call), !opening.isReadOnly else {
                return problem(.notFound, call, form: form)
            }
            let origin = PageOrigin(key: newName(), record: opening.record)
            return await showAgain(engine, of: form, call, origin, status: .badRequest, notices: ["ui.state"])
        }
        let pressed = PressedPlace(page.action, in: engine)
        pressed.openGroup(in: engine)
        let key = state.idempotencyKey
        var origin = PageOrigin(key: key, record: state.record, draft: page.draft)
        if let reply = await reportFiles(files, page, origin, call) { return reply }
        if let reply = await save(page, origin, call) { return reply }
        if let reply = await changeLanguage(page, from: original, origin) { return reply }
        if let reply = await undo(page, post, origin) { return reply }
        guard page.isSubmission else {
            var (removal, focus): (Removal?, FocusTarget?)
            if let action = PageAction(page.action) {
                flow?.perform(action) { engine.perform($0) }
            } else if let input = RankAction(page.action)?.input(for: engine)
                ?? CommandReader.action(page.action, for: engine)
            {
                (removal, focus) = perform(input, on: engine)
            }
            if let excess = excess(of: engine) { return problem(excess, call, form: form) }
            if let review = review(engine, flow, call) { return review }
            return await showAgain(
                engine, of: form, call, origin, flow: flow, further: FurtherOptions(page.action, in: engine),
                removal: removal, focus: pressed.focus(after: focus, in: engine))
        }
        if let earlier = await earlierSubmission(of: engine, of: form, key: key) { return sent(earlier, form, call) }
        if page.isSuspected {
            let hasScript = ReplyFormat(call.head) == .json
            return await showAgain(
                engine, of: form, call, origin, status: hasScript ? .serviceUnavailable : .unprocessableContent,
                notices: ["ui.send_again"], flow: flow)
        }
        switch await environment.submit(page.checked, within: options.limits.checks) {
        case .accepted: break
        case .refused:
            if let excess = excess(of: engine) { return problem(excess, call, form: form) }
            flow?.openFirstError()
            return await showAgain(engine, of: form, call, origin, status: .unprocessableContent, flow: flow)
        case .unchecked:
            return await showAgain(
                engine, of: form, call, origin, status: .serviceUnavailable, notices: ["ui.unchecked"], flow: flow)
        }
        if state.definition != form.hash {
            return await showAgain(engine, of: form, call, origin, notices: ["ui.changed"], flow: flow)
        }
        if state.isOlder(than: options.pageAge, at: currentMilliseconds()) {
            return await showAgain(engine, of: form, call, origin, notices: ["ui.expired"], flow: flow)
        }
        if page.hasUnseenQuestions {
            return await showAgain(engine, of: form, call, origin, notices: ["ui.unseen"], flow: flow)
        }
        switch await store(engine, of: form, key: key, record: state.record) {
        case .stored(let submission):
            await endDraft(origin, of: form)
            return sent(submission, form, call)
        case .conflict:
            // The page gets a new key, so that its button sends these answers as another submission.
            origin.key = newName()
            return await showAgain(
                engine, of: form, call, origin, after: state, status: .conflict, notices: ["ui.conflict"], flow: flow)
        case nil:
            return await showAgain(
                engine, of: form, call, origin, status: .serviceUnavailable, notices: ["ui.store_failed"], flow: flow)
        }
    }

    /// The page with what is wrong with its files; `nil` if all of them were taken.
    private func reportFiles(
        _ files: PostedFiles, _ page: PostedPage, _ origin: PageOrigin, _ call: ServerCall,
        isolation: isolated (any Actor)? = #isolation
    ) async -> Response? {
        if files.problems.isEmpty, !page.lacksFiles { return nil }
        let (engine, form) = (page.engine, page.form)
        if let input = CommandReader.action(page.action, for: engine), !page.isSubmission { _ = engine.perform(input) }
        let errors = files.problems.map { path, problem, rule in
            ReportedError(path: path, code: problem.rawValue, message: words(for: problem, rule, in: form))
        }
        _ = engine.perform(.reportErrors(errors))
        return await showAgain(
            engine, of: form, call, origin, status: errors.isEmpty ? .ok : .unprocessableContent,
            notices: page.lacksFiles ? ["ui.file_gone"] : [], flow: page.flow)
    }

    /// The reply to the button that saves unfinished answers; `nil` for other buttons.
    private func save(
        _ page: PostedPage, _ origin: PageOrigin, _ call: ServerCall, isolation: isolated (any Actor)? = #isolation
    ) async -> Response? {
        guard page.action.isSame(as: "save"), let store = draftStore(for: page.form) else { return nil }
        switch await saveDraft(page, origin, store, call) {
        case .replied(let response): return response
        case .failed:
            return await showAgain(
                page.engine, of: page.form, call, origin, status: .serviceUnavailable, notices: ["ui.store_failed"],
                flow: page.flow)
        case .full:
            return await showAgain(
                page.engine, of: page.form, call, origin, status: .serviceUnavailable, notices: ["ui.no_room"],
                flow: page.flow)
        case .tooLong:
            return await showAgain(
                page.engine, of: page.form, call, origin, status: .contentTooLarge, notices: ["ui.too_large"],
                flow: page.flow)
        }
    }

    /// The page of a session whose answers came with the request.
    ///
    /// It has everything that was typed except secrets, because caches and histories keep pages. The page says that
    /// secrets have to be typed again.
    private func showAgain(
        _ engine: FormEngine, of form: ServedForm, _ call: ServerCall, _ origin: PageOrigin,
        after state: PageState? = nil, status: HTTPResponse.Status = .ok, notices: [String] = [],
        flow: PageFlow? = nil, further: FurtherOptions? = nil, removal: Removal? = nil, focus: PageFocus? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async -> Response {
        if ReplyFormat(call.head) == .json {
            return tellScript(engine, of: form, key: origin.key, after: state, status: status, notices: notices)
        }
        let forgotten = engine.forgetSecrets()
        return await show(
            engine, of: form, origin, status: status, notices: notices + (forgotten ? ["ui.password_again"] : []),
            flow: flow, further: further, removal: removal, focus: focus)
    }

    /// The answers as a person reads them, for a script that shows the review; `nil` for any other post.
    private func review(_ engine: FormEngine, _ flow: PageFlow?, _ call: ServerCall) -> Response? {
        guard let flow, flow.current == .review, ReplyFormat(call.head) == .json else { return nil }
        var options = PageOptions(action: "")
        options.answerWords = answerWords
        let page = HTMLPage(engine, options, at: flow)
        return Reply.json(.object([JSONMember("review", .string(page.review()))]))
    }
}
#endif
