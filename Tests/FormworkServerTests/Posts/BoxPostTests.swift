#if Server
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

/// Boxes that are not ticked, choices whose options are gone, and lists without items, as pages post them.
struct BoxPostTests {
    private let consent = """
        { "id": "f", "fields": [ { "id": "o", "title": "All", "type": "TYPE" },
          { "id": "why", "title": "Why", "type": "text", "visible_when": "$o == false" } ] }
        """
    private let noneUnshown = #"{"overridden":[],"tapped":[],"texts":{}}"#

    @Test(arguments: ["switch", "check"]) func aBoxThatWasUntickedInAPageWithAnEngineIsOff(type: String) async throws {
        let server = try await ServedForms([definition(consent.replacing("TYPE", with: type))])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            let state = try #require(browser.hidden("fw.state").first)
            let unshown = #"{"overridden":[],"tapped":[],"texts":{"o":"false"}}"#
            let entries = [
                ("fw.seen", "o"), ("fw.seen", "why"), ("v.why", "point 3"), ("fw.state", state),
                ("fw.unshown", unshown), ("fw.action", "submit"),
            ]
            try await browser.post(Browser.body(entries.map { (name: $0.0, value: $0.1) }), to: "/f")
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "f").first?.values == #"{"o":false,"why":"point 3"}"#)
    }

    @Test func withoutScriptsABoxThatNobodyTouchedIsBlank() async throws {
        let server = try await ServedForms([definition(consent.replacing("TYPE", with: "switch"))])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "f").first?.values == "{}")
    }

    @Test func withoutScriptsABoxThatWasDrawnTickedAndComesUntickedIsOff() async throws {
        let form = #"{ "id": "f", "fields": [ { "id": "o", "title": "All", "type": "switch", "value": true } ] }"#
        let server = try await ServedForms([definition(form)])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            browser.fill("o", "")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "f").first?.values == #"{"o":false}"#)
    }

    @Test func withoutScriptsARequiredSwitchThatIsLeftOffAfterItsErrorIsOff() async throws {
        let form = """
            { "id": "f", "fields": [
              { "id": "o", "title": "All", "type": "switch", "validations": { "required": true } } ] }
            """
        let server = try await ServedForms([definition(form)])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "f").first?.values == #"{"o":false}"#)
    }

    @Test(arguments: [("true", "true"), ("false", "false")]) func twoButtonsAnswerWithoutScripts(
        _ pressed: String, _ stored: String
    ) async throws {
        let form = """
            { "id": "f", "fields": [ { "id": "o", "title": "All", "type": "switch", "style": "yes_no",
              "validations": { "required": true } } ] }
            """
        let server = try await ServedForms([definition(form)])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            browser.fill("o", pressed)
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "f").first?.values == "{\"o\":\(stored)}")
    }

    private let cities = """
        { "id": "f", "fields": [ { "id": "country", "title": "Country", "type": "select", "style": "list",
            "options": ["fr", "no"], "value": "fr" },
          { "id": "city", "title": "City", "type": "select", "style": "list", "options": [
            { "id": "paris", "title": "Paris", "visible_when": "$country == 'fr'" },
            { "id": "oslo", "title": "Oslo", "visible_when": "$country == 'no'" } ] } ] }
        """

    @Test func aPageWithAnEngineThatShowedTheListBlankIsStoredAtOnce() async throws {
        let server = try await ServedForms([definition(cities)])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            let state = try #require(browser.hidden("fw.state").first)
            let unshown = #"{"overridden":[],"tapped":[],"texts":{"city":"paris"}}"#
            let entries = [
                ("fw.seen", "country"), ("v.country", "no"), ("fw.seen", "city"), ("v.city", ""), ("fw.state", state),
                ("fw.unshown", unshown), ("fw.action", "submit"),
            ]
            try await browser.post(Browser.body(entries.map { (name: $0.0, value: $0.1) }), to: "/f")
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "f").first?.values == #"{"country":"no"}"#)
    }

    @Test func withoutScriptsThePageSaysThatAChoiceIsGoneBeforeItIsStored() async throws {
        let server = try await ServedForms([definition(cities)])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            browser.fill("country", "no")
            browser.fill("city", "paris")
            try await browser.press()
            #expect(browser.status == .ok && browser.html.contains("is not offered now"))
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "f").first?.values == #"{"country":"no"}"#)
    }

    @Test func aListWithoutItemsThatTheEngineBroughtUpHoldsNothingBack() async throws {
        let form = """
            { "id": "f", "sections": [ { "id": "s", "fields": [ { "id": "kind", "title": "Kind", "type": "select",
                "options": ["one", "family"] } ] },
              { "id": "hobby", "title": "Hobby", "visible_when": "$kind == 'family'", "repeat": { "min": 0, "max": 4 },
                "fields": [ { "id": "what", "title": "What", "type": "text" } ] } ] }
            """
        let server = try await ServedForms([definition(form)])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            browser.fill("kind", "family")
            browser.setHidden("fw.unshown", noneUnshown)
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "f").first?.values == #"{"kind":"family"}"#)
    }
}
#endif
