#if Server
import Formwork
import FormworkCore
import FormworkPages
import FormworkPresentation
import Hummingbird

/// Unfinished answers that people saved: listing and finding them.
extension AdminDesk {
    private static let pageLength = 50

    /// The store of drafts; `nil` if they cannot be looked through.
    var drafts: (any DraftResultStore)? { services.stores.readableDrafts }

    /// The forms with drafts that somebody sees.
    func draftTallies(_ user: AdminUser) async throws -> [FormTally] {
        try await drafts?.draftTallies(at: now).filter { user.rights.sees($0.form) } ?? []
    }

    /// The drafts of a form, or those with a text.
    func draftsPage(_ form: String, _ user: AdminUser) async throws -> Response {
        guard let drafts else { return services.problem(.notFound, call) }
        try await note(.list, user.name, form: form)
        let text = trimmed(String((parameter("search") ?? "").prefix(1_000)))
        let start = parameter("after").map { DraftKey(hash: $0) }
        var work = DraftSearch.Work()
        let found = try await draftSearch(drafts, of: form)
            .find(text, after: start, limit: Self.pageLength, at: now, within: &work)
        let list = address(.drafts(form))
        let parameters = AdminSearch(form) { $0 == "search" ? text : nil }.parameters()
        let next = found.next.map { list + parameters + (parameters.isEmpty ? "?" : "&") + "after=" + $0.hash }
        return page(
            frame(user).draftsPage(
                "\(title(of: form)) · \(words[.drafts])", text, draftEntries(found.drafts), address: list,
                gaps: gaps(in: found), next: next, notice: parameter("erased") == "1" ? words[.draftWasErased] : "",
                submissions: address(.list(form))))
    }

    /// The drafts of all forms that have a text, for the page that looks in all forms.
    func draftGroups(_ text: String, longest: Int, _ user: AdminUser) async throws -> [AdminFrame.Found] {
        guard let drafts else { return [] }
        var groups: [AdminFrame.Found] = []
        var work = DraftSearch.Work()
        for tally in try await draftTallies(user) {
            let found = try await draftSearch(drafts, of: tally.form)
                .find(text, after: nil, limit: longest, at: now, within: &work)
            let gaps = gaps(in: found)
            if found.drafts.isEmpty, gaps.isEmpty { continue }
            try await note(.list, user.name, form: tally.form)
            let search = AdminSearch(tally.form) { $0 == "search" ? text : nil }.parameters()
            var group = AdminFrame.Found(
                title: "\(title(of: tally.form)) · \(words[.drafts])", info: words[.drafts],
                address: address(.drafts(tally.form)) + search, entries: draftEntries(found.drafts))
            group.notices = gaps
            groups.append(group)
        }
        return groups
    }

    // MARK: Finding

    private func draftSearch(_ store: any DraftResultStore, of form: String) -> DraftSearch {
        DraftSearch(
            store: store, form: form, served: served(form), keys: services.options.answerKeys, shown: shown(form))
    }

    /// The sentences about drafts that a search has left out.
    private func gaps(in found: DraftSearch.Found) -> [String] {
        (found.unread > 0 ? [words.unreadDrafts(found.unread)] : [])
            + (found.isUnfinished ? [words[.draftsUnsearched]] : [])
    }

    // MARK: Words

    private func draftEntries(_ drafts: [SavedDraft]) -> [AdminEntry] {
        drafts.map { saved in
            AdminEntry(
                title: "\(words[.saved]) \(locale.isolated(Self.time(saved.draft.saved)))",
                parts: ["\(words[.keptUntil]) \(locale.isolated(Self.time(saved.draft.expires)))"],
                address: address(.draft(saved.draft.form, id: saved.key.hash)))
        }
    }
}
#endif
