#if Server
public import FormworkServer

extension StoreConformance {
    /// The promises of a store in which submissions are found and erased.
    ///
    /// - Parameter open: Makes a store in which nothing is.
    public static func results(
        _ open: @escaping @Sendable () async throws -> any SubmissionStore & ResultStore
    ) -> [StoreCheck] {
        [
            StoreCheck("Submissions are listed in both directions, and the list stays where it is.") {
                let store = try await open()
                // Several have the same time, and the order in which they came differs from that of their times.
                for (number, time) in [3, 1, 2, 2, 2, 9, 4].enumerated() {
                    _ = try await store.store(Sample.submission("\(number)", at: Int64(time)))
                }
                _ = try await store.store(Sample.submission("x", of: "trip"))
                for (newestFirst, expected) in [(false, "1234065"), (true, "5604321")] {
                    let span = SubmissionSpan(form: "loan", newestFirst: newestFirst)
                    try await expect(
                        list(span, in: store, by: 2), expected, "Pages miss submissions, or have them in another order."
                    )
                }
                let span = SubmissionSpan(form: "loan")
                let first = try await store.submissions(in: span, after: nil, limit: 2)
                let place = first.last.flatMap { SubmissionCursor($0.place.text) }
                _ = try await store.store(Sample.submission("later", at: 10))
                try await expect(
                    store.submissions(in: span, after: place, limit: 2).map(\.submission.id), ["0", "4"],
                    "What is stored later moves a place in the list.")
                let page = try await store.submissions(in: span, after: nil, limit: 0)
                try expect(page.count, 0, "A page has more submissions than were asked for.")
            },
            StoreCheck("A submission is listed as it was stored.") {
                let store = try await open()
                let full = Sample.full("1")
                try await expect(store.store(full), .stored, "A submission is not stored.")
                let listed = try await store.submissions(in: SubmissionSpan(form: "loan"), after: nil, limit: 9)
                try expect(listed.map(\.submission), [full], "A submission is changed in the list.")
            },
            StoreCheck("Submissions of a time are listed and counted.") {
                let store = try await open()
                for time in [10, 20, 30] { _ = try await store.store(Sample.submission("\(time)", at: Int64(time))) }
                for (since, until, expected) in [
                    (20, nil, "2030"), (nil, 20, "10"), (10, 30, "1020"), (31, nil, ""), (nil, nil, "102030"),
                ] as [(Int64?, Int64?, String)] {
                    let span = SubmissionSpan(form: "loan", since: since, until: until, newestFirst: false)
                    try await expect(list(span, in: store, by: 9), expected, "A time has other submissions.")
                    try await expect(
                        store.count(in: span), expected.count / 2, "The submissions of a time are counted wrongly.")
                }
            },
            StoreCheck("Forms are counted, and submissions found by name.") {
                let store = try await open()
                let all = [
                    Sample.submission("1", at: 5), Sample.submission("2", at: 9),
                    Sample.submission("3", of: "apply", at: 2),
                ]
                for submission in all { _ = try await store.store(submission) }
                try await expect(
                    store.tallies(),
                    [FormTally(form: "apply", count: 1, latest: 2), FormTally(form: "loan", count: 2, latest: 9)],
                    "The submissions of forms are counted wrongly, or forms are not in alphabetical order.")
                let written = all[1].reference.lowercased().filter { $0 != "-" }
                for name in ["2", all[1].reference, String(written)] {
                    try await expect(
                        store.submissions(form: "loan", named: name), [all[1]],
                        "A submission is not found by its id or its reference number.")
                }
                try await expect(
                    store.submissions(form: "apply", named: all[1].reference), [],
                    "A reference number finds the submission of another form.")
            },
            StoreCheck("Answers are looked through as they were stored.") {
                let store = try await open()
                _ = try await store.store(Sample.submission("1", at: 1, values: #"{"name":"Jörg","age":36}"#))
                _ = try await store.store(Sample.submission("2", at: 2, values: #"{"name":"Ada","age":41.5}"#))
                func found(_ change: (inout SubmissionQuery) -> Void) async throws -> [String] {
                    var query = SubmissionQuery(form: "loan")
                    change(&query)
                    return try await store.page(query, after: nil, limit: 9).submissions.map(\.id)
                }
                try await expect(found { $0.search = "jorg" }, ["1"], "A text is not found.")
                try await expect(
                    found { $0.filters = [AnswerFilter("age", .atLeast, "41")].compactMap { $0 } }, ["2"],
                    "An answer is not found.")
            },
            StoreCheck("A submission is erased with what is known of its files, and that is noted.") {
                let store = try await open()
                let file = #"{"id":"f1","name":"cat.png","size":1,"type":"image/png","checksum":"0"}"#
                let other = file.replacing("f1", with: "f2")
                let values = #"{"photos":[\#(file)],"guests":[{"photo":\#(other)}]}"#
                _ = try await store.store(Sample.submission("1", key: "k", values: values))
                _ = try await store.store(Sample.submission("2"))
                let access = Sample.access(.erase, "loan", "1")
                try await expect(
                    store.erase("1", form: "trip", noting: access), nil, "The submission of another form is erased.")
                try await expect(
                    store.accesses(before: nil, limit: 9).accesses.count, 0, "What did not happen is noted.")
                try await expect(
                    store.erase("1", form: "loan", noting: access), Erasure(files: 2, drafts: 0),
                    "A submission is not erased, or its files are counted wrongly.")
                try await expect(
                    store.submission(form: "loan", idempotencyKey: "k"), nil, "An erased submission is there.")
                try await expect(store.submissions(form: "loan").map(\.id), ["2"], "Another submission is erased too.")
                try await expect(
                    store.accesses(before: nil, limit: 9).accesses.map(\.entry), [access], "An erasure is not noted.")
                let files = try await store.erasedFiles().sorted { $0.file < $1.file }
                try expect(
                    files, ["f1", "f2"].map { ErasedFile(file: $0, submission: "1") },
                    "The files to delete are not kept.")
                try await store.forget([files[0]])
                try await expect(
                    store.erasedFiles(), [files[1]], "A file that was deleted is not forgotten, or another is.")
                try await expect(
                    store.erase("1", form: "loan", noting: access), nil, "A submission is erased twice.")
            },
            StoreCheck("The log of accesses is read from the latest.") {
                let store = try await open()
                let actions = AccessEntry.Action.allCases
                for action in actions { try await store.note(Sample.access(action)) }
                var read: [AccessEntry] = []
                var place: Int64?
                repeat {
                    let page = try await store.accesses(before: place, limit: 3)
                    try expect(page.accesses.count <= 3, "A page of the log has more entries than were asked for.")
                    read += page.accesses.map(\.entry)
                    place = page.next
                } while place != nil
                try expect(
                    read, actions.reversed().map { Sample.access($0) }, "The log has other entries or another order.")
                try await expect(
                    store.accesses(before: nil, limit: actions.count).next, nil, "A blank page follows the log.")
            },
        ]
    }

    /// The promises of a store with drafts and deliveries, in which submissions are erased.
    ///
    /// - Parameter open: Makes a store in which nothing is.
    public static func erasure(
        _ open: @escaping @Sendable () async throws -> any OutboxStore & ResultStore & DraftResultStore
    ) -> [StoreCheck] {
        [
            StoreCheck("A submission is erased with its drafts and deliveries.") {
                let store = try await open()
                for (id, key) in [("1", "k"), ("2", "l")] {
                    _ = try await store.store(
                        Sample.submission(id, key: key), with: [Sample.delivery("d" + id, of: id)])
                }
                for (hash, form, key, record) in [
                    ("a", "loan", "k", nil), ("b", "loan", "x", "1"), ("c", "loan", "l", nil), ("d", "trip", "k", "1"),
                ] as [(String, String, String, String?)] {
                    let draft = Sample.draft(form: form, submissionKey: key, record: record)
                    _ = try await store.save(draft, under: DraftKey(hash: hash))
                }
                try await expect(
                    store.erase("1", form: "loan", noting: Sample.access(.erase)), Erasure(files: 0, drafts: 2),
                    "The drafts of an erased submission are not erased, or counted wrongly.")
                try await expect(
                    store.drafts(of: nil, after: nil, limit: 9, at: 50).map(\.key.hash), ["c", "d"],
                    "Other drafts than those of the submission are erased.")
                try await expect(
                    store.deliveries(limit: 9).map(\.id), ["d2"],
                    "The deliveries of an erased submission are there, or others are not.")
            },
            StoreCheck("The erasure of a draft is noted.") {
                let store = try await open()
                _ = try await store.save(Sample.draft(), under: DraftKey(hash: "a"))
                let access = Sample.access(.eraseDraft, "loan", "a")
                _ = try await store.eraseDraft(DraftKey(hash: "b"), form: "loan", noting: access)
                try await expect(
                    store.accesses(before: nil, limit: 9).accesses.count, 0, "What did not happen is noted.")
                _ = try await store.eraseDraft(DraftKey(hash: "a"), form: "loan", noting: access)
                try await expect(
                    store.accesses(before: nil, limit: 9).accesses.map(\.entry), [access], "An erasure is not noted.")
            },
        ]
    }
}
#endif
