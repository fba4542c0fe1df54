#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// Sensitive answers where results are read: hidden unless somebody asks for them, which is noted.
@Suite(.tags(.waiting)) struct HiddenResultTests {
    private static let form = FormDefinition("trip", title: "Trip") {
        Field.name("name", "Name").required()
        Field.text("iban", "IBAN").sensitive()
        Field.password("word", "Word").stored(.hash)
        Field.toggle("abroad", "Abroad").formula("contains($iban, 'SE')")
    }
    private static let iban = "NO9386011117947"

    private func served(_ keys: AnswerKeys?) async throws -> ServedResults {
        var options = FormRoutesOptions()
        options.answerKeys = keys
        return try await ServedResults(form: Self.form, options: options)
    }

    private func post(_ client: any TestClientProtocol) async throws {
        _ = try await client.postJSON("/trip", #"{ "name": "Ada", "iban": "\#(Self.iban)", "word": "correct horse" }"#)
    }

    @Test func pagesHideThemUntilTheyAreAskedFor() async throws {
        let served = try await served(try testKeys())
        try await served.forms.test { client in
            try await post(client)
            var visitor = try await served.visitor(client)
            let home = AdminVisitor.home
            try await visitor.open(home + "/forms/trip")
            #expect(visitor.page.contains("<td>Ada</td><td>••••••••</td>") && !visitor.page.contains(Self.iban))
            let link = try #require(visitor.page.firstMatch(of: /href="([^"]*one\/[^"]+)"/)?.1)
            try await visitor.open(String(link))
            #expect(visitor.page.contains("IBAN") && visitor.page.contains("••••••••"))
            #expect(!visitor.page.contains(Self.iban) && !visitor.page.contains("$scrypt"))
            #expect(visitor.page.contains("Show sensitive answers"))
            try await visitor.open(link + "?reveal=1")
            #expect(visitor.page.contains(Self.iban) && !visitor.page.contains("$scrypt"))
        }
        #expect(try await served.accesses().map(\.action).suffix(3) == [.list, .read, .reveal])
    }

    @Test func tablesAndLinesHideThemUntilTheyAreAskedFor() async throws {
        let served = try await served(try testKeys())
        try await served.forms.test { client in
            try await post(client)
            var visitor = try await served.visitor(client)
            for kind in ["table.csv", "lines.jsonl"] {
                let path = AdminVisitor.home + "/forms/trip/" + kind
                try await visitor.open(path)
                #expect(visitor.page.contains("Ada") && !visitor.page.contains(Self.iban))
                #expect(visitor.page.contains("••••••••"))
                // Nor what could be tried at leisure: ciphertexts and hashes.
                for text in ["$sealed", "$hash", "$scrypt"] { #expect(!visitor.page.contains(text), "\(kind)") }
                try await visitor.open(path + "?reveal=1")
                #expect(visitor.page.contains(Self.iban) && !visitor.page.contains("$scrypt"))
            }
        }
        #expect(
            try await served.accesses().map(\.action).suffix(4) == [.export, .exportRevealed, .export, .exportRevealed])
    }

    @Test func searchesDoNotSeeThem() async throws {
        let served = try await served(try testKeys())
        try await served.forms.test { try await post($0) }
        let json = try #require(try await served.store.submissions(form: "trip").first?.json)
        let sealed = try #require(json["iban"]?["$sealed"]?.stringValue)
        for text in [Self.iban, String(sealed.prefix(3)), "scrypt"] {
            #expect(try await served.store.count(SubmissionQuery(form: "trip", search: text)) == 0, "\(text)")
        }
        for filter in ["iban~" + sealed.prefix(3), "iban=", "word~scrypt"] {
            var query = SubmissionQuery(form: "trip")
            query.filters = [try #require(AnswerFilter(written: filter))]
            #expect(try await served.store.count(query) == 0, "\(filter)")
        }
        #expect(AnswerFilter("iban.$sealed", .isAnswered) == nil && AnswerFilter("word.$hash", .isAnswered) == nil)
        var query = SubmissionQuery(form: "trip")
        query.filters = [try #require(AnswerFilter("iban", .isAnswered))]
        #expect(try await served.store.count(query) == 1, "that there is an answer is no secret")
    }

    @Test func withoutTheirKeyTheRestIsShown() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("answers.sqlite"))
        var options = FormRoutesOptions()
        options.answerKeys = try testKeys(1)
        try await ServedForms([Self.form], options: options, store: store).test { try await post($0) }
        options.answerKeys = try testKeys(2)
        options.admin = AdminOptions(store: store, logins: [.host { _ in "Eve" }])
        try await ServedForms([Self.form], options: options, store: store).test { client in
            var visitor = AdminVisitor(client)
            try await visitor.open(AdminVisitor.home + "/forms/trip")
            let link = try #require(visitor.page.firstMatch(of: /href="([^"]*one\/[^"]+)"/)?.1)
            for query in ["", "?reveal=1"] {
                try await visitor.open(link + query)
                #expect(visitor.status == .ok && visitor.page.contains("Ada"))
                #expect(visitor.page.contains("is not among the keys"))
            }
            try await visitor.open(AdminVisitor.home + "/forms/trip/table.csv?reveal=1")
            #expect(visitor.status == .ok && visitor.page.contains("Ada") && visitor.page.contains("••••••••"))
            try await visitor.open(AdminVisitor.home + "/forms/trip/lines.jsonl?reveal=1")
            #expect(visitor.status == .ok && visitor.page.contains("Ada") && visitor.page.contains("••••••••"))
        }
    }

    @Test func receiptsHideThem() async throws {
        var form = Self.form
        form.hasReview = true
        var options = FormRoutesOptions()
        options.answerKeys = try testKeys()
        try await ServedForms([form], options: options).test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            browser.fill("name", "Ada")
            browser.fill("iban", Self.iban)
            try await browser.press()
            try await browser.open(try #require(browser.location))
            #expect(browser.html.contains("Ada") && browser.html.contains("••••••••"))
            #expect(!browser.html.contains(Self.iban))
        }
    }

    @Test func theCommandShowsThemWhereItIsAskedTo() async throws {
        let served = try await served(try testKeys())
        try await served.forms.test { try await post($0) }
        try served.folder.write("key", Data(repeating: 1, count: 32).base64EncodedString())
        try served.folder.write("other", Data(repeating: 2, count: 32).base64EncodedString())
        let start = ["submissions", "trip", "--database", served.folder.path("answers.sqlite")]
        for kind in [[], ["--csv"]] {
            let hidden = try Command.run(start + kind)
            #expect(hidden.status == 0 && hidden.output.contains("Ada") && !hidden.output.contains(Self.iban))
            let shown = try Command.run(start + kind + ["--reveal", "--answer-key", served.folder.path("key")])
            #expect(shown.status == 0 && shown.output.contains(Self.iban))
        }
        let lost = try Command.run(start + ["--reveal", "--answer-key", served.folder.path("other")])
        #expect(lost.status == 2 && lost.errors.contains("is not among the keys"))
        #expect(lost.output.contains("Ada"), "what can be read is there")
        #expect(try Command.run(start + ["--reveal"]).errors.contains("--answer-key"))
        let noted = try await served.accesses().filter { $0.action == .exportRevealed }
        #expect(noted.count == 3 && noted.allSatisfy { $0.who.hasPrefix("command (") && $0.form == "trip" })

        try served.folder.write(
            "both",
            "\(Data(repeating: 2, count: 32).base64EncodedString())\n"
                + Data(repeating: 1, count: 32).base64EncodedString())
        let resealed = try Command.run(
            "keys", "reseal", "--database", served.folder.path("answers.sqlite"), "--answer-key",
            served.folder.path("both"))
        #expect(resealed.status == 0 && resealed.output.contains("1 encrypted anew"))
        #expect(resealed.output.contains("so no files were encrypted") && resealed.output.contains("--files"))
        let misnamed = try Command.run(
            "keys", "reseal", "--database", served.folder.path("answers.sqlite"), "--answer-key",
            served.folder.path("both"), "--files", served.folder.path("elsewhere"))
        #expect(misnamed.status == 2 && misnamed.errors.contains("There is no folder"))
        let after = try Command.run(start + ["--reveal", "--answer-key", served.folder.path("other")])
        #expect(after.output.contains(Self.iban))
    }
}
#endif
