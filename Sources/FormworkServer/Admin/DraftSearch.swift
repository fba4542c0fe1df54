#if Server
import FormworkCore

/// Looks for a text in the drafts of a form, in the answers that are not sensitive.
struct DraftSearch {
    /// How much a request may still read. Every draft that is searched is decrypted and parsed.
    struct Work {
        var drafts = 2_000
        var bytes = 16 << 20

        var isUsedUp: Bool { drafts <= 0 || bytes <= 0 }

        mutating func take(_ draft: Draft) {
            drafts -= 1
            bytes -= draft.snapshot.utf8.count
        }
    }

    struct Found {
        var drafts: [SavedDraft] = []
        /// How many could not be searched.
        var unread = 0
        /// After which draft the search goes on; `nil` if it is at its end, or was not begun.
        var next: DraftKey?
        /// Whether drafts are left because the request has read enough.
        var isUnfinished = false
    }

    /// How many drafts are in the memory at a time.
    private static let portion = 50

    let store: any DraftResultStore
    let form: String
    /// The form as it is served; `nil` if it is not.
    let served: ServedForm?
    let keys: AnswerKeys?
    /// How the form shows answers; `nil` if it is not served.
    let shown: ShownAnswers?

    /// Finds drafts in the order of their keys.
    ///
    /// - Parameters:
    ///   - text: The text. A blank one finds all, and reads none of them.
    ///   - start: After which draft the search begins; `nil` for the first one.
    ///   - limit: How many drafts are found at most.
    ///   - now: The time in milliseconds since 1970. Drafts that have expired are not found.
    ///   - work: The work that is left: how many drafts and bytes may still be read.
    func find(
        _ text: String, after start: DraftKey?, limit: Int, at now: Int64, within work: inout Work
    ) async throws -> Found {
        var found = Found()
        var last = start
        let wanted = WantedText(text)
        let texts = AnswerTexts(shown)
        while true {
            let portion = work.isUsedUp ? 1 : Self.portion
            let some = try await store.drafts(of: form, after: last, limit: portion, at: now)
            if some.isEmpty { return found }
            for saved in some {
                if !wanted.isBlank {
                    if work.isUsedUp {
                        found.next = last
                        found.isUnfinished = true
                        return found
                    }
                    work.take(saved.draft)
                }
                last = saved.key
                switch matches(saved.draft, wanted, texts) {
                case true?: found.drafts.append(saved)
                case false?: continue
                case nil:
                    found.unread += 1
                    continue
                }
                if found.drafts.count == limit {
                    let more = try await store.drafts(of: form, after: last, limit: 1, at: now)
                    found.next = more.isEmpty ? nil : last
                    return found
                }
            }
        }
    }

    /// Whether a draft has a text; `nil` if it cannot be searched.
    private func matches(_ draft: Draft, _ text: WantedText, _ texts: AnswerTexts) -> Bool? {
        if text.isBlank { return true }
        guard draft.hasKnownSensitiveAnswers(in: served),
            let answers = try? DraftAnswers(draft, keys: keys, form: served?.compiled)
        else { return nil }
        return answers.contains(text, texts)
    }
}

extension Draft {
    /// Whether it is known which of the answers are sensitive: none is, or the form is served as it was when they were
    /// saved. In another version of the form, the same question may have another name or may be an ordinary one.
    func hasKnownSensitiveAnswers(in form: ServedForm?) -> Bool { !isSealed || definition == form?.hash }
}
#endif
