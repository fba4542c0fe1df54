#if Server
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// What the server has to do with answers that browsers keep.
struct KeptAnswerTests {
    private let json = #"""
        { "id": "f", "fields": [
          { "id": "seat", "title": "Seat", "type": "select", "options": [ { "id": "window", "title": "Window" } ] },
          { "id": "age", "title": "Age", "type": "integer" } ] }
        """#

    /// Asks as a page of the form, or with another state.
    private func ask(
        _ snapshot: String, _ headers: HTTPFields = [:], state: String? = nil, version: String? = nil
    ) async throws -> TestResponse {
        try await ServedForms([definition(json)]).test { client in
            var headers = headers
            headers[.contentType] = "application/x-www-form-urlencoded"
            headers[.accept] = "application/json"
            var browser = Browser(client)
            try await browser.open("/f")
            let state = state ?? browser.hidden("fw.state").first ?? ""
            return try await client.executeRequest(
                uri: "/f/kept", method: .post, headers: headers,
                body: ByteBuffer(
                    string: Browser.body(
                        [("fw.state", state), ("fw.kept", snapshot)] + (version.map { [("fw.version", $0)] } ?? []))))
        }
    }

    @Test func saysWhatDoesNotFitAnyMore() async throws {
        let reply = try await ask(#"{"form":{"values":{"seat":"aisle","gone":"x","age":3}}}"#)
        #expect(reply.status == .ok)
        #expect(
            reply.json?["misfits"] == [
                ["path": "seat", "reason": "unknown_option", "title": "Seat", "answer": "aisle"],
                ["path": "gone", "reason": "unknown_field", "title": "", "answer": "x"],
            ])
    }

    @Test func answersThatFitGiveNoMisfits() async throws {
        #expect(try await ask(#"{"form":{"values":{"seat":"window"}}}"#).json?["misfits"] == [])
        #expect(try await ask("{}").json?["misfits"] == [])
    }

    @Test func answersOfAnotherVersionOfFormworkAreOfTheSameFormIfTheyFit() async throws {
        func isSame(_ snapshot: String, _ version: String?) async throws -> JSONValue? {
            try await ask(snapshot, version: version).json?["same"]
        }
        let (fits, misfits) = (#"{"form":{"values":{"seat":"window"}}}"#, #"{"form":{"values":{"seat":"aisle"}}}"#)
        #expect(try await isSame(fits, "0123456789abcdef") == true)
        #expect(try await isSame(misfits, "0123456789abcdef") == false)
        // A hash of this version's own kind says for certain that the form is another one.
        #expect(try await isSame(fits, "d1.0123456789abcdef") == false)
        #expect(try await isSame(fits, nil) == false)
    }

    @Test func refusesWhatIsNoSnapshot() async throws {
        #expect(try await ask("{").status == .badRequest)
        #expect(try await ask("5").status == .badRequest)
        #expect(try await ask("{}", header("Sec-Fetch-Site", "cross-site")).status == .forbidden)
        #expect(try await ask("{}", state: "").status == .badRequest)
        #expect(try await ask("{}", state: "made.up").status == .badRequest)
    }

    private func page(_ json: String, _ drafts: DraftOptions = DraftOptions()) async throws -> String {
        try await ServedForms([definition(json)], options: FormRoutesOptions(drafts: drafts)).test { client in
            try await client.get("/f").text
        }
    }

    @Test(.enabled(if: (try? FormAssets().hasEngine) == true)) func aFormAndTheHostCanSwitchItOff() async throws {
        #expect(try await page(json).contains("data-fw-days=\"7\""))
        #expect(try await page(json, DraftOptions(browserDays: 2)).contains("data-fw-days=\"2\""))
        #expect(try await page(json, DraftOptions(browserDays: 0)).contains("data-fw-days=\"0\""))
        let off = json.replacing(#""id": "f","#, with: #""id": "f", "drafts": false,"#)
        #expect(try await page(off).contains("data-fw-days=\"0\""))
    }

    @Test(.enabled(if: (try? FormAssets().hasEngine) == true)) func thePageNamesItsSecretsAndKeepsRecordsApart()
        async throws
    {
        let secret =
            #"{ "id": "f", "sections": [ { "id": "s", "repeat": {}, "fields": [ { "id": "pin", "secret": true } ] } ] }"#
        #expect(try await page(secret).contains("data-fw-secrets=\"[&quot;s[].pin&quot;]\""))
        let options = FormRoutesOptions(opening: { _ in FormOpening(record: "r-5") })
        let name = try await ServedForms([definition(json)], options: options).test { client in
            try await client.get("/f").text.firstMatch(of: /data-fw-name="([^"]*)"/)?.output.1
        }
        #expect(name?.hasPrefix("/f#") == true && name?.contains("r-5") == false)
    }
}
#endif
