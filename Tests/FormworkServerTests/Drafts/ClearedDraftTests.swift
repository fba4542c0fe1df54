#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import Foundation
import GRDB
import HTTPTypes
import Testing

/// Drafts that an earlier Formwork saved may have secrets, such as card numbers. They leave the store, and no page shows them.
@Suite(.tags(.waiting)) struct ClearedDraftTests {
    private static let card = "4000056655665556"

    private func form(_ change: (inout FormDefinition) -> Void = { _ in }) -> FormDefinition {
        var form = FormDefinition("pay", title: "Pay") {
            Field.name("name", "Name")
            Field.text("card", "Card").format(.creditCard)
            Field.hidden("copy", formula: "concat('of ', $card)")
            FormSection("others", "Others") { Field.text("card", "Card").format(.creditCard) }.repeating(0...3)
        }
        change(&form)
        return form
    }

    private static let snapshot = """
        {"next":3,"form":{"values":{"name":"Ada","card":"\(card)"},"items":{"others":[{"id":1,"values":{"card":"\(card)"}}]}},\
        "loaded":{"card":"\(card)"},"removed":{"card":"\(card)"}}
        """

    private func draft(_ number: Int, _ snapshot: String = snapshot, revision: Int = 1) -> Draft {
        Draft(
            form: "pay", definition: "earlier", language: "en", snapshot: snapshot, titles: #"{"card":"Card"}"#,
            submissionKey: "k\(number)", saved: 1, expires: .max, revision: revision)
    }

    private func served(_ store: SQLiteSubmissionStore, _ form: FormDefinition, keys: AnswerKeys? = nil) async throws
        -> FormServer
    {
        var options = FormRoutesOptions(drafts: DraftOptions(store: store))
        options.answerKeys = keys
        return try await FormServer(
            source: FixedForms([form], environment: FormEnvironment(), limits: PostLimits()), store: store, files: nil,
            options: options)
    }

    private func bytes(of folder: TemporaryFolder) throws -> Data {
        try FileManager.default.contentsOfDirectory(atPath: folder.path("")).reduce(into: Data()) {
            $0 += try Data(contentsOf: URL(fileURLWithPath: folder.path($1)))
        }
    }

    @Test func theyLeaveTheDatabaseAndItsLog() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        for number in 0..<50 { #expect(try await store.save(draft(number), under: DraftKey(hash: "\(number)"))) }
        #expect(try bytes(of: folder).range(of: Data(Self.card.utf8)) != nil)
        let server = try await served(store, form())
        await server.clearDrafts()
        #expect(try bytes(of: folder).range(of: Data(Self.card.utf8)) == nil)
        let left = try #require(try await store.draft(DraftKey(hash: "7"), at: 2))
        #expect(left.snapshot.contains("Ada") && left.saved == 1 && left.revision == 1 && left.definition == "earlier")
        // Nothing is left to do, also after the server starts again.
        let rules = try #require(server.services.forms.form("pay")).draftRules
        #expect(left.clearedFor == rules)
        #expect(try await store.drafts(of: "pay", notClearedFor: rules, after: nil, limit: 9).isEmpty)
        let engine = FormEngine(try CompiledForm(form()))
        _ = engine.restore(try #require(JSONValue(stored: left.snapshot)))
        let node = try #require(engine.node(at: "card"))
        #expect(engine.values["name"] == "Ada" && engine.field(node)?.notice != nil)
    }

    @Test func aPassGoesOnWhereAnotherEnded() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        let server = try await served(store, form())
        let rules = try #require(server.services.forms.form("pay")).draftRules
        for number in 0..<45 {
            var draft = draft(number)
            if number % 2 == 0 { draft.clearedFor = rules }
            #expect(try await store.save(draft, under: DraftKey(hash: "\(number)")))
        }
        // A pass that ends at once does nothing wrong.
        let ended = Task { await server.clearDrafts() }
        ended.cancel()
        await ended.value
        await server.clearDrafts()
        #expect(try await store.drafts(of: "pay", notClearedFor: rules, after: nil, limit: 9).isEmpty)
        // What was marked was not read again.
        #expect(try await store.draft(DraftKey(hash: "2"), at: 2)?.snapshot == Self.snapshot)
        #expect(try await store.draft(DraftKey(hash: "3"), at: 2)?.snapshot.contains(Self.card) == false)
    }

    @Test func aQuestionThatBecameASecretIsOneInEarlierDrafts() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        var plain = form()
        let name = try await served(store, plain).services.forms.form("pay")?.draftRules
        var earlier = draft(1)
        earlier.clearedFor = name
        #expect(try await store.save(earlier, under: DraftKey(hash: "1")))
        plain = FormDefinition("pay", title: "Pay") { Field.name("name", "Name").secret() }
        await (try await served(store, plain)).clearDrafts()
        #expect(try await store.draft(DraftKey(hash: "1"), at: 2)?.snapshot.contains("Ada") == false)
    }

    @Test func encryptedDraftsStayEncrypted() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        let keys = try testKeys()
        let sensitive = FormDefinition("pay", title: "Pay") {
            Field.name("name", "Name").sensitive()
            Field.text("card", "Card").format(.creditCard)
            FormSection("others", "Others") { Field.text("card", "Card").format(.creditCard) }.repeating(0...3)
        }
        var sealed = draft(1)
        sealed.snapshot = try SealedAnswer(
            try #require(JSONValue(stored: sealed.snapshot)), at: sealed.place, with: keys
        ).json.text()
        #expect(try await store.save(sealed, under: DraftKey(hash: "1")))
        // Saved before the form had a sensitive answer.
        #expect(try await store.save(draft(2), under: DraftKey(hash: "2")))
        // Without the key it is not read, and not marked.
        await (try await served(store, form())).clearDrafts()
        #expect(try await store.draft(DraftKey(hash: "1"), at: 2) == sealed)
        await (try await served(store, sensitive, keys: keys)).clearDrafts()
        for number in 1...2 {
            let cleared = try #require(try await store.draft(DraftKey(hash: "\(number)"), at: 2))
            #expect(!cleared.snapshot.contains("Ada") && cleared.snapshot.contains("$sealed"))
            let answers = try DraftAnswers(cleared, keys: keys)
            #expect(answers.session.text().contains("Ada") && !answers.session.text().contains(Self.card))
        }
    }

    @Test func damagedDraftsEndNothing() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        #expect(try await store.save(draft(1, "{"), under: DraftKey(hash: "1")))
        #expect(try await store.save(draft(2), under: DraftKey(hash: "2")))
        await (try await served(store, form())).clearDrafts()
        #expect(try await store.draft(DraftKey(hash: "1"), at: 2)?.snapshot == "{")
        #expect(try await store.draft(DraftKey(hash: "2"), at: 2)?.snapshot.contains(Self.card) == false)
    }

    @Test func pagesWithResultsShowNoneOfThemBeforeThatEither() async throws {
        let server = try await ServedResults(form: form(), savesDrafts: true)
        #expect(try await server.store.save(draft(1), under: DraftKey(hash: "one")))
        let answers = try DraftAnswers(draft(1), keys: nil, form: CompiledForm(form()))
        #expect(!answers.values.text().contains(Self.card) && answers.contains("ada") && !answers.contains("5556"))
        try await server.forms.test { client in
            var visitor = try await server.visitor(client)
            for page in ["/forms/pay/drafts/one", "/forms/pay/drafts/one?reveal=1"] {
                try await visitor.open(AdminVisitor.home + page)
                #expect(visitor.status == .ok && visitor.page.contains("Ada") && !visitor.page.contains(Self.card))
            }
        }
    }

    /// The tables of an earlier Formwork get the columns, and its drafts stay.
    @Test func theTablesOfAnEarlierFormworkAreBroughtUpToDate() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.sqlite")
        try await {
            let queue = try DatabaseQueue(path: path)
            try SQLiteSubmissionStore.migrator.migrate(queue, upTo: "parameters")
            try await queue.write { database in
                try database.execute(
                    sql: """
                        INSERT INTO draft (
                            hash, form, definition, language, snapshot, titles, step, submission_key, record, saved,
                            expires, revision)
                        VALUES ('one', 'pay', 'earlier', 'en', ?, '{}', '', 'k', NULL, 1, 99, 1)
                        """, arguments: [Self.snapshot])
            }
            try queue.close()
        }()
        let store = try SQLiteSubmissionStore(path: path)
        let kept = try #require(try await store.draft(DraftKey(hash: "one"), at: 2))
        #expect(kept.sender == nil && kept.clearedFor == nil && kept.snapshot == Self.snapshot)
        await (try await served(store, form())).clearDrafts()
        #expect(try await store.draft(DraftKey(hash: "one"), at: 2)?.snapshot.contains(Self.card) == false)
    }
}

extension FormServer {
    /// Leaves secrets out of the drafts, as a server does once an hour.
    fileprivate func clearDrafts() async { await DraftClearing(services: services).clear() }
}
#endif
