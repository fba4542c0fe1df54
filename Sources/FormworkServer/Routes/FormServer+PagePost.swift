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
        guard let state = page.state else { return await showWithoutState(page, call) }
        let pressed = PressedPlace(page.action, in: page.engine)
        pressed.openGroup(in: page.engine)
        let origin = PageOrigin(key: state.idempotencyKey, record: state.record, draft: page.draft)
        if let reply = await reportFiles(files, page, origin, call) { return reply }
        if let reply = await save(page, origin, call) { return reply }
        if let reply = await changeLanguage(page, from: original, origin, call) { return reply }
        if let reply = await undo(page, post, origin) { return reply }
        return page.isSubmission
            ? await submit(page, state, origin, call) : await press(pressed, page, origin, call)
    }

    /// The answers on a new page, where the post did not say which page it came from.
    private func showWithoutState(_ page: PostedPage, _ call: ServerCall) async -> Response {
        guard let opening = await opening(of: page.form, call), !opening.isReadOnly else {
            return problem(.notFound, call, form: page.form)
        }
        let origin = PageOrigin(key: newName(), record: opening.record)
        return await showAgain(
            page.engine, of: page.form, call, origin, status: .badRequest, notices: ["ui.state"])
    }

    /// Does what a button asks for that does not submit, and shows the page with the outcome.
    private func press(
        _ pressed: PressedPlace, _ page: PostedPage, _ origin: PageOrigin, _ call: ServerCall
    ) async -> Response {
        let engine = page.engine
        var flow = page.flow
        var (removal, focus): (Removal?, FocusTarget?)
        if let action = PageAction(page.action) {
            flow?.perform(action) { engine.perform($0) }
        } else if let input = RankAction(page.action)?.input(for: engine)
            ?? CommandReader.action(page.action, for: engine)
        {
            (removal, focus) = perform(input, on: engine)
        }
        if let excess = excess(of: engine) { return problem(excess, call, form: page.form) }
        if let review = review(engine, flow, call) { return review }
        return await showAgain(
            engine, of: page.form, call, origin, flow: flow, further: FurtherOptions(page.action, in: engine),
            removal: removal, focus: pressed.focus(after: focus, in: engine))
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
        case .shareUsedUp:
            return await showAgain(
                page.engine, of: page.form, call, origin, status: .tooManyRequests, notices: ["ui.too_many_saved"],
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
    func showAgain(
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
        options.answerWords = answerWords(in: engine.context)
        let page = HTMLPage(engine, options, at: flow)
        return Reply.json(.object([JSONMember("review", .string(page.review()))]))
    }
}
#endif
