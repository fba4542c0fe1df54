#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// What is shown of submissions has as much as a person can look at, and one that is damaged does not end a list.
struct ResultBoundsTests {
    /// Lists in four levels. Of each level only the first item has items.
    private static func uneven(_ count: Int, levels: Int) -> String {
        guard levels > 0 else { return #"{"v":"x"}"# }
        let blanks = Array(repeating: "{}", count: count - 1)
        return "{\"l\(levels)\":[" + ([uneven(count, levels: levels - 1)] + blanks).joined(separator: ",") + "]}"
    }

    private func submission(_ id: String, _ values: String) -> Submission {
        Submission(id: id, form: "trip", definition: "h", created: 1_795_246_200_000, values: values)
    }

    @Test func listsInsideOfListsDoNotMultiplyOnAPage() async throws {
        let served = try await ServedResults(form: FormDefinition("other") { Field.text("a", "A") })
        _ = try await served.store.store(submission("1", Self.uneven(60, levels: 4)))
        try await served.forms.test { client in
            var visitor = try await served.visitor(client)
            for page in ["/forms/trip", "/forms/trip/one/1", "/forms/trip/table.csv", "/find?search=x"] {
                try await visitor.open(AdminVisitor.home + page)
                #expect(visitor.status == .ok && visitor.page.utf8.count < 100_000, "\(page)")
            }
            try await visitor.open(AdminVisitor.home + "/forms/trip/one/1")
            #expect(visitor.page.contains("l4[0].l3[0].l2[0].l1[0].v"))
        }
    }

    @Test func aPageSaysHowManyAnswersItLeavesOut() async throws {
        let served = try await ServedResults()
        let guests = (0..<1_500).map { #"{"name":"Guest \#($0)","was":\#($0)}"# }.joined(separator: ",")
        _ = try await served.store.store(submission("1", "{\"old\":[\(guests)]}"))
        try await served.forms.test { client in
            var visitor = try await served.visitor(client)
            try await visitor.open(AdminVisitor.home + "/forms/trip/one/1")
            #expect(visitor.page.contains("Guest 499<") && !visitor.page.contains("Guest 1400<"))
            #expect(visitor.page.contains("not on this page: 2000."))
            try await visitor.open(AdminVisitor.home + "/forms/trip/lines.jsonl")
            #expect(visitor.page.contains("Guest 1499"))
            try await visitor.open(AdminVisitor.home + "/forms/trip")
            #expect(visitor.page.contains("table.csv?items=guests"), "each section has a table of its own")
        }
    }

    @Test(arguments: StoreKind.databases) func aDamagedSubmissionEndsNoList(_ kind: StoreKind) async throws {
        let store = try await StorePlace(kind).open()
        for (id, values) in [("1", #"{"name":"Ada"}"#), ("2", #"{"name":"Bo, brok"#), ("3", #"{"name":"Cy"}"#)] {
            _ = try await store.store(submission(id, values))
        }
        var query = SubmissionQuery(form: "trip", search: "brok")
        #expect(try await store.page(query, after: nil, limit: 9).submissions.map(\.id) == ["2"])
        query.search = "cy"
        #expect(try await store.page(query, after: nil, limit: 9).submissions.map(\.id) == ["3"])
        query.search = ""
        query.filters = [try #require(AnswerFilter("name", .contains, "a"))]
        #expect(try await store.page(query, after: nil, limit: 9).submissions.map(\.id) == ["1"])
        #expect(try await store.count(query) == 1)
        query.filters = []
        var lines: [String] = []
        try await store.forEachPage(query) { lines += $0.submissions.map(\.line) }
        #expect(lines.count == 3 && lines.count { $0.contains(#""damaged":true"#) } == 1)
        let options = FormRoutesOptions(admin: AdminOptions(store: store, logins: [.host { _ in "Eve" }]))
        let form = FormDefinition("trip", title: "Trip") {
            Field.name("name", "Name")
            Field.decimal("pay", "Pay")
        }
        try await ServedForms([form], options: options).test { client in
            var visitor = AdminVisitor(client)
            try await visitor.open(AdminVisitor.home + "/forms/trip")
            #expect(visitor.page.contains("Ada") && visitor.page.contains("Cy"))
            #expect(visitor.page.contains("Damaged: the answers cannot be read."))
            try await visitor.open(AdminVisitor.home + "/forms/trip/one/2")
            #expect(visitor.status == .ok && visitor.page.contains("Damaged: the answers cannot be read."))
            try await visitor.open(AdminVisitor.home + "/forms/trip/sums")
            #expect(visitor.page.contains("Damaged submissions that are left out: 1."))
            for file in ["table.csv", "lines.jsonl"] {
                try await visitor.open(AdminVisitor.home + "/forms/trip/" + file)
                #expect(visitor.status == .ok && visitor.page.contains("Ada") && visitor.page.contains("Cy"))
            }
        }
    }

    @Test func aDamagedSubmissionShowsNoHash() throws {
        let damaged = submission("1", #"{"word":{"$hash":"$scrypt$ln=15"},"name":"Bo, brok"#)
        #expect(damaged.isDamaged && damaged.masked.values.isEmpty)
        #expect(submission("1", "{}").isDamaged == false)
    }

    @Test func anAnswerThatCannotBeReadEndsNoExport() throws {
        let place = AnswerPlace(form: "trip", submission: "1", path: "a")
        let sealed = try SealedAnswer("open sesame", at: place, with: testKeys(1)).json.text()
        let stored = submission("1", #"{"a":\#(sealed),"b":\#(sealed),"c":"plain"}"#)
        // The second was moved to another place.
        let (opened, problem) = stored.openedPartly(with: try testKeys(1))
        #expect(problem == .damaged && opened.json?["a"] == "open sesame" && opened.json?["c"] == "plain")
        #expect(opened.json?["b"]?["$sealed"] != nil)
        #expect(throws: AnswerKeyProblem.damaged) { try stored.opened(with: testKeys(1)) }
    }

    @Test func theCommandWritesATableOfEachSection() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        _ = try await store.store(submission("1", #"{"name":"Ada","guests":[{"name":"Bo"},{"name":"Cy"}]}"#))
        _ = try await store.store(submission("2", #"{"name":"#))
        let start = ["submissions", "trip", "--database", folder.path("a.sqlite")]
        let written = try Command.run(start + ["--csv", "--tables", folder.path("out")])
        #expect(written.status == 0 && written.errors == "")
        #expect(written.output == "\(folder.path("out/trip.csv"))\t2\n\(folder.path("out/trip.guests.csv"))\t3\n")
        let guests = try String(contentsOfFile: folder.path("out/trip.guests.csv"), encoding: .utf8)
        #expect(guests.contains(",1,Bo,\r\n") && guests.contains(",2,Cy,\r\n") && guests.contains(",true\r\n"))
        let again = try Command.run(start + ["--csv", "--tables", folder.path("out")])
        #expect(again.status == 2 && again.errors.contains("trip.csv cannot be written"))
        let lines = try Command.run(start)
        #expect(lines.status == 0 && lines.output.contains("Ada") && lines.output.contains(#""damaged":true"#))
        #expect(lines.errors.contains("1 submission is damaged"))
    }
}
#endif
