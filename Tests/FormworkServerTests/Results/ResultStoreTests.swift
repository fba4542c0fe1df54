#if Server
import Formwork
import Foundation
@testable import FormworkServer
import Testing

#if PostgreSQL
@testable import FormworkPostgreSQL
#endif

/// What stores find, and what is left of what they erased; `StoreConformance` has the rest.
@Suite(.tags(.waiting)) struct ResultStoreTests {
    private func submission(
        _ id: String, _ values: String = "{}", at time: Int64 = 1, form: String = "trip", key: String? = nil
    ) -> Submission {
        Submission(id: id, form: form, definition: "hash", created: time, idempotencyKey: key, values: values)
    }

    private func with(
        _ kind: StoreKind, _ submissions: [Submission], _ body: (any AnswerStore) async throws -> Void
    ) async throws {
        let place = try StorePlace(kind)
        let store = try await place.open()
        for submission in submissions { #expect(try await store.store(submission) == .stored) }
        try await body(store)
        withExtendedLifetime(place) {}
    }

    private func found(
        _ store: any ResultStore, _ change: (inout SubmissionQuery) -> Void = { _ in }
    ) async throws -> [String] {
        var query = SubmissionQuery(form: "trip", newestFirst: false)
        change(&query)
        let ids = try await store.page(query, after: nil, limit: 100).submissions.map(\.id)
        #expect(try await store.count(query) == ids.count)
        return ids
    }

    @Test(arguments: StoreKind.allCases) func timesAndTextsAreLookedFor(_ kind: StoreKind) async throws {
        let all = [
            submission("1", #"{"name":"Ada Lovelace","guests":[{"name":"Bo"}]}"#, at: 10),
            submission("2", #"{"name":"ÉMILE 100%","age":36}"#, at: 20), submission("3", "{}", at: 30),
        ]
        try await with(kind, all) { (store) async throws in
            #expect(try await found(store) { $0.since = 20 } == ["2", "3"])
            #expect(try await found(store) { $0.until = 20 } == ["1"])
            #expect(try await found(store) { $0.search = "LOVE" } == ["1"])
            #expect(try await found(store) { $0.search = "bo" } == ["1"])
            #expect(try await found(store) { $0.search = "émile" } == ["2"])
            #expect(try await found(store) { $0.search = "%" } == ["2"])
            #expect(try await found(store) { $0.search = "36" } == ["2"])
            #expect(try await found(store) { $0.search = "name" } == [], "names of questions are no answers")
            let reference = all[2].reference
            #expect(try await found(store) { $0.search = reference.lowercased() } == ["3"])
            // Somebody wrote that number into an answer: the submission that has it is meant.
            _ = try await store.store(submission("4", #"{"name":"\#(reference)"}"#, at: 40))
            #expect(try await found(store) { $0.search = reference } == ["3"])
            #expect(try await found(store) { $0.search = String(reference.prefix(6)) } == ["4"])
            #expect(try await store.submissions(form: "trip", named: reference.replacing("-", with: " ")) == [all[2]])
            #expect(try await store.submissions(form: "loan", named: reference) == [])
        }
    }

    @Test(
        arguments: StoreKind.databases,
        [
            ("name=Ada", "1"), ("name=ada", ""), ("name~DA", "1 2"), ("name=", "3"), ("name", "1 2"),
            ("age=36", "1"), ("age=36.0", "1"), ("age>=40", "2"), ("age<=40", "1"), ("age>=4", "1 2"),
            ("day>=2026-11-02", "2"), ("day<=2026-11-01", "1"), ("yes=true", "1"), ("yes=1", ""),
            ("likes=b", "1"), ("likes=c", "1 2"), ("guests[].name=Bo", "1"), ("guests[1].name=Cy", "2"),
            ("guests[0].name=Cy", ""), ("guests[].likes[].name=x", ""), ("likes[].name=x", ""), ("name[].x=Ada", ""),
            ("home.city=Oslo", "2"), ("photo=cat.png", "2"), ("guests[].name=", "3"), ("nothing=x", ""),
            ("name='; DROP TABLE submission; --", ""),
        ])
    func singleAnswersAreFiltered(_ kind: StoreKind, _ filter: (written: String, found: String)) async throws {
        let all = [
            submission(
                "1",
                #"{"name":"Ada","age":36,"day":"2026-11-01","yes":true,"likes":["b","c"],"guests":[{"name":"Bo"}]}"#),
            submission(
                "2",
                #"{"name":"Adam","age":41.5,"day":"2026-11-02","yes":false,"likes":"c","guests":[{"name":"Al"},{"name":"Cy"}],"#
                    + #""home":{"city":"Oslo"},"photo":{"id":"f","name":"cat.png","size":1,"type":"image/png","checksum":"0"}}"#
            ),
            submission("3", #"{"name":null}"#),
        ]
        let answerFilter = try #require(AnswerFilter(written: filter.written))
        try await with(kind, all) { (store) async throws in
            #expect(try await found(store) { $0.filters = [answerFilter] }.joined(separator: " ") == filter.found)
        }
    }

    @Test func whatIsNoPathIsNoFilter() {
        for path in ["", "a\"b", "a..b", "a[", "[]", "a[].", "a[]", ".a"] {
            #expect(AnswerFilter(path, .equals, "x") == nil, "\(path)")
        }
    }

    @Test func nothingIsErasedThatCannotBeNoted() async throws {
        try await with(.memory, [submission("1")]) { (store) async throws in
            let store = try #require(store as? SQLiteSubmissionStore)
            try await store.execute("DROP TABLE access")
            await #expect(throws: StoreProblem.self) {
                try await store.erase("1", form: "trip", noting: AccessEntry(time: 1, who: "", action: .erase))
            }
            #expect(try await found(store) == ["1"])
        }
    }

    @Test func noByteOfAnErasedAnswerStaysInTheFiles() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("answers.sqlite"))
        let long = String(repeating: "WITHLOVE", count: 4_000)
        for id in 0..<20 {
            let values = #"{"name":"HUSHHUSH\#(id)","text":"\#(long)"}"#
            _ = try await store.store(submission("\(id)", values, key: "KEYKEY\(id)"))
        }
        func files() throws -> [String] {
            try ["", "-wal"].map { end in
                String(
                    decoding: try Data(contentsOf: URL(fileURLWithPath: folder.path("answers.sqlite" + end))),
                    as: UTF8.self)
            }
        }
        #expect(try files().joined().contains("HUSHHUSH7\""))
        for id in 0..<20 {
            let access = AccessEntry(time: 1, who: "", action: .erase)
            #expect(try await store.erase("\(id)", form: "trip", noting: access) != nil)
        }
        for text in ["HUSHHUSH", "WITHLOVE", "KEYKEY"] {
            #expect(try !files().contains { $0.contains(text) }, "\(text)")
        }
    }

    @Test(arguments: StoreKind.databases) func actionsOfALaterVersionDoNotEndTheLog(_ kind: StoreKind) async throws {
        try await with(kind, []) { (store) async throws in
            try await store.note(AccessEntry(time: 1, who: "Eve", action: .login))
            try await Self.addLaterActions(3, to: store)
            try await store.note(AccessEntry(time: 1, who: "Eve", action: .logout))
            var actions: [AccessEntry.Action] = []
            var place: Int64?
            repeat {
                let page = try await store.accesses(before: place, limit: 2)
                actions += page.accesses.map(\.entry.action)
                place = page.next
            } while place != nil
            #expect(actions == [.logout, .login])
        }
    }

    /// Notes what this version does not know.
    static func addLaterActions(_ count: Int, to store: any AnswerStore) async throws {
        for _ in 0..<count {
            if let store = store as? SQLiteSubmissionStore {
                try await store.execute(
                    "INSERT INTO access (time, who, action, form, submission) VALUES (1, 'Eve', 'later', '', '')")
            }
            #if PostgreSQL
            if let store = store as? PostgreSQLSubmissionStore {
                try await store.execute(
                    "INSERT INTO access (time, who, action, form, submission) VALUES (1, 'Eve', 'later', '', '')")
            }
            #endif
        }
    }

    @Test func aDatabaseOfAnEarlierVersionGetsItsReferenceNumbers() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("answers.sqlite")
        let all = (0..<2_500).map { submission("\($0)", at: Int64($0)) }
        do {
            let store = try SQLiteSubmissionStore(path: path)
            try await store.execute(
                """
                DROP INDEX submission_reference; DROP INDEX submission_time; DROP TABLE access;
                DROP TABLE erased_file; DROP TABLE admission; ALTER TABLE submission DROP COLUMN reference;
                DELETE FROM grdb_migrations WHERE identifier = 'results';
                """)
            let rows = all.map { "('\($0.id)', 'trip', 'hash', \($0.created), '{}')" }.joined(separator: ", ")
            try await store.execute(
                "INSERT INTO submission (id, form, definition, created, answers) VALUES \(rows)")
        }
        let store = try SQLiteSubmissionStore(path: path)
        for index in [0, 999, 1_000, 2_499] {
            #expect(try await store.submissions(form: "trip", named: all[index].reference) == [all[index]])
        }
    }

    @Test func listsAreReadAlongTheIndex() async throws {
        try await with(.memory, []) { (store) async throws in
            for span in [SubmissionSpan(form: "trip"), SubmissionSpan(form: "trip", since: 1, until: 9)] {
                let plan = try await (store as? SQLiteSubmissionStore)?.plan(of: span) ?? ""
                #expect(plan.contains("submission_time"), "\(plan)")
                #expect(!plan.contains("TEMP B-TREE"), "\(plan)")
            }
        }
    }
}
#endif
