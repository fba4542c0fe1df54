#if Server
import FormworkPages
import Hummingbird

/// Charts of choices and sums of numbers.
extension AdminDesk {
    /// How many submissions are read for a page of sums.
    private static let sumLimit = 10_000

    func sumsPage(_ form: String, _ user: AdminUser) async throws -> Response {
        guard let served = served(form) else { return services.problem(.notFound, call) }
        let search = search(form)
        try await note(.list, user.name, form: form)
        let shown = shown(form)
        var sums = ResultSums(served.compiled.askedQuestions.filter { shown?.isHidden($0.path) != true })
        let found = SubmissionSearch(search.query, in: options.store, shown: shown)
        var work = SubmissionSearch.Work()
        var cursor: SubmissionCursor?
        var count = 0
        var damaged = 0
        repeat {
            let page = try await found.page(after: cursor, limit: 200, within: &work)
            for submission in page.submissions {
                if let values = submission.json { sums.add(values) } else { damaged += 1 }
            }
            count += page.submissions.count
            cursor = page.next
        } while cursor != nil && count < Self.sumLimit && !work.isUsedUp
        let which = words.text(cursor == nil ? .sumsAll : .sumsLatest, [("count", String(count))])
        let gaps = damaged == 0 ? "" : " " + words.text(.damagedLeftOut, [("count", String(damaged))])
        let content = AdminSumsPage(
            title: title(of: form), info: which + gaps, parts: sums.parts(words, catalog),
            list: address(.list(form)) + search.parameters())
        return page(content.html(in: frame(user)))
    }
}
#endif
