#if Server
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

/// Moving items and deleting fields, by posting and with the script.
struct ItemOrderTests {
    private let shop = """
        { "id": "shop", "sections": [
            { "id": "lines", "title": "Line", "repeat": { "reorder": true, "max": 5,
                "items": [ { "name": "A" }, { "name": "B" }, { "name": "C" } ] },
              "fields": [ { "id": "name", "title": "Name" } ] },
            { "id": "more", "title": "More", "deletable": true, "fields": [
                { "id": "note", "title": "Note", "validations": { "required": true } },
                { "id": "base", "title": "Base", "type": "integer" },
                { "id": "double", "title": "Double", "type": "info", "formula": "$base * 2" } ] } ] }
        """

    private func opened(_ client: any TestClientProtocol) async throws -> Browser {
        var browser = Browser(client)
        try await browser.open("/shop")
        return browser
    }

    private func names(_ browser: Browser) -> [String] {
        (0..<5).compactMap { browser.value("lines[\($0)].name") }
    }

    @Test func buttonsMoveItemsAndKeepWhatWasTyped() async throws {
        let server = try await ServedForms([definition(shop)])
        try await server.test { client in
            var browser = try await opened(client)
            browser.fill("lines[2].name", "C!")
            try await browser.press("up:lines[2]")
            #expect(browser.status == .ok)
            #expect(names(browser) == ["A", "C!", "B"])
            try await browser.press("down:lines[0]")
            #expect(names(browser) == ["C!", "A", "B"])
            try await browser.press("up:lines[0]")
            try await browser.press("down:lines[2]")
            #expect(names(browser) == ["C!", "A", "B"])
            browser.fill("note", "x")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        let values = try await server.store.submissions(form: "shop").first?.values
        #expect(values?.contains(#""lines":[{"name":"C!"},{"name":"A"},{"name":"B"}]"#) == true)
    }

    /// The script moved the last item to the front and put a new one between the others.
    @Test func itemsThatTheScriptMovedStayWhereTheyAre() async throws {
        let server = try await ServedForms([definition(shop)])
        try await server.test { client in
            let page = try await opened(client)
            let token = try #require(page.hidden("fw.state").first)
            let identities = page.hidden("fw.seen").compactMap { $0.split(separator: "#").dropFirst().first }
            #expect(identities.count == 3)
            var body = "fw.state=\(token)&fw.action=add:lines"
            let order = [(identities[2], "C"), (identities[0], "A"), ("99", "new"), (identities[1], "B")]
            for (index, item) in order.enumerated() {
                body += "&fw.seen=lines%5B\(index)%5D%23\(item.0)&fw.seen=lines%5B\(index)%5D.name"
                body += "&v.lines%5B\(index)%5D.name=\(item.1)"
            }
            var browser = Browser(client)
            try await browser.post(body, to: "/shop")
            #expect(names(browser) == ["C", "A", "new", "B", ""])
            let seen = browser.hidden("fw.seen").filter { $0.contains("#") }
            #expect(seen.first == "lines[0]#\(identities[2])")
            #expect(seen.dropFirst(3).first == "lines[3]#\(identities[1])")
        }
    }

    /// A post cannot bring items into an order that the form does not allow.
    @Test func itemsOfOtherSectionsKeepTheirOrder() async throws {
        let fixed = shop.replacing(#""reorder": true, "#, with: "")
        let server = try await ServedForms([definition(fixed)])
        try await server.test { client in
            var browser = try await opened(client)
            #expect(!browser.html.contains("up:lines"))
            let before = browser.hidden("fw.seen")
            try await browser.press("up:lines[2]")
            #expect(browser.hidden("fw.seen") == before)
            #expect(names(browser) == ["A", "B", "C"])
        }
    }

    @Test func aDeletedFieldIsNeitherAskedNorStored() async throws {
        let server = try await ServedForms([definition(shop)])
        try await server.test { client in
            var browser = try await opened(client)
            #expect(browser.html.contains("value=\"delete:note\""))
            #expect(!browser.html.contains("value=\"delete:base\""), "a formula needs it")
            browser.fill("base", "4")
            try await browser.press("delete:note")
            #expect(browser.value("note") == nil)
            #expect(browser.value("base") == "4")
            try await browser.press("delete:base")
            #expect(browser.value("base") == "4")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        let values = try await server.store.submissions(form: "shop").first?.values
        #expect(values?.contains(#""base":4,"double":8"#) == true)
        #expect(values?.contains("note") == false)
    }

    @Test func aFieldThatTheScriptDeletedIsGone() async throws {
        let server = try await ServedForms([definition(shop)])
        try await server.test { client in
            let page = try await opened(client)
            let token = try #require(page.hidden("fw.state").first)
            var body = "fw.state=\(token)&fw.deleted=note&fw.deleted=base&fw.deleted=lines&fw.deleted=nowhere"
            for marker in page.hidden("fw.seen") where marker != "note" {
                body += "&fw.seen=" + marker.replacing("#", with: "%23")
            }
            var browser = Browser(client)
            try await browser.post(body + "&v.base=3", to: "/shop")
            #expect(browser.status == .seeOther)
        }
        let values = try await server.store.submissions(form: "shop").first?.values
        #expect(values?.contains(#""base":3,"double":6"#) == true)
    }
}
#endif
