#if Server
import Formwork
import FormworkCore
import FormworkPages
import Hummingbird

/// One draft: reading it, and erasing it.
extension AdminDesk {
    /// One draft as it can be read.
    func draftPage(_ form: String, _ id: String, _ user: AdminUser) async throws -> Response {
        guard let draft = try await draft(form, id) else { return services.problem(.notFound, call) }
        try await note(.readDraft, user.name, form: form, submission: id)
        if isRevealing { try await note(.revealDraft, user.name, form: form, submission: id) }
        let served = served(form)
        let sensitive = served?.protection.hiddenPaths ?? []
        let hidden = isRevealing ? [] : sensitive
        let shown = shown(draft, in: served)
        let open = shown.answers?.answers.filter { !hidden.contains($0.pattern) } ?? []
        // A text that was typed and not understood is not an answer in any session.
        let further = shown.engine == nil ? open : open.filter(\.isTyped)
        let canReveal =
            !isRevealing && user.rights.may.contains(.reveal) && (!sensitive.isEmpty || draft.isSealed)
        var content = AdminSubmissionPage(
            title: words[.drafts],
            facts: facts(of: draft, id) + (shown.problem.map { [(words[.sensitive], $0)] } ?? []),
            engine: shown.engine, hidden: hidden,
            further: further.prefix(AdminSubmissionPage.answerLimit).map {
                ($0.path, TableCell($0.value, of: nil, titled: false).text)
            }, files: [],
            reveal: canReveal ? address(.draft(form, id: id)) + "?reveal=1" : nil,
            download: nil, erase: user.rights.may.contains(.erase) ? address(.eraseDraft(form, id: id)) : nil,
            list: address(.drafts(form)))
        content.answerWords = shown.engine.flatMap { services.environment.answerWords(in: $0.context) }
        content.rest = max(0, further.count - AdminSubmissionPage.answerLimit)
        content.listWord = .drafts
        content.eraseWord = .eraseDraft
        return page(content.html(in: frame(user)))
    }

    /// The parts of a draft that are shown.
    private struct ShownDraft {
        /// The answers; `nil` if none may be shown.
        var answers: DraftAnswers?
        /// A session with them; `nil` if the form is not served, or they take too much work.
        var engine: FormEngine?
        /// Why not all that may be shown is there.
        var problem: String?
    }

    private func shown(_ draft: Draft, in served: ServedForm?) -> ShownDraft {
        guard isRevealing || draft.hasKnownSensitiveAnswers(in: served) else {
            return ShownDraft(problem: words[.draftHidden])
        }
        do {
            let answers = try DraftAnswers(draft, keys: services.options.answerKeys, form: served?.compiled)
            let engine = served.flatMap { sessions.session(with: answers, draft, of: $0) }
            // Without a session, all that was saved would be listed as it is.
            if engine == nil, draft.isSealed, !isRevealing { return ShownDraft(problem: words[.draftHidden]) }
            return ShownDraft(answers: answers, engine: engine)
        } catch {
            return ShownDraft(problem: error.description)
        }
    }

    /// Asks first. The post erases.
    func eraseDraft(_ form: String, _ id: String, _ user: AdminUser) async throws -> Response {
        guard let draft = try await draft(form, id), let drafts else { return services.problem(.notFound, call) }
        let mayRead = user.rights.may.contains(.read)
        guard call.head.method == .post else {
            return page(
                frame(user).erasePage(
                    facts: facts(of: draft, id), address: address(.eraseDraft(form, id: id)),
                    back: address(mayRead ? .draft(form, id: id) : .forms), question: .eraseDraft,
                    warning: .eraseDraftWarning))
        }
        let key = DraftKey(hash: id)
        // If the process ends before the draft is erased, it is there to be erased again.
        if let files = services.files?.store, let answers = try? DraftAnswers(draft, keys: services.options.answerKeys)
        {
            _ = try await files.deleteFiles(of: key, among: answers.possibleFiles, at: now)
        }
        let access = AccessEntry(time: now, who: user.name, action: .eraseDraft, form: form, submission: id)
        guard try await drafts.eraseDraft(key, form: form, noting: access) else {
            return services.problem(.notFound, call)
        }
        try await noteAlso(access)
        return Reply.seeOther(mayRead ? address(.drafts(form)) + "?erased=1" : address(.forms))
    }

    /// Notes an erasure where the page with the log looks. The store of drafts has noted it, and may be another one.
    private func noteAlso(_ access: AccessEntry) async throws {
        let latest = try await options.store.accesses(before: nil, limit: 50).accesses
        if !latest.contains(where: { $0.entry == access }) { try await options.store.note(access) }
    }

    private func draft(_ form: String, _ id: String) async throws -> Draft? {
        let draft = try await drafts?.draft(DraftKey(hash: id), at: now)
        return draft?.form == form ? draft : nil
    }

    private func facts(of draft: Draft, _ id: String) -> [(name: String, value: String)] {
        [
            (words[.form], title(of: draft.form)), (words[.saved], Self.time(draft.saved)),
            (words[.keptUntil], Self.time(draft.expires)), (words[.id], id),
        ] + (draft.record.map { [(words[.record], $0)] } ?? [])
    }
}
#endif
