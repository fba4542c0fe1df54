#if Server
import Formwork
import FormworkCore
import FormworkPresentation
import HTTPTypes
import Hummingbird
import Logging

/// Saves unfinished answers, which people go on with by a link.
struct DraftKeeper: Sendable {
    private let services: Services
    private let files: AnswerFiles

    init(_ services: Services) {
        self.services = services
        files = AnswerFiles(services: services)
    }

    /// Saves the answers of a page without validating them. The outcome has the address of a page with the link.
    ///
    /// A page that was opened with a link replaces the draft of that link. If somebody else with the link has saved
    /// meanwhile, the answers become a draft of their own, and nothing is overwritten.
    func save(_ visit: Visit, in store: any DraftStore) async -> SavingOutcome {
        if let address = visit.call.address, await !services.limits.drafts.admit(address) { return .tooOften }
        let (engine, form, options) = (visit.engine, visit.form, services.options.drafts)
        var link = visit.origin.draft ?? DraftLink.new()
        let senders = visit.call.address.map { DraftSender.all(address: $0, services.keys.fileSeal) } ?? []
        var draft = draft(of: visit, after: link, by: senders.first)
        guard draft.snapshot.utf8.count <= options.bytes else { return .tooLong }
        do {
            draft = try DraftSeal(services).sealed(draft, of: form)
            if draft.revision > 1 {
                try await files.hold(of: engine, form, for: link.key, until: draft.expires)
                if try await !store.save(draft, under: link.key) {
                    link = DraftLink.new()
                    draft.revision = 1
                }
            }
            if draft.revision == 1 {
                guard try await store.draftCount() < options.count else { return .full }
                if !senders.isEmpty, !options.hasRoom(beside: try await store.draftShare(of: senders)) {
                    return .shareUsedUp
                }
                try await files.hold(of: engine, form, for: link.key, until: draft.expires)
                _ = try await store.save(draft, under: link.key)
            }
        } catch {
            services.logDraftFailure(error, of: form)
            return .failed
        }
        return .saved(at: services.address(of: form) + "/saved/" + link.token)
    }

    /// The draft that is saved of a page, before it is encrypted.
    private func draft(of visit: Visit, after link: DraftLink, by sender: DraftSender?) -> Draft {
        let (engine, form, origin, now) = (visit.engine, visit.form, visit.origin, services.now())
        return Draft(
            form: form.id, definition: form.hash, language: form.language,
            snapshot: engine.openSnapshot.withoutUnderstoodTexts.text(),
            titles: titles(in: engine).text(),
            step: visit.flow?.current?.text ?? "", submissionKey: origin.key, record: origin.record, saved: now,
            expires: now + services.options.drafts.linkDays * 86_400_000, revision: link.revision + 1,
            sender: sender, clearedFor: form.draftRules)
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

    /// Deletes the draft of a page whose answers are stored now.
    func end(_ origin: PageOrigin, of form: ServedForm) async {
        guard let link = origin.draft, let store = services.stores.drafts else { return }
        // A page could name the draft of another form.
        guard let draft = try? await store.draft(link.key, at: services.now()), draft.form == form.id else {
            return
        }
        await files.release(of: draft, link.key, form)
        // If this fails the draft expires.
        try? await store.deleteDraft(link.key)
    }
}

/// The outcome of saving unfinished answers. Unless they are saved or somebody saves too often, the page comes back.
enum SavingOutcome: Sendable {
    /// They are saved. The page with the link is at this address.
    case saved(at: String)
    /// The sender saves too often.
    case tooOften
    /// They are too long.
    case tooLong
    /// There are too many drafts.
    case full
    /// The sender has too many drafts.
    case shareUsedUp
    /// The store failed.
    case failed
}

extension Services {
    /// The store for drafts of a form; `nil` if they are not saved.
    func draftStore(for form: ServedForm) -> (any DraftStore)? {
        form.compiled.definition.keepsDrafts ? stores.drafts : nil
    }

    /// Reports that the store of drafts failed. The report has no answer.
    func logDraftFailure(_ error: any Error, of form: ServedForm) {
        let reason = (error as? StoreProblem)?.description ?? "\(type(of: error))"
        log.error("Drafts cannot be used: \(reason)", metadata: ["form": "\(form.id)"])
    }
}
#endif
