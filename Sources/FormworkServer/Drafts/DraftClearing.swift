#if Server
import Formwork
import FormworkCore
import Logging

/// Leaves secrets out of drafts that were saved before they were known as such: by an earlier Formwork, or by a version of the
/// form in which the question was an ordinary one.
struct DraftClearing: Sendable {
    let services: Services

    /// How many drafts are read at a time. A draft may have many bytes.
    private static let lot = 20

    /// Goes through the drafts that have not been looked at by the present rules. Each is marked as it is done, so a server that
    /// ends meanwhile goes on with the rest when it starts again. Drafts of forms that are not served are left alone, and so are
    /// encrypted ones whose key is not there.
    func clear() async {
        guard let store = services.stores.clearableDrafts else { return }
        do {
            for tally in try await store.draftTallies(at: 0) {
                guard let form = services.forms.form(tally.form) else { continue }
                let (cleared, unread) = try await clear(form, in: store)
                if cleared > 0 {
                    services.log.info(
                        "Drafts were stored again without secrets, or encrypted: \(cleared)",
                        metadata: ["form": "\(form.id)"])
                }
                if unread > 0 {
                    services.log.warning(
                        "Drafts cannot be read, so they may have secrets until they expire: \(unread)",
                        metadata: ["form": "\(form.id)"])
                }
            }
        } catch {
            services.report("Drafts could not be cleared of secrets", error)
        }
    }

    private func clear(
        _ form: ServedForm, in store: any DraftResultStore
    ) async throws -> (cleared: Int, unread: Int) {
        var (cleared, unread) = (0, 0)
        var last: DraftKey?
        while !Task.isCancelled {
            let lot = try await store.drafts(
                of: form.id, notClearedFor: form.draftRules, after: last, limit: Self.lot)
            guard let end = lot.last?.key else { break }
            last = end
            var done: [ClearedDraft] = []
            for saved in lot {
                guard let draft = try? withoutSecrets(saved.draft, of: form) else {
                    unread += 1
                    continue
                }
                done.append(ClearedDraft(SavedDraft(key: saved.key, draft: draft), replacing: saved.draft.snapshot))
            }
            cleared += try await store.clearDrafts(done)
        }
        return (cleared, unread)
    }

    /// A draft as it would be saved now: without secrets, and encrypted if an answer of its form is sensitive.
    ///
    /// - Throws: `AnswerKeyProblem` if it is encrypted and its key is not there, or if it is damaged; `StoreProblem` if there is
    ///   no key to encrypt it with.
    private func withoutSecrets(_ draft: Draft, of form: ServedForm) throws -> Draft {
        let keys = services.options.answerKeys
        let (session, isSealed) = try draft.opened(with: keys)
        let cleared = form.compiled.withoutSecrets(inSnapshot: session)
        var draft = draft
        draft.clearedFor = form.draftRules
        let staysSealed = isSealed || form.protection.needsKeys
        if cleared == session, isSealed == staysSealed { return draft }
        if staysSealed { return try draft.sealing(cleared, with: keys) }
        draft.snapshot = cleared.text()
        return draft
    }
}

extension ServedForm {
    /// By which rules secrets are left out of drafts. The number belongs to this Formwork: with another one, every draft is looked at
    /// again.
    var draftRules: String { "1 " + hash }
}
#endif
