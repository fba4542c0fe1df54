#if Server
import FormworkPages
import Hummingbird

/// Looking for somebody's answers in all forms at once, as when they want to know or to erase what is stored.
extension AdminDesk {
    /// How many submissions of each form are listed. A link leads to all of them.
    private static let longest = 10

    func findPage(_ user: AdminUser) async throws -> Response {
        let text = trimmed(String((parameter("search") ?? "").prefix(1_000)))
        if text.isEmpty { return Reply.seeOther(address(.forms)) }
        try await note(.list, user.name)
        var groups: [AdminFrame.Found] = []
        var work = SubmissionSearch.Work()
        for tally in try await options.store.tallies() where user.rights.sees(tally.form) {
            let query = SubmissionQuery(form: tally.form, search: text)
            let submissions = SubmissionSearch(query, in: options.store, shown: shown(tally.form))
            let found = try await submissions.page(after: nil, limit: Self.longest, within: &work)
            if found.submissions.isEmpty, !found.isUnfinished { continue }
            try await note(.list, user.name, form: tally.form)
            var (count, isUnfinished) = (found.submissions.count, found.isUnfinished)
            if found.next != nil, !isUnfinished { (count, isUnfinished) = try await submissions.count(within: &work) }
            let search = AdminSearch(tally.form) { $0 == "search" ? text : nil }
            var group = AdminFrame.Found(
                title: title(of: tally.form), info: words.submissions(max(count, found.submissions.count)),
                address: address(.list(tally.form)) + search.parameters(),
                entries: entries(found.submissions, of: tally.form))
            if isUnfinished { group.notices = [words[.submissionsUnsearched]] }
            groups.append(group)
        }
        groups += try await draftGroups(text, longest: Self.longest, user)
        return page(frame(user).findPage(text, groups, find: address(.find)))
    }
}
#endif
