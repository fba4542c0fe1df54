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
        for tally in try await options.store.tallies() where user.rights.sees(tally.form) {
            let query = SubmissionQuery(form: tally.form, search: text)
            let found = try await options.store.page(query, after: nil, limit: Self.longest)
            if found.submissions.isEmpty { continue }
            try await note(.list, user.name, form: tally.form)
            let count = found.next == nil ? found.submissions.count : try await options.store.count(query)
            let search = AdminSearch(tally.form) { $0 == "search" ? text : nil }
            groups.append(
                AdminFrame.Found(
                    title: title(of: tally.form), info: words.submissions(count),
                    address: address(.list(tally.form)) + search.parameters(),
                    entries: entries(found.submissions, of: tally.form)))
        }
        groups += try await draftGroups(text, longest: Self.longest, user)
        return page(frame(user).findPage(text, groups, find: address(.find)))
    }
}
#endif
