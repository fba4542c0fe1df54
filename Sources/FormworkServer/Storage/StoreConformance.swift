#if Server
import FormworkCore

/// Checks everything that a store of submissions must do. A test of a store asks for all of it at once.
///
/// ```swift
/// try await StoreConformance(PostgresStore(url: test)).check()
/// ```
public struct StoreConformance: Sendable {
    private let store: any SubmissionStore
    private let forms: (String, String)

    /// Prepares the checks of a store.
    ///
    /// - Parameters:
    ///   - store: The store. It has no submissions of the forms yet.
    ///   - forms: The ids of two forms that the checks store submissions of.
    public init(_ store: any SubmissionStore, forms: (String, String) = ("conformance-1", "conformance-2")) {
        self.store = store
        self.forms = forms
    }

    /// Stores submissions, and checks that the store keeps its promises:
    ///
    /// - what was stored is found by its key and in the list of its form, as it was, oldest first;
    /// - a second submission with the key of an earlier one is not stored, and the earlier one is told;
    /// - keys of other forms, and submissions without a key, have nothing to do with each other;
    /// - of many submissions with one key at the same time, one is stored;
    /// - all servers get the same keys to sign with.
    ///
    /// - Throws: `StoreProblem` for the first promise that is broken, or what the store throws.
    public func check() async throws {
        let first = submission("1", forms.0, key: "a")
        try await expect(store.store(first), .stored, "A submission is not stored.")
        let again = submission("2", forms.0, key: "a")
        try await expect(store.store(again), .existing(first), "A key is used twice, or the earlier one is not told.")
        let other = submission("3", forms.1, key: "a")
        try await expect(store.store(other), .stored, "A form refuses the key of another form.")
        let keyless = ["4", "5"].map { submission($0, forms.0, key: nil) }
        for submission in keyless {
            try await expect(store.store(submission), .stored, "A submission without a key is not stored.")
        }
        try await expect(
            store.submission(form: forms.0, idempotencyKey: "a"), first, "A submission is not found by its key.")
        try await expect(
            store.submission(form: forms.0, idempotencyKey: "b"), nil, "A key that nobody used finds something.")
        try await expect(
            store.submissions(form: forms.0), [first] + keyless, "A form has other submissions, or in another order.")
        try await expect(store.submissions(form: forms.1), [other], "A form has submissions of another form.")
        try await checkRace()
        let keys = try await (store.signingKeys(), store.signingKeys())
        if keys.0.all.map(\.bytes) != keys.1.all.map(\.bytes) {
            throw StoreProblem("The keys that sign pages change from call to call.")
        }
    }

    private func checkRace() async throws {
        let outcomes = try await withThrowingTaskGroup(of: StoreOutcome.self) { group in
            for number in 0..<8 {
                let submission = submission("race \(number)", forms.1, key: "race")
                group.addTask { try await store.store(submission) }
            }
            return try await group.reduce(into: [StoreOutcome]()) { $0.append($1) }
        }
        let winner = try await store.submission(form: forms.1, idempotencyKey: "race")
        let told = outcomes.filter { $0 == winner.map { StoreOutcome.existing($0) } }
        if outcomes.count(where: { $0 == .stored }) != 1 || told.count != outcomes.count - 1 {
            throw StoreProblem("Of several submissions with one key at the same time, not exactly one is stored.")
        }
    }

    private func submission(_ number: String, _ form: String, key: String?) -> Submission {
        // Values with all kinds of JSON, and with text that is easily damaged.
        let values =
            #"{"text":"\u0000 ’\"\\ 🧵","number":12345678901234567890.5,"list":[true,null],"of":{"id":"\#(number)"}}"#
        return Submission(
            id: "conformance " + form + number, form: form, definition: "hash", created: 1_795_262_400_000,
            idempotencyKey: key, answered: CivilInstant("2026-11-23T01:00:00+13:00"), record: key, values: values,
            parameters: values)
    }

    private func expect<Value: Equatable>(_ found: Value, _ expected: Value, _ problem: String) throws(StoreProblem) {
        if found != expected { throw StoreProblem(problem) }
    }
}
#endif
