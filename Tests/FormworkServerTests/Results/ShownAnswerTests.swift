#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import Testing

/// People find answers by what pages show of them, in both databases.
@Suite(.tags(.waiting)) struct ShownAnswerTests {
    private static let form = try? definition(
        """
        { "id": "stay", "title": "Aufenthalt", "locale": "de-DE", "fields": [
          { "id": "name", "title": "Name", "type": "name" },
          { "id": "city", "title": "Stadt", "type": "select", "options": [
            { "id": "zrh", "title": "Zürich" }, { "id": "bsl", "title": "Basel" } ] },
          { "id": "likes", "title": "Mag", "type": "select", "multiple": true, "options": [
            { "id": 1, "title": "See" }, { "id": 2, "title": "Berge" } ] },
          { "id": "day", "title": "Tag", "type": "date" },
          { "id": "at", "title": "Ankunft", "type": "date_time" },
          { "id": "pay", "title": "Preis", "type": "currency", "currency": "EUR" },
          { "id": "weight", "title": "Gewicht", "type": "decimal" },
          { "id": "news", "title": "Neues", "type": "switch" },
          { "id": "iban", "title": "IBAN", "type": "text", "sensitive": true },
          { "id": "card", "title": "Karte", "type": "text", "format": "credit_card" },
          { "id": "word", "title": "Wort", "type": "password", "store": "nothing" } ],
          "strings": { "en": { "Zürich": "Zurich city", "Aufenthalt": "Stay", "Berge": "Mountains" } } }
        """)

    private let answers = [
        #"{"name":"Jörg Weiß","city":"zrh","likes":[1,2],"day":"2026-11-12","at":"2026-11-12T18:30","pay":1234.5}"#,
        #"{"name":"Ada","city":"bsl","likes":[2],"day":"2027-01-02","weight":1234.5,"news":true,"card":"•••• 4242"}"#,
        // From before the form knew that it is sensitive.
        #"{"name":"Zrh","iban":"CH9300762011623852957","word":"hush","news":false}"#,
    ]

    private func store(_ kind: StoreKind) async throws -> any AnswerStore {
        let store = try await StoreConformanceTests.Promise.open(kind)
        for (number, values) in answers.enumerated() {
            let submission = Submission(
                id: "\(number + 1)", form: "stay", definition: "h", created: Int64(number), values: values)
            #expect(try await store.store(submission) == .stored)
        }
        return store
    }

    private func found(
        _ store: any ResultStore, _ languages: [String]?, _ change: (inout SubmissionQuery) -> Void
    ) async throws -> String {
        var query = SubmissionQuery(form: "stay", newestFirst: false)
        change(&query)
        let form = try CompiledForm(#require(Self.form))
        let shown = languages.map { ShownAnswers(form, languages: $0) }
        let ids = try await store.page(query, shown: shown, after: nil, limit: 9).submissions.map(\.id)
        #expect(try await store.count(query, shown: shown) == ids.count)
        return ids.joined()
    }

    @Test(arguments: StoreKind.databases) func searchesFindWhatIsShown(_ kind: StoreKind) async throws {
        let store = try await store(kind)
        for (text, ids) in [
            ("Zürich", "1"), ("ZURICH", "1"), ("zrh", "3"), ("bsl", ""), ("berge", "12"), ("jorg", "1"),
            ("weiss", "1"), ("JÖRG  weiß", "1"), ("jörg", "1"), ("12. November 2026", "1"), ("november", "1"),
            ("2026-11-12", "1"),
            ("18:30", "1"), ("1.234,50", "1"), ("1.234,5", "12"), ("1234.5", "12"), ("€", "1"), ("ja", "2"),
            ("Nein", "3"),
            ("4242", ""), ("CH93", ""), ("hush", ""), ("city", ""), ("%", ""), ("   ", "123"),
        ] {
            let result = try await found(store, ["de-DE"]) { $0.search = text }
            #expect(result == ids, "\(text)")
        }
        #expect(try await found(store, ["en-US"]) { $0.search = "November 12, 2026" } == "1")
        #expect(try await found(store, ["de-DE", "en-US"]) { $0.search = "1,234.5" } == "12")
        // Without the form answers are found as they are stored.
        #expect(try await found(store, nil) { $0.search = "zrh" } == "13")
        #expect(try await found(store, nil) { $0.search = "4242" } == "", "nobody finds a card by its last digits")
    }

    @Test(
        arguments: StoreKind.databases,
        [
            ("city=Zürich", "1"), ("city=zurich", "1"), ("city=zrh", "1"), ("city~rich", "1"), ("likes=Berge", "12"),
            ("likes=See", "1"), ("likes=2", "12"), ("day=12.11.2026", "1"), ("day=12. November 2026", "1"),
            ("day>=1.1.27", "2"),
            ("day<=31.12.2026", "1"), ("day=2026-11-12", "1"), ("day~november", "1"), ("day>=2027", "2"),
            ("at>=12.11.2026", "1"),
            ("at<=12.11.2026", "1"), ("at<=11.11.2026", ""), ("pay=1.234,50", "1"), ("pay=1.234,50 €", "1"),
            ("pay>=1.234,6", ""),
            ("weight>=1.234", "2"), ("weight<=1.234", ""), ("news=ja", "2"), ("news=nein", "3"), ("news=true", "2"),
            ("iban~CH", ""), ("iban", "3"), ("card~4242", ""), ("word=hush", ""), ("name=Ada", "2"), ("name=ada", ""),
            ("name~jorg", "1"), ("nothing=x", ""),
        ])
    func filtersFindWhatIsShown(_ kind: StoreKind, _ filter: (written: String, ids: String)) async throws {
        let store = try await store(kind)
        let condition = try #require(AnswerFilter(written: filter.written))
        #expect(try await found(store, ["de-DE"]) { $0.filters = [condition] } == filter.ids)
    }

    @Test func withTheTitlesAloneNumbersAndDaysAreReadAsTheyAreStored() async throws {
        let store = try await store(.memory)
        for (written, ids) in [
            ("city=Zürich", "1"), ("weight>=1234.5", "2"), ("weight<=1.234", ""), ("day>=2027-01-01", "2"),
        ] {
            let condition = try #require(AnswerFilter(written: written))
            #expect(try await found(store, []) { $0.filters = [condition] } == ids, "\(written)")
        }
    }

    /// Answers that an earlier version of the form stored in clear are found and shown nowhere, neither whole nor in part.
    @Test func whatIsSensitiveNowIsFoundAndShownNowhere() async throws {
        let form = try CompiledForm(
            definition(
                """
                { "id": "stay", "sections": [ { "fields": [
                  { "id": "tags", "type": "select", "multiple": true, "sensitive": true, "options": [
                    { "id": "aa", "title": "Alpha" }, { "id": "bb", "title": "Beta" } ] },
                  { "id": "open", "type": "select", "multiple": true, "options": [ { "id": "aa", "title": "Alpha" } ] },
                  { "id": "card", "type": "text", "format": "credit_card" },
                  { "id": "word", "type": "password", "store": "nothing" } ] },
                  { "id": "guests", "repeat": {}, "fields": [ { "id": "iban", "type": "text", "sensitive": true } ] } ] }
                """))
        let values =
            #"{"tags":["aa","bb"],"open":["aa"],"card":"•••• 4242","word":"hush77","guests":[{"iban":"CH93"}]}"#
        let store = try SQLiteSubmissionStore.inMemory()
        _ = try await store.store(Submission(id: "a", form: "stay", definition: "h", created: 1, values: values))
        for (written, count) in [
            ("tags[0]=aa", 0), ("tags[0]~aa", 0), ("tags~alpha", 0), ("guests[0].iban~CH", 0),
            ("guests[].iban=CH93", 0),
            ("card=•••• 4242", 0), ("card>=•••• 4242", 0), ("word=hush77", 0), ("open[0]=Alpha", 1),
        ] {
            var query = SubmissionQuery(form: "stay")
            query.filters = [try #require(AnswerFilter(written: written))]
            #expect(try await store.count(query, shown: ShownAnswers(form)) == count, "\(written)")
            if written.hasPrefix("card") { #expect(try await store.count(query) == 0, "\(written)") }
        }
        var bytes: [UInt8] = []
        try await ResultTable(SubmissionQuery(form: "stay"), form: form).write(from: store) { bytes += $0 }
        let table = String(decoding: bytes, as: UTF8.self)
        for hidden in ["Beta", "bb", "CH93", "hush77"] { #expect(!table.contains(hidden), "\(hidden)") }
        #expect(table.contains("••••••••") && table.contains("•••• 4242") && table.contains("Alpha"))
        let words = AnswerTexts(ShownAnswers(form))
        #expect(words.text(of: .array([.string("aa")]), at: "tags") == "••••••••")
    }

    /// A title of an option may be the id of another one. People mean the title.
    @Test func aTitleIsMeantBeforeAnId() async throws {
        let form = try definition(
            """
            { "id": "stay", "fields": [ { "id": "n", "type": "select", "options": [
              { "id": "1", "title": "2" }, { "id": "2", "title": "1" } ] } ] }
            """)
        let store = try SQLiteSubmissionStore.inMemory()
        _ = try await store.store(
            Submission(id: "a", form: "stay", definition: "h", created: 1, values: #"{"n":"1"}"#))
        let shown = ShownAnswers(try CompiledForm(form))
        for (filter, count) in [("n=2", 1), ("n=1", 0)] {
            var query = SubmissionQuery(form: "stay")
            query.filters = [try #require(AnswerFilter(written: filter))]
            #expect(try await store.count(query, shown: shown) == count)
        }
    }

    @Test func pagesFindAndShowTheSame() async throws {
        var options = FormRoutesOptions()
        options.answerKeys = try testKeys()
        let server = try await ServedResults(form: try #require(Self.form), options: options)
        for (number, values) in answers.enumerated() {
            let submission = Submission(
                id: "s\(number)", form: "stay", definition: "h", created: Int64(number), values: values)
            _ = try await server.store.store(submission)
        }
        try await server.forms.test { client in
            var visitor = try await server.visitor(client)
            func count(_ query: String) async throws -> Int {
                let address = query.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
                try await visitor.open(AdminVisitor.home + "/forms/stay?" + address)
                return visitor.page.matches(of: /\/one\/s\d/).count
            }
            #expect(try await count("search=Zürich") == 1)
            #expect(visitor.page.contains("<td>Jörg Weiß</td><td>Zürich</td><td>See, Berge</td>"))
            #expect(try await count("search=zrh") == 1)
            #expect(try await count("question=day&test=from&answer=1.1.2027") == 1)
            // A reader of another language reads the form in that, and writes days and numbers like that.
            visitor.headers[.acceptLanguage] = "en"
            #expect(try await count("search=zurich city") == 1)
            #expect(visitor.page.contains("Zurich city") && visitor.page.contains(">Stay<"))
            #expect(try await count("question=day&test=is&answer=November 12, 2026") == 1)
            #expect(try await count("search=mountains") == 2)
            try await visitor.open(AdminVisitor.home + "/find?search=mountains")
            #expect(visitor.page.matches(of: /\/one\/s\d/).count == 2)
            // The table of what was found has the same submissions.
            try await visitor.open(AdminVisitor.home + "/forms/stay/table.csv?search=mountains")
            #expect(visitor.page.split(separator: "\r\n").count == 3)
            try await visitor.open(AdminVisitor.home + "/forms/stay/lines.jsonl?search=mountains")
            #expect(visitor.page.split(separator: "\n").count == 2)
        }
    }

    @Test(arguments: EarlierServer.all) func whatAnEarlierVersionStoredIsFound(_ earlier: EarlierServer) async throws {
        let folder = try TemporaryFolder()
        let server = try await earlier.upgraded(in: folder)
        try await server.test { client in
            var visitor = AdminVisitor(client)
            try await visitor.enter(try await server.store.newLink(for: "Eve"))
            for (text, isFound) in [
                ("by ship", true), ("361.5", true), ("ADÁ", true), ("DE 12", false), ("qwertz", false),
            ] {
                let address = text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
                try await visitor.open(AdminVisitor.home + "/forms/trip?search=" + address)
                #expect(visitor.page.contains("/one/") == isFound, "\(text)")
            }
        }
    }
}
#endif
