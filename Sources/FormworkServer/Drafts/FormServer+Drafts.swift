#if Server
import Formwork
import FormworkCore
import HTTPTypes
import Hummingbird
import Logging

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
    func saveDraft(
        _ page: PostedPage, _ origin: PageOrigin, _ store: any DraftStore, _ call: ServerCall,
        isolation: isolated (any Actor)? = #isolation
    ) async -> SavingOutcome {
        if let address = call.address, await !savings.admit(address) { return .replied(tooMany(call)) }
        let (engine, form) = (page.engine, page.form)
        let now = currentMilliseconds()
        var link = origin.draft ?? DraftLink.new()
        var draft = Draft(
            form: form.id, definition: form.hash, language: form.language,
            snapshot: engine.openSnapshot.withoutUnderstoodTexts.text(),
            titles: titles(in: engine).text(),
            step: page.flow?.current?.text ?? "", submissionKey: origin.key, record: origin.record, saved: now,
            expires: now + options.drafts.linkDays * 86_400_000, revision: link.revision + 1,
            sender: call.address.map { DraftSender(address: $0, keys.fileSeal) }, clearedFor: form.draftRules)
        guard draft.snapshot.utf8.count <= options.drafts.bytes else { return .tooLong }
        do {
            draft = try sealed(draft, of: form)
            if draft.revision > 1 {
                try await holdFiles(of: engine, form, for: link.key, until: draft.expires)
                if try await !store.save(draft, under: link.key) {
                    link = DraftLink.new()
                    draft.revision = 1
                }
            }
            if draft.revision == 1 {
                guard try await store.draftCount() < options.drafts.count else { return .full }
                if let sender = draft.sender, !options.drafts.hasRoom(beside: try await store.draftShare(of: sender)) {
                    return .shareUsedUp
                }
                try await holdFiles(of: engine, form, for: link.key, until: draft.expires)
                _ = try await store.save(draft, under: link.key)
            }
        } catch {
            logFailure(error, of: form)
            return .failed
        }
        let target = address(of: form) + "/saved/" + link.token
        if ReplyFormat(call.head) == .page { return .replied(Reply.seeOther(target)) }
        return .replied(Reply.json(.object([JSONMember("location", .string(target))])))
    }

    /// Deletes the draft of a page whose answers are stored now.
    func endDraft(_ origin: PageOrigin, of form: ServedForm) async {
        guard let link = origin.draft, let store = options.drafts.store else { return }
        // A page could name the draft of another form.
        guard let draft = try? await store.draft(link.key, at: currentMilliseconds()), draft.form == form.id else {
            return
        }
        await releaseFiles(of: draft, link.key, form)
        // If this fails the draft expires.
        try? await store.deleteDraft(link.key)
    }

    /// Deletes drafts that have expired, and what is left of files of erased submissions, at most once an hour.
    func sweepStores() async {
        guard sweep.isDue() else { return }
        // This may take long, and whoever asked for a page does not wait for it.
        Task { await eraseOldSubmissions() }
        Task { await clearDrafts() }
        await deleteErasedFiles()
        guard let store = options.drafts.store else { return }
        do {
            _ = try await store.deleteDrafts(expiredAt: currentMilliseconds())
        } catch {
            report("Expired drafts could not be deleted", error)
        }
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

    /// Reports that the store of drafts failed. The report has no answer.
    func logFailure(_ error: any Error, of form: ServedForm) {
        options.logger.error("Drafts cannot be used: \(Self.reason(error))", metadata: ["form": "\(form.id)"])
    }

    private static func reason(_ error: any Error) -> String {
        (error as? StoreProblem)?.description ?? "\(type(of: error))"
    }
}

/// The outcome of saving unfinished answers.
enum SavingOutcome: Sendable {
    /// There is a reply: they are saved, or somebody saves too often.
    case replied(Response)
    /// They are too long, so the page comes back.
    case tooLong
    /// There are too many drafts, so the page comes back.
    case full
    /// The sender has too many drafts, so the page comes back.
    case shareUsedUp
    /// The store failed, so the page comes back.
    case failed
}
#endif
