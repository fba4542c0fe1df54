#if Server
import FormworkCore
@testable import FormworkServer
import Synchronization
import Testing

/// A store that counts what is read from it.
private final class CountedResults: ResultStore {
    private let store: SQLiteSubmissionStore
    private let counts = Mutex((calls: 0, submissions: 0))

    init(_ store: SQLiteSubmissionStore) { self.store = store }

    /// How many times it was asked, and how many submissions it gave. Both begin anew.
    func take() -> (calls: Int, submissions: Int) {
        counts.withLock { counts in
            defer { counts = (0, 0) }
            return counts
        }
    }

    func submissions(
        in span: SubmissionSpan, after place: SubmissionCursor?, limit: Int
    ) async throws -> [ListedSubmission] {
        let found = try await store.submissions(in: span, after: place, limit: limit)
        counts.withLock { counts in
            counts.calls += 1
            counts.submissions += found.count
        }
        return found
    }

    func count(in span: SubmissionSpan) async throws -> Int { try await store.count(in: span) }
    func tallies() async throws -> [FormTally] { try await store.tallies() }
    func submissions(form: String, named name: String) async throws -> [Submission] {
        try await store.submissions(form: form, named: name)
    }
    func erase(_ id: String, form: String, noting access: AccessEntry) async throws -> Erasure? { nil }
    func erasedFiles() async throws -> [ErasedFile] { [] }
    func forget(_ files: [ErasedFile]) async throws {}
    func note(_ access: AccessEntry) async throws {}
    func accesses(before number: Int64?, limit: Int) async throws -> AccessPage { AccessPage(accesses: [], next: nil) }
}

/// How much a search reads.
struct SubmissionSearchTests {
    private func results(_ count: Int, _ values: (Int) -> String) async throws -> CountedResults {
        let store = try SQLiteSubmissionStore.inMemory()
        for number in 0..<count {
            _ = try await store.store(
                Submission(
                    id: "s\(number)", form: "trip", definition: "", created: Int64(number), values: values(number)))
        }
        return CountedResults(store)
    }

    private func search(_ store: CountedResults, _ text: String) -> SubmissionSearch {
        SubmissionSearch(SubmissionQuery(form: "trip", search: text, newestFirst: false), in: store, shown: nil)
    }

    @Test func aListReadsItsPageAndASearchReadsEachSubmissionOnce() async throws {
        let store = try await results(1_000) { #"{"name":"\#($0 % 10 == 0 ? "Ada" : "Bo")"}"# }
        _ = try await store.page(SubmissionQuery(form: "trip"), after: nil, limit: 50)
        #expect(store.take() == (1, 51))
        // The tenth Ada is the 91st submission, and the eleventh says that the page goes on.
        let page = try await store.page(SubmissionQuery(form: "trip", search: "ada"), after: nil, limit: 10)
        #expect(page.submissions.count == 10 && page.next != nil)
        #expect(store.take() == (2, 200))
        // All pages together read what lies between them once more at the most.
        var place: SubmissionCursor?
        var found = 0
        repeat {
            let page = try await store.page(SubmissionQuery(form: "trip", search: "ada"), after: place, limit: 25)
            found += page.submissions.count
            place = page.next
        } while place != nil
        #expect(found == 100)
        #expect(store.take().submissions <= 1_000 + 4 * 200)
        #expect(try await store.count(SubmissionQuery(form: "trip", search: "ada")) == 100)
        #expect(store.take() == (11, 1_000))
    }

    @Test func aRequestReadsAsMuchAsItMayAndTheNextOneGoesOn() async throws {
        let store = try await results(500) { #"{"name":"text \#($0)"}"# }
        let search = search(store, "text 499")
        var work = SubmissionSearch.Work(submissions: 300)
        let first = try await search.page(after: nil, limit: 9, within: &work)
        #expect(first.submissions.isEmpty && first.isUnfinished && work.isUsedUp)
        work = SubmissionSearch.Work(submissions: 300)
        let second = try await search.page(after: first.next, limit: 9, within: &work)
        #expect(second.submissions.map(\.id) == ["s499"] && !second.isUnfinished && second.next == nil)
        #expect(work.submissions == 100)
        work = SubmissionSearch.Work(submissions: 300)
        let count = try await search.count(within: &work)
        #expect(count == (0, true))
        // Bytes count too.
        work = SubmissionSearch.Work(bytes: 100)
        let third = try await search.page(after: nil, limit: 9, within: &work)
        #expect(third.isUnfinished && work.bytes > -30)
    }

    /// Everything is found, with and without a limit of what a request reads.
    @Test func aSearchInPartsFindsWhatAWholeOneFinds() async throws {
        let store = try await results(260) { #"{"name":"\#($0 % 7 == 0 ? "Ada" : "Bo") \#($0)"}"# }
        let whole = try await store.page(
            SubmissionQuery(form: "trip", search: "ada", newestFirst: false), after: nil, limit: 300)
        var ids: [String] = []
        var place: SubmissionCursor?
        repeat {
            var work = SubmissionSearch.Work(submissions: 13)
            let found = try await search(store, "ada").page(after: place, limit: 3, within: &work)
            ids += found.submissions.map(\.id)
            place = found.next
        } while place != nil
        #expect(ids == whole.submissions.map(\.id) && ids.count == 38)
    }

    @Test func aReferenceNumberReadsNoAnswers() async throws {
        let store = try await results(300) { #"{"name":"\#($0)"}"# }
        let reference = Submission.reference(of: "s7")
        #expect(
            try await store.page(SubmissionQuery(form: "trip", search: reference), after: nil, limit: 9).submissions
                .map(\.id) == ["s7"])
        #expect(store.take() == (0, 0))
    }

    /// A text that almost repeats the wanted one does not take the square of its length.
    @Test func theWorkForATextGrowsWithItsLength() throws {
        let wanted = WantedText(String(repeating: "a", count: 1_000) + "b")
        #expect(wanted.steps(in: String(repeating: "a", count: 100_000)) <= 200_000)
        #expect(wanted.steps(in: String(repeating: "a", count: 200_000)) <= 400_000)
        #expect(!wanted.isPart(of: String(repeating: "a", count: 2_000)))
        #expect(wanted.isPart(of: String(repeating: "Á", count: 2_000) + "ｂ"))
        #expect(
            WantedText("aab").isPart(of: "aaab") && WantedText("").isPart(of: "x") && WantedText(" \u{301}").isBlank)
    }
}
#endif
