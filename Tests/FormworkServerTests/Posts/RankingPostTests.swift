#if Server
import Formwork
import FormworkCore
import FormworkServer
import HTTPTypes
import HummingbirdTesting
import Testing

/// Options that have to be put in order, and nobody has.
struct RankingPostTests {
    private let ranking = Field.ranking(
        "wishes", "Wishes", options: [FieldOption("sea", "Sea"), FieldOption("hills", "Hills")]
    ).required()

    private func refused(_ form: FormDefinition, language: String) async throws -> String {
        let server = try await ServedForms([form])
        return try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f?lang=" + language)
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            return browser.html
        }
    }

    @Test(arguments: [
        ("en", "Put the options for “Wishes” in order"),
        ("de", "Bringen Sie die Möglichkeiten bei „Wishes“ in eine Reihenfolge"),
    ])
    func theErrorSaysWhatToDo(_ language: String, _ words: String) async throws {
        var form = FormDefinition("f") { ranking }
        form.locale = language
        #expect(try await refused(form, language: language).contains(words))
    }

    @Test func wordsOfTheAuthorStay() async throws {
        let own = FormDefinition("f") { ranking.required("First things first") }
        #expect(try await refused(own, language: "en").contains("First things first"))
        var form = FormDefinition("f") { ranking }
        form.messages = [MessageOverride(code: "required", text: "All of these")]
        #expect(try await refused(form, language: "en").contains("All of these"))
        form.messages = [MessageOverride(code: "required.ranking", text: "Sort them")]
        #expect(try await refused(form, language: "en").contains("Sort them"))
    }
}
#endif
