#if Server
import Formwork
import FormworkCore
import FormworkPages
import HTTPTypes
import Hummingbird

extension FormServer {
    /// Stores the answers of a page. If something speaks against that, the reply is the page that says so.
    func submit(_ page: PostedPage, _ state: PageState, _ origin: PageOrigin, _ call: ServerCall) async -> Response {
        let (engine, form, key) = (page.engine, page.form, state.idempotencyKey)
        // Its script posts it as a plain form then.
        if page.isForeign, ReplyFormat(call.head) == .json { return Reply.json(.object([JSONMember("page", true)])) }
        if let earlier = await earlierSubmission(of: engine, of: form, key: key) { return sent(earlier, form, call) }
        if let reply = await refusal(of: page, origin, call) { return reply }
        if hashesTooMuch(of: engine, form) { return problem(.tooMuchWork, call, form: form) }
        if let notice = notice(before: page, state) {
            return await showAgain(engine, of: form, call, origin, notices: [notice], flow: page.flow)
        }
        switch await store(engine, of: form, key: key, record: state.record) {
        case .stored(let submission):
            await endDraft(origin, of: form)
            return sent(submission, form, call)
        case .conflict:
            // The page gets a new key, so that its button sends these answers as another submission.
            var origin = origin
            origin.key = newName()
            return await showAgain(
                engine, of: form, call, origin, after: state, status: .conflict, notices: ["ui.conflict"],
                flow: page.flow)
        case nil:
            return await showAgain(
                engine, of: form, call, origin, status: .serviceUnavailable, notices: ["ui.store_failed"],
                flow: page.flow)
        }
    }

    /// The page with what is wrong with the answers; `nil` if they are accepted.
    private func refusal(of page: PostedPage, _ origin: PageOrigin, _ call: ServerCall) async -> Response? {
        let (engine, form) = (page.engine, page.form)
        if page.isSuspected {
            let hasScript = ReplyFormat(call.head) == .json
            return await showAgain(
                engine, of: form, call, origin, status: hasScript ? .serviceUnavailable : .unprocessableContent,
                notices: ["ui.send_again"], flow: page.flow)
        }
        switch await environment.submit(page.checked, within: options.limits.checks) {
        case .accepted: return nil
        case .refused:
            if let excess = excess(of: engine) { return problem(excess, call, form: form) }
            var flow = page.flow
            flow?.openFirstError()
            return await showAgain(engine, of: form, call, origin, status: .unprocessableContent, flow: flow)
        case .unchecked:
            return await showAgain(
                engine, of: form, call, origin, status: .serviceUnavailable, notices: ["ui.unchecked"],
                flow: page.flow)
        }
    }

    /// What the person has to see before accepted answers are stored; `nil` for nothing.
    private func notice(before page: PostedPage, _ state: PageState) -> String? {
        if !page.fitsForm { return "ui.changed" }
        if state.isOlder(than: options.pageAge, at: currentMilliseconds()) { return "ui.expired" }
        return page.hasUnseenQuestions || page.losesChoice ? "ui.unseen" : nil
    }
}
#endif
