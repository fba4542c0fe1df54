#if Server
import FormworkCore
@testable import FormworkServer
import Foundation
import Testing

/// Every draft that is searched is decrypted and parsed, so a request searches some of them, and the next one goes on.
struct DraftSearchTests {
    private func store(_ count: Int, words: (Int) -> String = { "text \($0)" }) async throws -> SQLiteSubmissionStore {
        let store = try SQLiteSubmissionStore.inMemory()
        for number in 0..<count {
            let draft = Draft(
                form: "trip", definition: "h", language: "en",
                snapshot: #"{"form":{"values":{"name":"\#(words(number))"}}}"#, titles: "{}",
                submissionKey: "s\(number)", saved: 1, expires: 4_000_000_000_000)
            #expect(try await store.save(draft, under: DraftKey(hash: "k" + String(number + 1_000))))
        }
        return store
    }

    private func search(_ store: SQLiteSubmissionStore) -> DraftSearch {
        DraftSearch(store: store, form: "trip", served: nil, keys: nil, shown: nil)
    }

    @Test func aSearchEndsWhenARequestHasReadEnoughAndGoesOnWhereItEnded() async throws {
        let search = search(try await store(120))
        var work = DraftSearch.Work(drafts: 70)
        let first = try await search.find("text 119", after: nil, limit: 9, at: 1, within: &work)
        #expect(first.drafts.isEmpty && first.isUnfinished && first.next?.hash == "k1069")
        // Nothing more is read for this request, also of other forms.
        let nothing = try await search.find("text 1", after: nil, limit: 9, at: 1, within: &work)
        #expect(nothing.drafts.isEmpty && nothing.isUnfinished && nothing.next == nil)
        work = DraftSearch.Work(drafts: 70)
        let second = try await search.find("text 119", after: first.next, limit: 9, at: 1, within: &work)
        #expect(second.drafts.map(\.key.hash) == ["k1119"] && !second.isUnfinished && second.next == nil)
        #expect(work.drafts == 20)
    }

    @Test func theBytesOfDraftsCountToo() async throws {
        let search = search(try await store(9) { _ in String(repeating: "x", count: 1_000) })
        var work = DraftSearch.Work(bytes: 3_000)
        let found = try await search.find("y", after: nil, limit: 9, at: 1, within: &work)
        #expect(found.isUnfinished && found.next?.hash == "k1002")
    }

    @Test func aListWithoutATextReadsNoDraft() async throws {
        let search = search(try await store(60) { _ in "\\" })
        var work = DraftSearch.Work(drafts: 0)
        let found = try await search.find("", after: nil, limit: 50, at: 1, within: &work)
        #expect(found.drafts.count == 50 && found.next?.hash == "k1049" && found.unread == 0 && !found.isUnfinished)
        // What cannot be read is counted where it is searched.
        work = DraftSearch.Work()
        #expect(try await search.find("a", after: nil, limit: 50, at: 1, within: &work).unread == 60)
    }

    @Test func thePagesSayThatTheSearchIsNotAtItsEnd() async throws {
        let large = String(repeating: "x", count: 256 << 10)
        let store = try await store(66) { $0 == 65 ? "Ada" : large }
        let server = try await ServedForms(
            [ServedResults.trip],
            options: FormRoutesOptions(admin: AdminOptions(store: store, logins: [.link])), store: store,
            files: try DiskFileStore(folder: try TemporaryFolder().path("files")))
        try await server.test { client in
            var visitor = AdminVisitor(client)
            try await visitor.enter(try await store.newLink(for: "Eve"))
            try await visitor.open(AdminVisitor.home + "/find?search=ada")
            #expect(visitor.page.contains("Not all drafts were searched yet.") && !visitor.page.contains("Saved (UTC)"))
            try await visitor.open(AdminVisitor.home + "/forms/trip/drafts?search=ada")
            #expect(visitor.page.contains("Not all drafts were searched yet.") && !visitor.page.contains("Saved (UTC)"))
            let more = try #require(visitor.page.firstMatch(of: /href="([^"]+after=[^"]+)">More drafts/)?.1)
            try await visitor.open(String(more).replacing("&amp;", with: "&"))
            #expect(visitor.page.contains("Saved (UTC)") && !visitor.page.contains("Not all drafts were searched"))
        }
    }
}
#endif
