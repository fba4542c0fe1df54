#if Server
import Formwork
import FormworkCore
import FormworkPages
import FormworkPresentation
import HTTPTypes
import Hummingbird

/// How a visit ends. A page whose script posted gets JSON and stays, so a lost connection loses nothing.
extension Visit {
    /// The page of the session comes back, with everything as it was typed.
    ///
    /// Secrets are left out, because caches and histories keep pages. The page says that they have to be typed again.
    func comeBack(_ why: Comeback, with extras: PageExtras = PageExtras()) async -> Response {
        if call.wantsJSON { return tellScript(why) }
        var page = SessionPage(engine: engine, form: form, origin: origin, status: why.status)
        page.notices = why.notices + (engine.forgetSecrets() ? ["ui.password_again"] : [])
        page.flow = flow
        page.extras = extras
        return await PageWriter(services).reply(page)
    }

    /// The page is shown for another session with the same answers, such as in another language; `nil` if its files cannot be
    /// read.
    ///
    /// - Parameter lostSecrets: Whether answers of the posted session are not in this one, because they are secrets.
    func reply(in next: FormEngine, of form: ServedForm, lostSecrets: Bool) async -> Response? {
        next.guardAnswers()
        do {
            try await AnswerFiles(services: services).offer(to: next, of: form, dropping: true)
        } catch {
            return nil
        }
        var page = SessionPage(engine: next, form: form, origin: origin)
        page.notices = lostSecrets ? ["ui.password_again"] : []
        page.flow = PageFlow(next)
        if let step = flow?.current { page.flow?.open(step, returningToReview: flow?.returnsToReview ?? false) }
        return await PageWriter(services).reply(page)
    }

    /// The person goes on at another address.
    ///
    /// A script gets the address: `fetch` would follow a redirect before the script sees it, and not to another host.
    func redirect(to address: String) -> Response {
        if call.wantsJSON { return Reply.json(.object([JSONMember("location", .string(address))])) }
        return Reply.seeOther(address)
    }

    /// The post failed.
    func fail(_ problem: ServerProblem) -> Response { services.problem(problem, call, form: form) }

    /// The reply to a script where a browser would get the page again. It says what is wrong, or that a new page is needed.
    private func tellScript(_ why: Comeback) -> Response {
        var members: [JSONMember] = []
        switch why.status {
        case .unprocessableContent: members.append(JSONMember("errors", .array(engine.errors.map { $0.json })))
        case .conflict, .serviceUnavailable, .contentTooLarge, .tooManyRequests:
            let sentences = why.notices.map { form.messages.text($0) }
            members.append(JSONMember("message", .string(sentences.joined(separator: " "))))
        default: members.append(JSONMember("page", true))
        }
        if hasNewKey, var state = page.state {
            state.idempotencyKey = origin.key
            members.append(JSONMember("state", .string(services.keys.seal.token(state))))
        }
        return Reply.json(.object(members), status: why.status)
    }
}
#endif
