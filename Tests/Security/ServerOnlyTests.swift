#if Server
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServerTests

/// Rules that only the server knows are evaluated, and nothing of them is sent before an answer breaks them.
struct ServerOnlyTests {
    private static let form = """
        { "id": "claim", "title": "Claim", "sections": [
          { "id": "parts", "repeat": { "min": 1, "max": 3 }, "fields": [
            { "id": "cost", "title": "Cost", "type": "integer", "data": { "ledger": "fraud-ledger" },
              "validations": { "rules": [
                { "assert": "$cost < 100000", "message": "Too dear" },
                { "assert": "sum($parts[].cost) < 4711 and $index < 77", "message": "Suspicious claim",
                  "server_only": true } ] } } ] } ] }
        """

    private static let secrets = ["4711", "77", "Suspicious", "fraud-ledger"]

    @Test func nothingOfTheRuleIsSent() async throws {
        let server = try await ServedForms([try definition(Self.form)])
        try await server.test { client in
            for path in ["/claim", "/claim/definition", "/claim/fragment"] {
                let reply = try await client.get(path)
                #expect(reply.status == .ok)
                let text = reply.text.replacing(#/value="[^"]*"/#, with: "")
                for secret in Self.secrets where secret != "77" || path == "/claim/definition" {
                    #expect(!text.contains(secret), "\(secret) in \(path)")
                }
            }
        }
    }

    @Test func theServerChecksItAndTellsOnlyThen() async throws {
        let server = try await ServedForms([try definition(Self.form)])
        try await server.test { client in
            var page = Browser(client)
            try await page.open("/claim")
            page.fill("parts[0].cost", "4000")
            try await page.press()
            #expect(page.status == .seeOther)
            try await page.open("/claim")
            page.fill("parts[0].cost", "5000")
            try await page.press()
            #expect(page.status == .unprocessableContent && page.html.contains("Suspicious claim"))
            // The engine in the page does not know the rule, so it is told of the error.
            #expect(page.html.contains(#""message":"Suspicious claim""#))
            let reply = try await client.postJSON("/claim", #"{"parts":[{"cost":5000}]}"#)
            #expect(reply.status == .unprocessableContent && reply.text.contains("Suspicious claim"))
        }
        #expect(try await server.store.submissions(form: "claim").count == 1)
    }

    @Test func whatAnArchiveHasInPlaceOfItAlwaysHolds() throws {
        let form = try CompiledForm(archive: CompiledForm(try definition(Self.form)).archive())
        let engine = FormEngine(form)
        _ = engine.perform(.load(["parts": [["cost": 5000]]]))
        #expect(engine.perform(.submit).submission == .accepted)
        _ = engine.perform(.load(["parts": [["cost": 200_000]]]))
        #expect(engine.perform(.submit).submission == .refused)
    }
}
#endif
