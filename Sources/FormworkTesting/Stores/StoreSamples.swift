#if Server
import FormworkCore
import FormworkServer

/// The submissions, deliveries and drafts that the checks store.
enum Sample {
    /// All kinds of JSON, with text that is easily damaged.
    static let values =
        #"{"text":"\u0000 ’\"\\ 🧵 e\u0301","number":12345678901234567890.5,"list":[true,null],"of":{"id":"x"}}"#

    static func submission(
        _ id: String, of form: String = "loan", at time: Int64 = 1_795_262_400_000, key: String? = nil,
        values: String = "{}"
    ) -> Submission {
        Submission(id: id, form: form, definition: "hash", created: time, idempotencyKey: key, values: values)
    }

    /// A submission with everything that it can have.
    static func full(_ id: String, key: String? = nil) -> Submission {
        var full = submission(id, key: key, values: values)
        full.record = "record"
        full.parameters = values
        full.answered = CivilInstant("2026-11-23T01:00:00+13:00")
        return full
    }

    static func delivery(
        _ id: String, of submission: String, to target: String = "post https://a.example", form: String = "loan",
        due: Int64? = 5
    ) -> Delivery {
        Delivery(id: id, target: target, form: form, submission: submission, created: 5, due: due)
    }

    static func draft(
        _ snapshot: String = "{}", form: String = "loan", revision: Int = 1, saved: Int64 = 10, expires: Int64 = 100,
        submissionKey: String = "k", record: String? = "r", sender: DraftSender? = nil, clearedFor: String? = nil
    ) -> Draft {
        Draft(
            form: form, definition: "hash", language: "en", snapshot: snapshot, titles: #"{"a":"’"}"#, step: "page:2",
            submissionKey: submissionKey, record: record, saved: saved, expires: expires, revision: revision,
            sender: sender, clearedFor: clearedFor)
    }

    static func access(_ action: AccessEntry.Action, _ form: String = "loan", _ id: String = "") -> AccessEntry {
        AccessEntry(time: 7, who: "Eve", action: action, form: form, submission: id)
    }
}

/// The ids of the submissions of a span, read some at a time.
func list(_ span: SubmissionSpan, in store: any ResultStore, by limit: Int) async throws -> String {
    var ids = ""
    var place: SubmissionCursor?
    while true {
        let some = try await store.submissions(in: span, after: place, limit: limit)
        if some.isEmpty { return ids }
        try expect(some.count <= limit, "A page has more submissions than were asked for.")
        ids += some.map(\.submission.id).joined()
        place = some.last?.place
        // A search takes a page that is not full for the last one.
        if some.count < limit {
            try await expect(
                store.submissions(in: span, after: place, limit: limit).count, 0,
                "A page that is not full is not the last one.")
        }
    }
}
#endif
