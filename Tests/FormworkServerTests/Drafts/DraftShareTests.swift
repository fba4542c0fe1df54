#if Server
import FormworkServer
import Foundation
import Testing

/// What stores know of the senders of drafts, and how secrets of earlier drafts leave them. Every store does this.
@Suite(.tags(.waiting)) struct DraftShareTests {
    private let key = DraftKey(hash: "abc")

    private func draft(
        _ snapshot: String = "{}", form: String = "loan", revision: Int = 1, sender: DraftSender? = nil,
        clearedFor: String? = nil
    ) -> Draft {
        Draft(
            form: form, definition: "hash", language: "en", snapshot: snapshot, titles: "{}", submissionKey: "k",
            record: "r", saved: 10, expires: 100, revision: revision, sender: sender, clearedFor: clearedFor)
    }

    @Test(arguments: StoreKind.databases) func sendersAreCountedByAddressAndNetwork(_ kind: StoreKind) async throws {
        let store = try await StorePlace(kind).open()
        let one = DraftSender(mark: "one", network: "net")
        let two = DraftSender(mark: "two", network: "net")
        let old = DraftSender(mark: "old")
        for (number, sender) in [one, one, two, old, nil].enumerated() {
            #expect(try await store.save(draft(sender: sender), under: DraftKey(hash: "\(number)")))
        }
        #expect(try await store.draftShare(of: one) == DraftShare(ofAddress: 2, ofNetwork: 3))
        #expect(try await store.draftShare(of: two) == DraftShare(ofAddress: 1, ofNetwork: 3))
        #expect(try await store.draftShare(of: old) == DraftShare(ofAddress: 1, ofNetwork: 0))
        #expect(
            try await store.draftShare(of: DraftSender(mark: "", network: "")) == DraftShare(ofAddress: 0, ofNetwork: 0)
        )
        try await store.deleteDraft(DraftKey(hash: "0"))
        #expect(try await store.draftShare(of: one) == DraftShare(ofAddress: 1, ofNetwork: 2))
        #expect(try await store.draftCount() == 4)
    }

    /// Otherwise somebody with two addresses could save any number: with the one address what the other then saves again.
    @Test(arguments: StoreKind.databases) func theFirstSenderStays(_ kind: StoreKind) async throws {
        let store = try await StorePlace(kind).open()
        let first = DraftSender(mark: "first", network: "net")
        #expect(try await store.save(draft("1", sender: first), under: key))
        #expect(try await store.save(draft("2", revision: 2, sender: DraftSender(mark: "other")), under: key))
        #expect(try await store.draft(key, at: 50) == draft("2", revision: 2, sender: first))
        #expect(try await store.draftShare(of: DraftSender(mark: "other")).ofAddress == 0)
    }

    @Test(arguments: StoreKind.databases) func draftsOfOtherRulesAreFoundAndReplaced(_ kind: StoreKind) async throws {
        let store = try await StorePlace(kind).open()
        for number in 1...5 {
            let rules = number == 3 ? "new" : number == 4 ? "old" : nil
            let saved = draft("\(number)", form: number == 5 ? "visit" : "loan", clearedFor: rules)
            #expect(try await store.save(saved, under: DraftKey(hash: "\(number)")))
        }
        func waiting(after key: String? = nil, limit: Int = 10) async throws -> [String] {
            try await store.drafts(
                of: "loan", notClearedFor: "new", after: key.map { DraftKey(hash: $0) }, limit: limit
            ).map(\.key.hash)
        }
        #expect(try await waiting() == ["1", "2", "4"])
        #expect(try await waiting(limit: 1) == ["1"])
        #expect(try await waiting(after: "1") == ["2", "4"])
        // One of them was saved meanwhile, and another is gone.
        #expect(try await store.save(draft("later", revision: 2, clearedFor: "new"), under: DraftKey(hash: "2")))
        let replaced = ["1", "2", "gone"].map {
            ClearedDraft(
                SavedDraft(key: DraftKey(hash: $0), draft: draft("clean", clearedFor: "new")), replacing: $0)
        }
        #expect(try await store.clearDrafts(replaced) == 1)
        #expect(try await store.draft(DraftKey(hash: "1"), at: 50) == draft("clean", clearedFor: "new"))
        #expect(try await store.draft(DraftKey(hash: "2"), at: 50)?.snapshot == "later")
        #expect(try await store.draft(DraftKey(hash: "gone"), at: 50) == nil)
        #expect(try await waiting() == ["4"])
        #expect(try await store.clearDrafts([]) == 0)
        // It was encrypted with another key after it was read, which does not change its revision.
        let read = SavedDraft(key: DraftKey(hash: "4"), draft: draft("clean", clearedFor: "new"))
        #expect(try await store.clearDrafts([ClearedDraft(read, replacing: "with the old key")]) == 0)
        #expect(try await store.draft(DraftKey(hash: "4"), at: 50)?.snapshot == "4")
        #expect(try await waiting() == ["4"])
        // Without secrets it is only marked.
        let clean = SavedDraft(key: DraftKey(hash: "4"), draft: draft("4", clearedFor: "new"))
        #expect(try await store.clearDrafts([ClearedDraft(clean, replacing: "4")]) == 0)
        #expect(try await waiting().isEmpty)
    }
}
#endif
