#if Server
import Formwork
import FormworkCore
import FormworkPages
import Hummingbird

/// Unfinished answers that people saved: finding, reading and erasing them.
extension AdminDesk {
    private static let pageLength = 50

    /// Where drafts are; `nil` if they cannot be looked through.
    var drafts: (any DraftResultStore)? {
        (server.options.drafts.store ?? options.store as? any DraftStore) as? any DraftResultStore
    }

    /// The forms with drafts that somebody sees.
    func draftTallies(_ user: AdminUser) async throws -> [FormTally] {
        try await drafts?.draftTallies(at: now).filter { user.rights.sees($0.form) } ?? []
    }

    /// The drafts of a form, or those with a text.
    func draftsPage(_ form: String, _ user: AdminUser) async throws -> Response {
        guard let drafts else { return server.problem(.notFound, call) }
        try await note(.list, user.name, form: form)
        let text = trimmed(String((parameter("search") ?? "").prefix(1_000)))
        let start = parameter("after").map { DraftKey(hash: $0) }
        let found = try await find(text, in: drafts, of: form, after: start, limit: Self.pageLength)
        var search = AdminSearch(form) { $0 == "search" ? text : nil }.parameters()
        let list = address(.drafts(form))
        let next = found.next.map { key in
            search += (search.isEmpty ? "?" : "&") + "after=" + key.hash
            return list + search
        }
        return page(
            frame(user).draftsPage(
                "\(title(of: form)) · \(words[.drafts])", text, draftEntries(found.drafts), address: list,
                unread: found.unread, next: next, notice: parameter("erased") == "1" ? words[.draftWasErased] : "",
                submissions: address(.list(form))))
    }

    /// The drafts of all forms that have a text, for the page that looks in all forms.
    func draftGroups(_ text: String, longest: Int, _ user: AdminUser) async throws -> [AdminFrame.Found] {
        guard let drafts else { return [] }
        var groups: [AdminFrame.Found] = []
        for tally in try await draftTallies(user) {
            let found = try await find(text, in: drafts, of: tally.form, after: nil, limit: longest)
            if found.drafts.isEmpty, found.unread == 0 { continue }
            try await note(.list, user.name, form: tally.form)
            let search = AdminSearch(tally.form) { $0 == "search" ? text : nil }.parameters()
            var group = AdminFrame.Found(
                title: "\(title(of: tally.form)) · \(words[.drafts])", info: words[.drafts],
                address: address(.drafts(tally.form)) + search, entries: draftEntries(found.drafts))
            if found.unread > 0 { group.notice = words.text(.draftsUnread, [("count", String(found.unread))]) }
            groups.append(group)
        }
        return groups
    }

    /// One draft as it can be read.
    func draftPage(_ form: String, _ id: String, _ user: AdminUser) async throws -> Response {
        guard let draft = try await draft(form, id) else { return server.problem(.notFound, call) }
        try await note(.readDraft, user.name, form: form, submission: id)
        if isRevealing { try await note(.reveal, user.name, form: form, submission: id) }
        var facts = facts(of: draft, id)
        let served = server.form(form)
        var answers: DraftAnswers?
        do {
            answers = try DraftAnswers(draft, keys: server.options.answerKeys)
        } catch {
            facts.append((words[.sensitive], error.description))
        }
        // Nothing says which answers are sensitive if the form is not served any more.
        if served == nil, draft.isSealed, !isRevealing { answers = nil }
        let engine = answers.flatMap { answers in served.flatMap { server.session(with: answers, draft, of: $0) } }
        let sensitive = served?.protection.hiddenPaths ?? []
        let hidden = isRevealing ? [] : sensitive
        let open = answers?.answers.filter { !hidden.contains($0.pattern) } ?? []
        // What was typed and not understood is in no session as an answer.
        let further = engine == nil ? open : open.filter(\.isTyped)
        var content = AdminSubmissionPage(
            title: words[.drafts], facts: facts, engine: engine, hidden: hidden,
            further: further.map { ($0.path, TableCell($0.value, of: nil, titled: false).text) }, files: [],
            reveal: isRevealing || !user.rights.may.contains(.reveal) || sensitive.isEmpty && !draft.isSealed
                ? nil : address(.draft(form, id: id)) + "?reveal=1",
            download: nil, erase: user.rights.may.contains(.erase) ? address(.eraseDraft(form, id: id)) : nil,
            list: address(.drafts(form)))
        content.answerWords = server.answerWords
        content.listWord = .drafts
        content.eraseWord = .eraseDraft
        return page(content.html(in: frame(user)))
    }

    /// Asks first. The post erases.
    func eraseDraft(_ form: String, _ id: String, _ user: AdminUser) async throws -> Response {
        guard let draft = try await draft(form, id), let drafts else { return server.problem(.notFound, call) }
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
        if let files = server.files?.store, let answers = try? DraftAnswers(draft, keys: server.options.answerKeys) {
            _ = try await files.deleteFiles(of: key, among: answers.possibleFiles)
        }
        let access = AccessEntry(time: now, who: user.name, action: .eraseDraft, form: form, submission: id)
        guard try await drafts.eraseDraft(key, form: form, noting: access) else {
            return server.problem(.notFound, call)
        }
        return Reply.seeOther(mayRead ? address(.drafts(form)) + "?erased=1" : address(.forms))
    }

    // MARK: Finding

    private struct FoundDrafts {
        var drafts: [SavedDraft] = []
        /// How many could not be searched.
        var unread = 0
        /// After which the search goes on; `nil` if it is at its end.
        var next: DraftKey?
    }

    /// Looks for a text in the answers that are not sensitive. A blank text finds all.
    private func find(
        _ text: String, in store: any DraftResultStore, of form: String, after start: DraftKey?, limit: Int
    ) async throws -> FoundDrafts {
        var found = FoundDrafts()
        var last = start
        let served = server.form(form)
        while true {
            let some = try await store.drafts(of: form, after: last, limit: Self.pageLength, at: now)
            for saved in some {
                last = saved.key
                if !text.isEmpty {
                    // Nothing says which answers are sensitive if the form is not served any more.
                    let canBeRead = served != nil || !saved.draft.isSealed
                    guard canBeRead, let answers = try? DraftAnswers(saved.draft, keys: server.options.answerKeys)
                    else {
                        found.unread += 1
                        continue
                    }
                    guard answers.contains(text, besides: served?.protection.hiddenPaths ?? []) else { continue }
                }
                found.drafts.append(saved)
                if found.drafts.count == limit {
                    let more = try await store.drafts(of: form, after: last, limit: 1, at: now)
                    found.next = more.isEmpty ? nil : last
                    return found
                }
            }
            if some.isEmpty { return found }
        }
    }

    private func draft(_ form: String, _ id: String) async throws -> Draft? {
        let draft = try await drafts?.draft(DraftKey(hash: id), at: now)
        return draft?.form == form ? draft : nil
    }

    // MARK: Words

    private func draftEntries(_ drafts: [SavedDraft]) -> [AdminEntry] {
        drafts.map { saved in
            AdminEntry(
                title: "\(words[.saved]) \(Self.time(saved.draft.saved))",
                info: "\(words[.keptUntil]) \(Self.time(saved.draft.expires))",
                address: address(.draft(saved.draft.form, id: saved.key.hash)))
        }
    }

    private func facts(of draft: Draft, _ id: String) -> [(name: String, value: String)] {
        [
            (words[.form], title(of: draft.form)), (words[.saved], Self.time(draft.saved)),
            (words[.keptUntil], Self.time(draft.expires)), (words[.id], id),
        ] + (draft.record.map { [(words[.record], $0)] } ?? [])
    }
}

extension FormServer {
    /// A session with the answers of a draft, for pages where they are read; `nil` if that takes too much work.
    func session(with answers: DraftAnswers, _ draft: Draft, of form: ServedForm) -> FormEngine? {
        let limits = options.limits.post.grown(by: form.extent)
        let engine = FormEngine(form.compiled, context: form.context(draft.saved, limits))
        _ = engine.restore(answers.session)
        return engine.isExhausted ? nil : engine
    }
}
#endif
