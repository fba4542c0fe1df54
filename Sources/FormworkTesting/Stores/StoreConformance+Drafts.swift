#if Server
public import FormworkServer

extension StoreConformance {
    /// The promises of a store of drafts.
    ///
    /// - Parameter open: Makes a store in which nothing is.
    public static func drafts(_ open: @escaping @Sendable () async throws -> any DraftStore) -> [StoreCheck] {
        let key = DraftKey(hash: "abc")
        return [
            StoreCheck("A draft is found as it was saved, until it expires.") {
                let store = try await open()
                let sender = DraftSender(mark: "one", network: "net")
                let full = Sample.draft(Sample.values, sender: sender, clearedFor: "rules")
                let plain = Sample.draft(expires: 200, record: nil)
                try await expect(store.save(full, under: key), true, "A draft is not saved.")
                try await expect(store.save(plain, under: DraftKey(hash: "abd")), true, "A draft is not saved.")
                try await expect(store.draft(key, at: 99), full, "A draft is not found, or changed.")
                try await expect(store.draft(DraftKey(hash: "abd"), at: 99), plain, "A draft is not found, or changed.")
                try await expect(store.draft(DraftKey(hash: "ab"), at: 99), nil, "A key that has no draft finds one.")
                try await expect(store.draft(key, at: 100), nil, "A draft does not expire.")
                try await expect(
                    store.save(Sample.draft(revision: 2, saved: 100), under: key), false,
                    "A draft that has expired is saved again.")
                try await expect(
                    store.deleteDrafts(expiredAt: 100), 1, "Other drafts than those that expired are deleted.")
                try await expect(store.deleteDrafts(expiredAt: 100), 0, "A draft is deleted twice.")
                try await expect(store.draftCount(), 1, "A draft that has not expired is deleted.")
            },
            StoreCheck("A revision replaces the one before, and no other.") {
                let store = try await open()
                try await expect(store.save(Sample.draft("1"), under: key), true, "A draft is not saved.")
                var second = Sample.draft("2", revision: 2, saved: 20, expires: 200)
                second.step = "page:3"
                try await expect(store.save(second, under: key), true, "A revision does not replace the one before.")
                try await expect(store.draft(key, at: 50), second, "A part of the draft is not replaced.")
                for revision in [2, 5] {
                    try await expect(
                        store.save(Sample.draft("3", revision: revision), under: key), false,
                        "A revision replaces another one than the one before.")
                }
                try await expect(
                    store.save(Sample.draft("3", form: "trip", revision: 3), under: key), false,
                    "A draft is replaced by one of another form.")
                try await expect(store.draft(key, at: 50)?.snapshot, "2", "A draft that was not saved is there.")
                try await store.deleteDraft(key)
                try await store.deleteDraft(key)
                try await expect(
                    store.save(Sample.draft("3", revision: 3), under: key), false, "A deleted draft is replaced.")
                try await expect(store.draft(key, at: 50), nil, "A deleted draft is there.")
            },
            StoreCheck("Of many who replace a draft at once, one does.") {
                let store = try await open()
                _ = try await store.save(Sample.draft("0"), under: key)
                let saved = try await atOnce(20) { number in
                    try await store.save(Sample.draft("\(number)", revision: 2), under: key)
                }
                try expect(saved.count { $0 }, 1, "A draft is replaced by several, or by none.")
            },
            StoreCheck("Drafts are counted by the address and the network that saved them first.") {
                let store = try await open()
                let one = DraftSender(mark: "one", network: "net")
                let two = DraftSender(mark: "two", network: "net")
                let old = DraftSender(mark: "old")
                for (number, sender) in [one, one, two, old, nil].enumerated() {
                    _ = try await store.save(Sample.draft(sender: sender), under: DraftKey(hash: "\(number)"))
                }
                for (sender, address, network) in [
                    (one, 2, 3), (two, 1, 3), (old, 1, 0), (DraftSender(mark: ""), 0, 0),
                ] {
                    try await expect(
                        store.draftShare(of: sender), DraftShare(ofAddress: address, ofNetwork: network),
                        "The drafts of an address or of a network are counted wrongly.")
                }
                try await expect(store.draftCount(), 5, "Drafts are counted wrongly.")
                // Somebody else with the link saves again.
                let again = Sample.draft("2", revision: 2, sender: DraftSender(mark: "other", network: "far"))
                _ = try await store.save(again, under: DraftKey(hash: "0"))
                try await expect(
                    store.draft(DraftKey(hash: "0"), at: 50)?.sender, one, "The sender who saved first does not stay.")
                try await store.deleteDraft(DraftKey(hash: "0"))
                try await expect(
                    store.draftShare(of: one), DraftShare(ofAddress: 1, ofNetwork: 2), "A deleted draft is counted.")
            },
        ]
    }

    /// The promises of a store whose drafts are looked through and erased by those who may read results.
    ///
    /// - Parameter open: Makes a store in which nothing is.
    public static func readableDrafts(
        _ open: @escaping @Sendable () async throws -> any DraftResultStore
    ) -> [StoreCheck] {
        [
            StoreCheck("Drafts are listed in the order of their keys.") {
                let store = try await open()
                for (hash, form, saved, expires) in [
                    ("c", "loan", 3, 100), ("a", "loan", 5, 100), ("b", "trip", 1, 100), ("d", "loan", 9, 50),
                ] {
                    let draft = Sample.draft(hash, form: form, saved: Int64(saved), expires: Int64(expires))
                    _ = try await store.save(draft, under: DraftKey(hash: hash))
                }
                func listed(_ form: String?, after key: String? = nil, limit: Int = 9, at now: Int64 = 60) async throws
                    -> String
                {
                    try await store.drafts(of: form, after: key.map { DraftKey(hash: $0) }, limit: limit, at: now)
                        .map { $0.key.hash == $0.draft.snapshot ? $0.key.hash : "?" }.joined()
                }
                try await expect(listed(nil), "abc", "Drafts are missing, in another order, or expired.")
                try await expect(listed(nil, at: 1), "abcd", "A draft that has not expired is missing.")
                try await expect(listed("loan"), "ac", "A form has other drafts.")
                try await expect(listed(nil, after: "a", limit: 1), "b", "A page begins or ends elsewhere.")
                try await expect(listed(nil, after: "c"), "", "Drafts follow the last one.")
                try await expect(
                    store.draftTallies(at: 60),
                    [FormTally(form: "loan", count: 2, latest: 5), FormTally(form: "trip", count: 1, latest: 1)],
                    "The drafts of forms are counted wrongly.")
            },
            StoreCheck("A draft is erased by its key and form.") {
                let store = try await open()
                let key = DraftKey(hash: "a")
                _ = try await store.save(Sample.draft(), under: key)
                try await expect(
                    store.eraseDraft(key, form: "trip", noting: Sample.access(.eraseDraft, "trip", "a")), false,
                    "The draft of another form is erased.")
                try await expect(
                    store.eraseDraft(key, form: "loan", noting: Sample.access(.eraseDraft, "loan", "a")), true,
                    "A draft is not erased.")
                try await expect(store.draft(key, at: 50), nil, "An erased draft is there.")
                try await expect(
                    store.eraseDraft(key, form: "loan", noting: Sample.access(.eraseDraft, "loan", "a")), false,
                    "A draft is erased twice.")
            },
            StoreCheck("Secrets of earlier drafts are left out, unless the draft was saved meanwhile.") {
                let store = try await open()
                for number in 1...5 {
                    let rules = number == 3 ? "new" : number == 4 ? "old" : nil
                    let draft = Sample.draft("\(number)", form: number == 5 ? "trip" : "loan", clearedFor: rules)
                    _ = try await store.save(draft, under: DraftKey(hash: "\(number)"))
                }
                func waiting(after key: String? = nil, limit: Int = 9) async throws -> String {
                    try await store.drafts(
                        of: "loan", notClearedFor: "new", after: key.map { DraftKey(hash: $0) }, limit: limit
                    ).map(\.key.hash).joined()
                }
                func cleared(_ hash: String, _ snapshot: String, replacing old: String) -> ClearedDraft {
                    let draft = Sample.draft(snapshot, clearedFor: "new")
                    return ClearedDraft(SavedDraft(key: DraftKey(hash: hash), draft: draft), replacing: old)
                }
                try await expect(waiting(), "124", "Drafts of other rules are not found.")
                try await expect(waiting(after: "1", limit: 1), "2", "A page begins or ends elsewhere.")
                let later = Sample.draft("later", revision: 2, clearedFor: "new")
                _ = try await store.save(later, under: DraftKey(hash: "2"))
                let three = ["1", "2", "gone"].map { cleared($0, "clean", replacing: $0) }
                try await expect(store.clearDrafts(three), 1, "Drafts that are cleared are counted wrongly.")
                try await expect(
                    store.draft(DraftKey(hash: "1"), at: 50), Sample.draft("clean", clearedFor: "new"),
                    "A draft is not cleared, or more of it changes.")
                try await expect(
                    store.draft(DraftKey(hash: "2"), at: 50)?.snapshot, "later", "What was saved meanwhile is lost.")
                try await expect(store.draftCount(), 5, "A draft that is gone comes back.")
                // It was encrypted with another key meanwhile, which does not change its revision.
                try await expect(
                    store.clearDrafts([cleared("4", "clean", replacing: "with the old key")]), 0,
                    "A snapshot is replaced that is another one than was read.")
                try await expect(
                    store.clearDrafts([cleared("4", "4", replacing: "4")]), 0, "A draft without secrets is counted.")
                try await expect(waiting(), "", "A draft is not marked as cleared.")
            },
        ]
    }
}
#endif
