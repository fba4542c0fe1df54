#if Server
import FormworkDialect
@testable import FormworkPages
import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// The pages with results in the languages of the catalogs.
struct AdminWordTests {
    @Test func everyCatalogHasItsWords() {
        #expect(AdminWords.all.map(\.language) == MessageCatalogs.all.map(\.language))
    }

    @Test(arguments: MessageCatalogs.all.map(\.language)) func everyLanguageSaysEverything(_ language: String) {
        let words = AdminWords.words(in: language)
        #expect(words.language == language)
        #expect(words.keys == Set(AdminWord.allCases.map(\.rawValue)))
        let english = AdminWords.words(in: "en")
        for word in AdminWord.allCases {
            #expect(!words[word].isEmpty)
            #expect(Self.names(words[word]) == Self.names(english[word]), "\(word)")
            #expect(words[word].contains("formwork keys link") == (word == .linkHint), "\(word)")
        }
        // Most words differ from English ones; a few, such as "Name", may be the same.
        let same = AdminWord.allCases.count { words[$0] == english[$0] }
        #expect(language == "en" || same < 10, "\(same)")
    }

    @Test(arguments: AdminWords.all.map(\.language)) func theWordsInSwiftAreThoseOfTheFile(_ language: String) throws {
        let file = RepositoryFolder.root.appendingPathComponent("Catalogs/results/\(language).json")
        let words = try #require(try RepositoryFolder.json(file)["words"]?.objectValue)
        #expect(words.map(\.key).sorted() == AdminWord.allCases.map(\.rawValue).sorted())
        for word in AdminWord.allCases {
            let entry = words.first { $0.key == word.rawValue }?.value
            #expect(AdminWords.words(in: language)[word] == (entry?["text"] ?? entry)?.stringValue, "\(word)")
        }
    }

    private static func names(_ text: String) -> [Substring] {
        text.matches(of: /\{\w+\}/).map(\.output).sorted()
    }

    @Test func thePagesAreInTheLanguageOfTheReader() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            _ = try await client.postJSON("/trip", #"{"name":"Ada","pay":2,"news":true}"#)
            var visitor = AdminVisitor(client)
            visitor.headers[.acceptLanguage] = "de-CH,fr;q=0.8"
            try await visitor.open(AdminVisitor.home)
            #expect(visitor.page.contains("<html lang=\"de\"") && visitor.page.contains("Öffnen Sie einen Link"))
            try await visitor.enter(try await server.store.newLink(for: "Eve"))
            try await visitor.open(AdminVisitor.home)
            #expect(visitor.page.contains("1 Einsendung, die letzte am") && visitor.page.contains(">Abmelden</button>"))
            try await visitor.open(AdminVisitor.home + "/forms/trip/sums")
            #expect(visitor.page.contains("<dt>Durchschnitt</dt>") && visitor.page.contains("Ja"))
            let submission = try #require(try await server.store.submissions(form: "trip").first)
            visitor.headers[.acceptLanguage] = "ar"
            try await visitor.open(AdminVisitor.home + "/forms/trip/one/\(submission.id)/erase")
            #expect(visitor.page.contains("dir=\"rtl\"") && visitor.page.contains("هل تريد حذف هذا الرد؟"))
            try await visitor.open(AdminVisitor.home + "/forms/trip")
            #expect(
                visitor.page.contains("<bdi>\(submission.reference)</bdi>") && visitor.page.contains("<bdi>Ada</bdi>"))
            try await visitor.open(AdminVisitor.home)
            #expect(
                visitor.page.matches(of: /\u{2068}[^<]*:[^<]*\u{2069}/).count == 1, "the time of the last submission")
            try await visitor.open(AdminVisitor.home + "/forms/trip?lang=ja")
            #expect(visitor.page.contains("送信 1 件"))
            visitor.headers[.acceptLanguage] = "fi"
            try await visitor.open(AdminVisitor.home + "/log")
            #expect(visitor.page.contains("<html lang=\"en\"") && visitor.page.contains("Logged in"))
        }
    }
}
#endif
