#if Server
import Formwork
import FormworkCore
import FormworkDialect
import FormworkPages
import HTTPTypes
import Hummingbird

/// Unfinished answers that people save, to go on with a link.
extension FormServer {
    /// Where the answers of a form are saved; `nil` if they are not.
    func draftStore(for form: ServedForm) -> (any DraftStore)? {
        form.compiled.definition.keepsDrafts ? options.drafts.store : nil
    }

    /// Saves the answers of a page without validating them. The reply leads to a page with the link.
    ///
    /// A page that was opened with a link replaces the draft of that link. If somebody else with the link has saved
    /// meanwhile, the answers become a draft of their own, and nothing is overwritten.
    ///
    /// - Returns: `nil` if the answers are too long.
    func saveDraft(_ page: PostedPage, _ origin: PageOrigin, _ store: any DraftStore, _ call: ServerCall) async
        -> Response?
    {
        if let address = call.address, !savings.admit(address) { return tooMany(call) }
        let (engine, form) = (page.engine, page.form)
        let now = currentMilliseconds()
        var link = origin.draft ?? DraftLink.new()
        var draft = Draft(
            form: form.id, definition: form.hash, language: form.language,
            snapshot: engine.snapshot(includingSecrets: false).text(), titles: titles(in: engine).text(),
            submissionKey: origin.key, record: origin.record, saved: now,
            expires: now + options.drafts.linkDays * 86_400_000, revision: link.revision + 1)
        guard draft.snapshot.utf8.count <= options.drafts.bytes else { return nil }
        do {
            if try await !store.save(draft, under: link.key) {
                link = DraftLink.new()
                draft.revision = 1
                _ = try await store.save(draft, under: link.key)
            }
        } catch {
            return failure(error, problem: .storeFailed, form, call)
        }
        let target = address(of: form) + "/saved/" + link.token
        if ReplyFormat(call.head) == .json { return Reply.json(.object([JSONMember("location", .string(target))])) }
        return Reply.seeOther(target)
    }

    /// Deletes the draft of a page whose answers are stored now.
    func endDraft(_ origin: PageOrigin) async {
        guard let link = origin.draft, let store = options.drafts.store else { return }
        // If this fails the draft expires.
        try? await store.deleteDraft(link.key)
    }

    /// The page of a form with the answers of a draft.
    func draftPage(_ id: String, _ token: String, _ call: ServerCall) async -> Response {
        let found: Found
        switch await find(id, token, call) {
        case .success(let draft): found = draft
        case .failure(let refusal): return refusal.response
        }
        let (draft, form) = (found.draft, found.form)
        let engine = FormEngine(form.compiled, context: form.context(currentMilliseconds()))
        guard let snapshot = try? JSONParser.parse(Array(draft.snapshot.utf8), limits: .definition) else {
            return problem(.draftGone, call, form: form)
        }
        _ = engine.restore(snapshot)
        let origin = PageOrigin(
            key: draft.submissionKey, record: draft.record,
            draft: DraftLink(token: token, revision: draft.revision))
        let response = await show(
            engine, of: form, origin, sentences: changes(since: draft, snapshot, engine, form))
        return unlisted(response)
    }

    /// The page with the link of a draft.
    func savedPage(_ id: String, _ token: String, _ call: ServerCall) async -> Response {
        let found: Found
        switch await find(id, token, call) {
        case .success(let draft): found = draft
        case .failure(let refusal): return refusal.response
        }
        let form = found.form
        let path = address(of: form) + "/draft/" + token
        let page = SavedPage(
            path: path, address: origin(of: call) + path, until: day(found.draft.expires, form),
            context: form.context(currentMilliseconds()), assets: pageAssets)
        return unlisted(Reply.page(page.html()))
    }

    /// Deletes what has expired, at most once an hour.
    func sweepDrafts() async {
        guard let store = options.drafts.store, sweep.isDue() else { return }
        do {
            _ = try await store.deleteDrafts(expiredAt: currentMilliseconds())
        } catch {
            options.logger.error("Expired drafts could not be deleted: \(Self.reason(error))")
        }
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
        if let address = call.address, !limiter.admit(address) { return .failure(Refusal(response: tooMany(call))) }
        guard let original = source.form(id) else {
            return .failure(Refusal(response: problem(.notFound, call)))
        }
        let form = original.translated(for: call.languages)
        let gone = Refusal(response: unlisted(problem(.draftGone, call, form: form)))
        guard let store = draftStore(for: form), DraftLink.isToken(token),
            let opening = await opening(of: form, call), !opening.isReadOnly
        else { return .failure(gone) }
        do {
            let key = DraftLink(token: token, revision: 0).key
            guard let draft = try await store.draft(key, at: currentMilliseconds()), draft.form == id else {
                return .failure(gone)
            }
            return .success(Found(draft: draft, form: original.translated(for: [draft.language])))
        } catch {
            return .failure(Refusal(response: failure(error, problem: .loadFailed, form, call)))
        }
    }

    private func failure(_ error: any Error, problem: ServerProblem, _ form: ServedForm, _ call: ServerCall) -> Response
    {
        options.logger.error("Drafts cannot be used: \(Self.reason(error))", metadata: ["form": "\(form.id)"])
        return self.problem(problem, call, form: form)
    }

    // MARK: Words

    /// What does not fit any more, if the form has changed since the draft was saved.
    private func changes(since draft: Draft, _ snapshot: JSONValue, _ engine: FormEngine, _ form: ServedForm)
        -> [String]
    {
        if draft.definition == form.hash { return [] }
        let titles = try? JSONParser.parse(Array(draft.titles.utf8), limits: .definition)
        let lost = engine.mismatches(with: snapshot).map { misfit in
            engine.node(at: misfit.path).flatMap { engine.field($0)?.field.title }
                ?? titles?[misfit.path]?.stringValue ?? misfit.path
        }
        if lost.isEmpty { return [form.messages.text("ui.kept_changed")] }
        return [form.messages.text("ui.kept_misfits") + " " + lost.joined(separator: ", ")]
    }

    /// The titles of the questions that have an answer, by their paths.
    private func titles(in engine: FormEngine) -> JSONValue {
        .object(
            engine.rows.compactMap { row in
                guard row.id.kind == .field, let state = engine.field(row.id.node), !state.value.isBlank else {
                    return nil
                }
                return JSONMember(state.path, .string(state.field.title))
            })
    }

    /// A day in the words of the form's language.
    private func day(_ milliseconds: Int64, _ form: ServedForm) -> String {
        let offset = form.context(milliseconds).zoneOffset
        guard let time = CivilDateTime(utcMilliseconds: milliseconds, offsetSeconds: offset) else { return "" }
        return form.locale.format(time.date, pattern: form.locale.longDatePattern)
    }

    // MARK: Replies

    /// The scheme and the host that the reader used. A proxy in front of the server may say which scheme that was.
    private func origin(of call: ServerCall) -> String {
        guard let host = call.head.authority else { return "" }
        let isSecure = call.head.headerFields["X-Forwarded-Proto"]?.lowercased() == "https"
        return (isSecure ? "https://" : "http://") + host
    }

    /// A reply that no cache keeps and no search engine lists.
    private func unlisted(_ response: Response) -> Response {
        var response = response
        response.headers[.cacheControl] = "no-store"
        response.headers["X-Robots-Tag"] = "noindex"
        return response
    }

    private static func reason(_ error: any Error) -> String {
        (error as? StoreProblem)?.description ?? "\(type(of: error))"
    }
}
#endif
