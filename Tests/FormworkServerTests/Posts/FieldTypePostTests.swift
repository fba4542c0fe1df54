#if Server
import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// Controls of all kinds, posted without script.
struct FieldTypePostTests {
    private let form = """
        { "id": "f", "styles": { "border_color": "#3DAFEB" }, "fields": [
          { "id": "name", "title": "Name", "type": "text", "validations": { "required": true } },
          { "id": "months", "title": "Months", "type": "stepper", "min": 6, "max": 12, "step": 6 },
          { "id": "share", "title": "Share", "type": "slider", "min": 0, "max": 10 },
          { "id": "secret", "title": "Secret", "type": "password", "store": "nothing" },
          { "id": "origin", "type": "hidden", "value": "trial" },
          { "id": "map", "title": "Map", "type": "image", "image": "https://pictures.example/map.png" },
          { "id": "news", "title": "News", "type": "check_group",
            "options": [ { "id": "mail", "title": "Mail" }, { "id": "push", "title": "Push" } ] } ] }
        """

    private func serve() async throws -> ServedForms { try await ServedForms([definition(form)]) }

    @Test func buttonsStep() async throws {
        try await serve().test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            for wanted in ["6", "12", "12"] {
                try await browser.press("step:+:months")
                #expect(browser.status == .ok && browser.value("months") == wanted)
            }
            try await browser.press("step:-:months")
            #expect(browser.value("months") == "6")
            try await browser.press("step:+:nowhere")
            #expect(browser.status == .ok && browser.value("months") == "6")
        }
    }

    @Test func aSliderThatNobodyMovedIsNotAnswered() async throws {
        let server = try await serve()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            #expect(browser.value("share") == "-1")
            browser.fill("name", "Ada")
            browser.fill("news", "push")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(
            try await server.store.submissions(form: "f").first?.values
                == #"{"name":"Ada","origin":"trial","news":["push"]}"#)
    }

    @Test func passwordsStayOutOfPages() async throws {
        try await serve().test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            browser.fill("secret", "hush hush")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            #expect(browser.value("secret") == "" && browser.html.contains("type them again"))
            #expect(!browser.html.withoutTokens.contains("hush"))
            let state = try #require(browser.hidden("fw.state").first?.split(separator: ".").first)
            var text = state.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
            text += String(repeating: "=", count: (4 - text.count % 4) % 4)
            #expect(String(decoding: try #require(Data(base64Encoded: text)), as: UTF8.self).contains("hush") == false)
        }
    }

    @Test func nothingPostedChangesWhatIsHidden() async throws {
        let server = try await serve()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            try await browser.press("clear:origin")
            let seen = ["name", "months", "share", "secret", "news", "origin"].map { "fw.seen=" + $0 }
            let state = try #require(browser.hidden("fw.state").first)
            let body = seen + ["fw.state=" + state, "v.name=Ada", "v.origin=mine", "fw.action=submit"]
            let response = try await client.executeRequest(
                uri: "/f", method: .post, headers: [.contentType: "application/x-www-form-urlencoded"],
                body: ByteBuffer(string: body.joined(separator: "&")))
            #expect(response.status == .seeOther)
        }
        #expect(
            try await server.store.submissions(form: "f").first?.values == #"{"name":"Ada","origin":"trial"}"#)
    }

    @Test func stylesAreServedForEver() async throws {
        try await serve().test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            let start = try #require(browser.html.range(of: "/f/style.css?v="))
            let address = browser.html[start.lowerBound...].prefix { $0 != "\"" }
            let response = try await client.executeRequest(uri: String(address), method: .get, headers: [:], body: nil)
            #expect(response.status == .ok)
            #expect(response.headers[.contentType] == "text/css; charset=utf-8")
            #expect(response.headers[.cacheControl]?.contains("immutable") == true)
            #expect(String(buffer: response.body).contains("[data-fw-form=\"f\"] { --fw-s-border-color: #3dafeb; "))
        }
        try await ServedForms.loan().test { client in
            let response = try await client.executeRequest(
                uri: "/loan/style.css", method: .get, headers: [:], body: nil)
            #expect(response.status == .notFound)
        }
    }

    @Test func thePolicyNamesWherePicturesComeFrom() async throws {
        try await serve().test { client in
            let response = try await client.executeRequest(uri: "/f", method: .get, headers: [:], body: nil)
            let policy = try #require(response.headers[.contentSecurityPolicy])
            #expect(policy.contains("img-src 'self' data: https://pictures.example;"))
        }
    }
}
#endif
