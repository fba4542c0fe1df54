#if Server
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HummingbirdTesting
import Testing

/// Forms in languages without a catalog bring their own words.
struct OwnWordsTests {
    @Test func aFormsWordsStandOnItsPage() async throws {
        let json = #"""
            { "id": "commande", "locale": "fr", "messages": {
                "ui.required_legend": "à remplir", "required": "Remplissez « {title} »", "ui.error_summary": "À corriger" },
              "fields": [ { "id": "nom", "title": "Nom", "validations": { "required": true } } ] }
            """#
        let server = try await ServedForms([definition(json)])
        try await server.test { client in
            let page = try await client.get("/commande")
            #expect(page.text.contains("à remplir"))
            #expect(!page.text.contains("must be answered"))
            let refused = try await client.postJSON("/commande", "{}")
            #expect(refused.text.contains("Remplissez « Nom »"))
        }
    }
}
#endif
