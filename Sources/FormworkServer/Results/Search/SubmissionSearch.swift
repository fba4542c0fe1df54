#if Server
import FormworkCore

/// Looks for submissions of a query. Stores list submissions, and this looks at the answers, so all stores find the same.
struct SubmissionSearch {
    /// How much may still be read. Every submission whose answers are looked at is read and parsed.
    struct Work {
        var submissions = 100_000
        var bytes = 64 << 20

        var isUsedUp: Bool { submissions <= 0 || bytes <= 0 }

        /// As much as there is.
        static let unlimited = Work(submissions: .max, bytes: .max)

        mutating func take(_ submission: Submission) {
            submissions -= 1
            bytes -= submission.values.utf8.count
        }
    }

    /// Some submissions that were found.
    struct Found {
        var submissions: [Submission] = []
        /// The place at which the search goes on; `nil` at its end.
        var next: SubmissionCursor?
        /// Whether submissions are left because enough was read.
        var isUnfinished = false
    }

    /// How many submissions are in the memory at a time.
    private static let portion = 100

    private let store: any ResultStore
    private let query: SubmissionQuery
    private let matcher: AnswerMatcher

    /// - Parameter shown: How the form shows answers; `nil` if the form is not known.
    init(_ query: SubmissionQuery, in store: any ResultStore, shown: ShownAnswers?) {
        self.store = store
        self.query = query
        matcher = AnswerMatcher(query, shown)
    }

    /// The submissions that come after a place, up to a number.
    func page(
        after place: SubmissionCursor?, limit: Int, within work: inout Work
    ) async throws -> Found {
        let limit = min(max(0, limit), .max - 1)
        if let named = try await named() {
            return Found(submissions: place == nil ? Array(named.prefix(limit)) : [])
        }
        if matcher.findsAll {
            let some = try await store.submissions(in: query.span, after: place, limit: limit + 1)
            let found = some.prefix(limit)
            return Found(submissions: found.map(\.submission), next: some.count > limit ? found.last?.place : nil)
        }
        var found = Found()
        var last = place
        // The end of the page. A page whose next one would be blank is the last one.
        var end: SubmissionCursor?
        while true {
            // Nothing is read in vain where a search in other forms has read enough.
            if work.isUsedUp {
                found.next = last
                found.isUnfinished = true
                return found
            }
            let some = try await store.submissions(in: query.span, after: last, limit: Self.portion)
            for listed in some {
                if work.isUsedUp {
                    found.next = last
                    found.isUnfinished = true
                    return found
                }
                work.take(listed.submission)
                if matcher.finds(listed.submission) {
                    if found.submissions.count == limit {
                        found.next = end
                        return found
                    }
                    found.submissions.append(listed.submission)
                    end = listed.place
                }
                last = listed.place
            }
            if some.count < Self.portion { return found }
        }
    }

    /// How many submissions there are, and whether enough was read before the end.
    func count(within work: inout Work) async throws -> (count: Int, isUnfinished: Bool) {
        if let named = try await named() { return (named.count, false) }
        if matcher.findsAll { return (try await store.count(in: query.span), false) }
        var count = 0
        var last: SubmissionCursor?
        while true {
            let some = try await store.submissions(in: query.span, after: last, limit: Self.portion)
            for listed in some {
                if work.isUsedUp { return (count, true) }
                work.take(listed.submission)
                if matcher.finds(listed.submission) { count += 1 }
            }
            guard some.count == Self.portion else { return (count, false) }
            last = some.last?.place
        }
    }

    /// Passes all submissions to a function, some at a time.
    func forEachPage(_ body: (SubmissionPage) async throws -> Void) async throws {
        if let named = try await named() { return try await body(SubmissionPage(submissions: named, next: nil)) }
        var last: SubmissionCursor?
        while true {
            let some = try await store.submissions(in: query.span, after: last, limit: Self.portion)
            last = some.last?.place
            let isLast = some.count < Self.portion
            let found = some.map(\.submission).filter { matcher.finds($0) }
            if !found.isEmpty { try await body(SubmissionPage(submissions: found, next: isLast ? nil : last)) }
            if isLast { return }
        }
    }

    /// The submissions with the reference number that is looked for; `nil` if there are none. If there are, they are meant, and no
    /// answer is looked through. Two have the same number very rarely.
    private func named() async throws -> [Submission]? {
        let reference = Submission.reference(written: query.search)
        guard Submission.isReference(reference) else { return nil }
        let named = try await store.submissions(form: query.form, named: reference).filter { $0.reference == reference }
        if named.isEmpty { return nil }
        return named.filter { query.span.contains($0) && matcher.passes($0) }
            .sorted { query.newestFirst ? $0.created > $1.created : $0.created < $1.created }
    }
}

extension SubmissionQuery {
    /// The submissions that a store lists for the query, before answers are looked at.
    var span: SubmissionSpan { SubmissionSpan(form: form, since: since, until: until, newestFirst: newestFirst) }
}

extension ResultStore {
    /// The submissions of a query that come after a place, up to a number.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - shown: How a form shows answers. Then they are found by that: choices by their titles, and days and numbers as they are
    ///     written in a language. `nil` to find them as they are stored.
    ///   - place: The place at which the page before ended; `nil` to begin with the first.
    ///   - limit: The maximum number of submissions.
    public func page(
        _ query: SubmissionQuery, shown: ShownAnswers? = nil, after place: SubmissionCursor?, limit: Int
    ) async throws -> SubmissionPage {
        var work = SubmissionSearch.Work.unlimited
        let found = try await SubmissionSearch(query, in: self, shown: shown)
            .page(after: place, limit: limit, within: &work)
        return SubmissionPage(submissions: found.submissions, next: found.next)
    }

    /// How many submissions a query finds.
    public func count(_ query: SubmissionQuery, shown: ShownAnswers? = nil) async throws -> Int {
        var work = SubmissionSearch.Work.unlimited
        return try await SubmissionSearch(query, in: self, shown: shown).count(within: &work).count
    }

    /// Passes all submissions of a query to a function, some at a time.
    public func forEachPage(
        _ query: SubmissionQuery, shown: ShownAnswers? = nil, _ body: (SubmissionPage) async throws -> Void
    ) async throws {
        try await SubmissionSearch(query, in: self, shown: shown).forEachPage(body)
    }
}
#endif
