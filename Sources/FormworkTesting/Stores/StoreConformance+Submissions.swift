#if Server
import FormworkCore
public import FormworkServer

extension StoreConformance {
    /// The promises of every store.
    ///
    /// - Parameter open: Makes a store in which nothing is.
    public static func submissions(
        _ open: @escaping @Sendable () async throws -> any SubmissionStore
    ) -> [StoreCheck] {
        [
            StoreCheck("A submission is found as it was stored.") {
                let store = try await open()
                let full = Sample.full("1", key: "a")
                let plain = Sample.submission("2", values: #"{"long":"\#(String(repeating: "ä’🧵", count: 20_000))"}"#)
                for submission in [full, plain] {
                    try await expect(store.store(submission), .stored, "A submission is not stored.")
                }
                try await expect(
                    store.submission(form: "loan", idempotencyKey: "a"), full,
                    "A submission is not found by its key, or changed.")
                try await expect(
                    store.submission(form: "loan", idempotencyKey: "b"), nil, "A key that nobody used finds something.")
                try await expect(
                    store.submissions(form: "loan"), [full, plain],
                    "A form has other submissions than were stored, changed ones, or not the oldest first.")
                try await expect(store.submissions(form: "other"), [], "A form has submissions of another form.")
            },
            StoreCheck("A key of a form stores once.") {
                let store = try await open()
                let first = Sample.submission("1", key: "a", values: #"{"a":1}"#)
                try await expect(store.store(first), .stored, "A submission is not stored.")
                let other = Sample.submission("2", key: "a", values: #"{"a":2}"#)
                try await expect(
                    store.store(other), .existing(first), "A key stores twice, or the earlier submission is not told.")
                // A store that lost the connection to its database may not know that it stored the first one.
                let again = try await store.store(first)
                try expect(
                    again == .stored || again == .existing(first), "The same submission again is told as another one.")
                try await expect(store.submissions(form: "loan"), [first], "A key stores twice.")
            },
            StoreCheck("Keys belong to a form, and a submission needs none.") {
                let store = try await open()
                let all = [
                    Sample.submission("1", key: "a"), Sample.submission("2", of: "trip", key: "a"),
                    Sample.submission("3"), Sample.submission("4"),
                ]
                for submission in all {
                    try await expect(
                        store.store(submission), .stored, "A form refuses the key of another form, or no key twice.")
                }
                try await expect(
                    store.submissions(form: "loan").map(\.id), ["1", "3", "4"], "A form lost submissions.")
                try await expect(
                    store.submission(form: "trip", idempotencyKey: "a"), all[1],
                    "A key finds another form's submission.")
            },
            StoreCheck("Of many submissions with one key at once, one is stored.") {
                let store = try await open()
                let outcomes = try await atOnce(20) { number in
                    try await store.store(Sample.submission("\(number)", key: "same", values: #"{"a":\#(number)}"#))
                }
                let stored = try await store.submissions(form: "loan")
                try expect(
                    stored.count == 1 && outcomes.count { $0 == .stored } == 1,
                    "A key stores more than once, or not at all.")
                try expect(
                    outcomes.count { $0 == .existing(stored[0]) } == outcomes.count - 1,
                    "The later ones are not told which submission is stored.")
            },
            StoreCheck("Many submissions at once are all stored.") {
                let store = try await open()
                _ = try await atOnce(40) { number in
                    try await store.store(
                        Sample.submission("\(number)", key: "k\(number)", values: #"{"a":\#(number)}"#))
                }
                let stored = try await store.submissions(form: "loan")
                try expect(stored.count == 40 && Set(stored.map(\.id)).count == 40, "A submission is lost or doubled.")
                try expect(
                    stored.allSatisfy { $0.values == #"{"a":\#($0.id)}"# && $0.idempotencyKey == "k" + $0.id },
                    "Submissions are mixed up.")
            },
            StoreCheck("All servers get the same keys to sign with.") {
                let store = try await open()
                let keys = try await atOnce(8) { _ in try await store.signingKeys().current.bytes }
                try expect(Set(keys).count == 1, "The keys that sign pages change from call to call.")
            },
        ]
    }
}
#endif
