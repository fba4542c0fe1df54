#if Server
import Formwork
import FormworkCore
import FormworkDialect
import FormworkPages
import FormworkPresentation
import HTTPTypes
import Hummingbird

/// Pages of saved answers: the link, and the form as it was left.
struct DraftRoutes: Sendable {
    private let services: Services
    private let writer: PageWriter
    private let files: AnswerFiles

    init(_ services: Services) {
        self.services = services
        writer = PageWriter(services)
        files = AnswerFiles(services: services)
    }

    /// The page of a form with the answers of a draft.
    func form(_ id: String, _ token: String, _ call: ServerCall) async -> Response {
        let found: Found
        switch await find(id, token, call) {
        case .success(let draft): found = draft
        case .failure(let refusal): return refusal.response
        }
        let (draft, form) = (found.draft, found.form)
        if let problem = form.refusal(at: services.now()) { return services.problem(problem, call, form: form) }
        let engine = FormEngine(form.compiled, context: form.context(services.now()))
        guard let snapshot = DraftSeal(services).snapshot(of: draft) else {
            return services.problem(.draftGone, call, form: form)
        }
        _ = engine.restore(snapshot)
        let sentences = changes(since: draft, snapshot, engine, form)
        // The answer may have been no secret when it was saved.
        let hadSecrets = engine.forgetSecrets()
        let areMissing: Bool
        do {
            areMissing = try await files.offer(to: engine, of: form, dropping: true, saved: true)
        } catch {
            services.logDraftFailure(error, of: form)
            return services.problem(.loadFailed, call, form: form)
        }
        let origin = PageOrigin(
            key: draft.submissionKey, record: draft.record,
            draft: DraftLink(token: token, revision: draft.revision))
        var page = SessionPage(engine: engine, form: form, origin: origin)
        page.flow = PageFlow(engine)
        if let step = FormStep(draft.step) { page.flow?.open(step) }
        page.notices =
            (areMissing ? ["ui.file_gone"] : [])
            + (hadSecrets || lacksSecrets(draft, engine) ? ["ui.password_again"] : [])
        page.sentences = sentences
        return unlisted(await writer.reply(page))
    }

    /// The page with the link of a draft.
    func saved(_ id: String, _ token: String, _ call: ServerCall) async -> Response {
        let found: Found
        switch await find(id, token, call) {
        case .success(let draft): found = draft
        case .failure(let refusal): return refusal.response
        }
        let form = found.form
        let path = services.address(of: form) + "/draft/" + token
        let page = SavedPage(
            path: path, address: origin(of: call) + path, until: day(found.draft.expires, form),
            context: form.context(services.now()), assets: services.pageAssets)
        return unlisted(Reply.page(page.html()))
    }

    // MARK: Finding

    private struct Found {
        var draft: Draft
        /// The form in the language of the draft.
        var form: ServedForm
    }

    private struct Refusal: Error {
        var response: Response
    }

    private func find(_ id: String, _ token: String, _ call: ServerCall) async -> Result<Found, Refusal> {
        if let address = call.address, await !services.limits.posts.admit(address) {
            return .failure(Refusal(response: services.tooMany(call)))
        }
        guard let original = services.forms.form(id) else {
            return .failure(Refusal(response: services.problem(.notFound, call)))
        }
        let form = original.translated(for: call.languages)
        let gone = Refusal(response: unlisted(goneDraft(of: form, call)))
        guard let store = services.draftStore(for: form), DraftLink.isToken(token) else { return .failure(gone) }
        do {
            let key = DraftLink(token: token, revision: 0).key
            guard let draft = try await store.draft(key, at: services.now()), draft.form == id,
                let opening = await services.opening(of: form, call, record: draft.record), !opening.isReadOnly,
                draft.record == nil || opening.record == draft.record
            else { return .failure(gone) }
            return .success(Found(draft: draft, form: original.translated(for: [draft.language] + call.languages)))
        } catch {
            services.logDraftFailure(error, of: form)
            return .failure(Refusal(response: services.problem(.loadFailed, call, form: form)))
        }
    }

    /// The reply for a link whose answers are gone. Its page leads to the blank form.
    private func goneDraft(of form: ServedForm, _ call: ServerCall) -> Response {
        let blank = PageLink(
            form.messages.text("ui.kept_restart"), to: services.address(of: form) + services.languageQuery(of: form))
        return services.problem(.draftGone, call, form: form, links: blank.map { [$0] } ?? [])
    }

    // MARK: Words

    /// Sentences about the answers that do not fit any more, if the form has changed since the draft was saved.
    private func changes(since draft: Draft, _ snapshot: JSONValue, _ engine: FormEngine, _ form: ServedForm)
        -> [String]
    {
        let titles = try? JSONParser.parse(Array(draft.titles.utf8), limits: .definition)
        switch form.match(draft.definition) {
        case .same: return []
        case .different: break
        // Another version of Formwork saved it. The form is taken to be the same if it takes all answers to the same questions.
        case .unknown where form.owns(draft.definition, snapshot, in: engine):
            let isAsked = (titles?.objectValue ?? []).allSatisfy { title in
                let asked = engine.node(at: title.key).flatMap { engine.field($0)?.field.title }
                return asked.map { title.value.stringValue?.isSame(as: $0) ?? false } ?? false
            }
            if isAsked { return [] }
        case .unknown: break
        }
        let lost = engine.mismatches(with: snapshot).map { misfit in
            engine.node(at: misfit.path).flatMap { engine.field($0)?.field.title }
                ?? titles?[misfit.path]?.stringValue ?? misfit.path
        }
        if lost.isEmpty { return [form.messages.text("ui.kept_changed")] }
        return [form.messages.text("ui.kept_misfits") + " " + lost.joined(separator: form.messages.listSeparator)]
    }

    /// Whether a secret was typed when the draft was saved, which has none.
    private func lacksSecrets(_ draft: Draft, _ engine: FormEngine) -> Bool {
        let titles = (try? JSONParser.parse(Array(draft.titles.utf8), limits: .definition))?.objectValue ?? []
        return titles.contains { title in
            engine.node(at: title.key).flatMap { engine.field($0)?.field.isSecret } ?? false
        }
    }

    /// A day in the words of the form's language.
    private func day(_ milliseconds: Int64, _ form: ServedForm) -> String {
        let offset = form.context(milliseconds).zoneOffset
        guard let time = CivilDateTime(utcMilliseconds: milliseconds, offsetSeconds: offset) else { return "" }
        return form.locale.format(time.date, pattern: form.locale.longDatePattern)
    }

    // MARK: Replies

    /// The scheme and the host that the reader used.
    private func origin(of call: ServerCall) -> String {
        guard let host = call.head.authority else { return "" }
        let isSecure = services.options.speaksTLS || services.proxies.spokeTLS(call.head, from: call.peer)
        return (isSecure ? "https://" : "http://") + host
    }

    /// A reply that no cache keeps and no search engine lists.
    private func unlisted(_ response: Response) -> Response {
        var response = response
        response.headers[.cacheControl] = "no-store"
        response.headers["X-Robots-Tag"] = "noindex"
        return response
    }
}
#endif
