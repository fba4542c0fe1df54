#if Server
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// A person in a browser without a script.
@Suite(.tags(.waiting)) struct PageJourneyTests {
    @Test func refusesMendsAndAccepts() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            browser.fill("amount", "12")
            browser.fill("purpose", "car")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            #expect(browser.value("amount") == "12")
            #expect(browser.value("purpose") == "car")
            #expect(browser.html.contains("aria-invalid=\"true\""))

            browser.fill("name", "Ada <b> & \"Co\"")
            browser.fill("amount", "12000.5")
            try await browser.press()
            #expect(browser.status == .seeOther)
            #expect(browser.location == "/loan/done")
            try await browser.open("/loan/done")
            #expect(browser.status == .ok)
        }
        let stored = try await server.store.submissions(form: "loan")
        #expect(stored.count == 1)
        #expect(
            stored.first?.values
                == #"{"name":"Ada \u003cb> & \"Co\"","branch":"Main street","amount":12000.5,"months":12,"#
                + #""monthly":1000.04,"purpose":"car"}"#)
    }

    @Test func showsQuestionsThatAnAnswerBroughtUp() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            browser.fill("name", "Ada")
            browser.fill("amount", "2000")
            browser.fill("guaranteed", "true")
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            browser.fill("guarantors[0].name", "Charles")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "loan").first?.values.contains("Charles") == true)
    }

    @Test func showsOptionalQuestionsBeforeStoring() async throws {
        let form = try definition(
            """
            { "id": "f", "fields": [ { "id": "a", "type": "switch" },
              { "id": "b", "type": "text", "visible_when": "$a" } ] }
            """)
        let server = try await ServedForms([form])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            browser.fill("a", "true")
            try await browser.press()
            #expect(browser.status == .ok)
            #expect(browser.html.contains("further questions"))
            #expect(try await server.store.submissions(form: "f").isEmpty)
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }

    @Test func addsAndRemovesItemsKeepingWhatWasTyped() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            browser.fill("guaranteed", "true")
            browser.fill("name", "Ada")
            try await browser.press()
            browser.fill("guarantors[0].name", "Charles")
            try await browser.press("add:guarantors")
            #expect(browser.status == .ok)
            #expect(browser.value("name") == "Ada")
            #expect(browser.value("guarantors[0].name") == "Charles")
            browser.fill("guarantors[1].name", "Mary")
            try await browser.press("add:guarantors")
            browser.fill("guarantors[2].name", "Grace")
            try await browser.press("add:guarantors")
            #expect(browser.value("guarantors[3].name") == nil)
            try await browser.press("remove:guarantors[1]")
            #expect(browser.value("guarantors[0].name") == "Charles")
            #expect(browser.value("guarantors[1].name") == "Grace")
            #expect(browser.value("guarantors[2].name") == nil)
            browser.fill("amount", "5000")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        let values = try await server.store.submissions(form: "loan").first?.values
        #expect(values?.contains(#""guarantors":[{"name":"Charles"},{"name":"Grace"}]"#) == true)
    }

    /// A script may have added and removed items before it let the post go.
    @Test func takesItemsThatTheScriptMadeInThePage() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            let state = try #require(browser.hidden("fw.state").first)
            let seen = ["name", "amount", "months", "purpose", "guaranteed"].map { "fw.seen=\($0)" }
            let items = ["guarantors%5B0%5D%234", "guarantors%5B1%5D%237"].map { "fw.seen=\($0)" }
            let fields = ["guarantors%5B0%5D.name", "guarantors%5B1%5D.name"].map { "fw.seen=\($0)&v.\($0)=Item" }
            let body =
                (seen + items + fields).joined(separator: "&")
                + "&v.guaranteed=true&v.name=Ada&v.amount=1000&v.months=6&fw.state=\(state)"
            let response = try await client.executeRequest(
                uri: "/loan", method: .post, headers: header("Content-Type", "application/x-www-form-urlencoded"),
                body: .init(string: body))
            #expect(response.status == .seeOther)
        }
        let values = try await server.store.submissions(form: "loan").first?.values
        #expect(values?.contains(#"[{"name":"Item"},{"name":"Item"}]"#) == true)
    }

    @Test func pressingSubmitTwiceStoresOnce() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            browser.fill("name", "Ada")
            browser.fill("amount", "2000")
            let again = browser
            try await browser.press()
            var second = again
            try await second.press()
            #expect(browser.status == .seeOther)
            #expect(second.status == .seeOther)
            #expect(try await server.store.submissions(form: "loan").count == 1)

            var other = again
            other.fill("amount", "3000")
            try await other.press()
            #expect(other.status == .conflict)
            #expect(other.value("amount") == "3000")
            #expect(try await server.store.submissions(form: "loan").count == 1)
            try await other.press()
            #expect(other.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "loan").count == 2)
    }

    @Test func keepsStaticallyDisabledAnswersAndIgnoresUnknownNames() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            browser.fill("name", "Ada")
            browser.fill("amount", "2000")
            browser.fill("branch", "Elsewhere")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        let values = try await server.store.submissions(form: "loan").first?.values
        #expect(values?.contains("Main street") == true)
    }

    @Test func calculatedDefaultsStayCalculatedUntilTouched() async throws {
        let form = try definition(
            """
            { "id": "f", "fields": [ { "id": "a", "type": "integer", "value": 2 },
              { "id": "twice", "type": "integer", "formula": "$a * 2" } ] }
            """)
        let server = try await ServedForms([form])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            #expect(browser.value("twice") == "4")
            browser.fill("a", "5")
            try await browser.press()
            try await browser.open("/f")
            browser.fill("a", "5")
            browser.fill("twice", "11")
            try await browser.press()
        }
        #expect(
            try await server.store.submissions(form: "f").map(\.values)
                == [#"{"a":5,"twice":10}"#, #"{"a":5,"twice":11}"#])
    }

    @Test func closedGroupsAndEmptyRepeatsAreOnThePage() async throws {
        let form = try definition(
            """
            { "id": "f", "groups": [
              { "id": "g", "title": "More", "collapsed": true, "sections": [
                { "fields": [ { "id": "a", "type": "text" } ] },
                { "id": "guests", "title": "Guests", "repeat": { "max": 2 }, "fields": [
                  { "id": "name", "type": "text" } ] } ] } ] }
            """)
        let server = try await ServedForms([form])
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/f")
            browser.fill("a", "inside")
            try await browser.press("add:guests")
            browser.fill("guests[0].name", "Ada")
            try await browser.press("remove:guests[0]")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
        #expect(try await server.store.submissions(form: "f").map(\.values) == [#"{"a":"inside"}"#])
    }

    @Test func worksOverTheNetworkUnderAPrefix() async throws {
        let server = try await ServedForms.loan(FormRoutesOptions(prefix: "forms/"))
        try await server.testLive { client in
            var browser = Browser(client)
            try await browser.open("/forms/loan")
            #expect(browser.html.contains("/forms/_formwork/formwork+"))
            browser.fill("name", "Ada")
            browser.fill("amount", "2000")
            try await browser.press()
            #expect(browser.location == "/forms/loan/done")
        }
    }
}
#endif
