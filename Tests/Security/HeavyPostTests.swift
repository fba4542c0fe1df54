#if Server
import FormworkCore
import FormworkDialect
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FormworkServerTests

/// Posts that take much work. Within the limit they are accepted, beyond it they are refused with a reason.
struct HeavyPostTests {
    private static func serve(_ json: String, _ post: PostLimits = PostLimits()) async throws -> ServedForms {
        try await ServedForms(
            [try definition(json)], options: FormRoutesOptions(limits: ServerLimits(post: post)))
    }

    /// A repeat in a repeat, with a share of the sum over all.
    private static let shares = """
        { "id": "shares", "sections": [
          { "id": "orders", "repeat": { "max": 100 }, "fields": [
            { "id": "lines", "repeat": { "max": 90 }, "fields": [
              { "id": "price", "type": "decimal" },
              { "id": "share", "type": "info", "formula": "$price / sum($orders[].lines[].price)" } ] } ] } ] }
        """

    private static func orders(_ count: Int, lines: Int) -> String {
        let line = #"{"price":2}"#
        let order = #"{"lines":[\#(Array(repeating: line, count: lines).joined(separator: ","))]}"#
        return #"{"orders":[\#(Array(repeating: order, count: count).joined(separator: ","))]}"#
    }

    @Test func takesSharesOfASum() async throws {
        let server = try await Self.serve(Self.shares)
        try await server.test { client in
            let response = try await client.postJSON("/shares", Self.orders(20, lines: 40))
            #expect(response.status == .created)
            #expect(response.text.contains("0.00125"))
        }
    }

    @Test func refusesMoreItemsThanAFormMayHave() async throws {
        let server = try await Self.serve(Self.shares)
        let open = #"{"id":"open","sections":[{"id":"a","repeat":{},"fields":[{"id":"x"}]}]}"#
        let other = try await Self.serve(open, PostLimits(items: 20))
        try await server.test { client in
            let response = try await client.postJSON("/shares", Self.orders(120, lines: 90))
            #expect(response.status == .contentTooLarge)
            #expect(response.text.contains("too_large"))
        }
        try await other.test { client in
            let items = { (count: Int) in
                #"{"a":[\#(Array(repeating: #"{"x":"1"}"#, count: count).joined(separator: ","))]}"#
            }
            let fitting = try await client.postJSON("/open", items(20))
            #expect(fitting.status == .created)
            let crowded = try await client.postJSON("/open", items(21))
            #expect(crowded.status == .contentTooLarge)
            let far = try await client.postJSON("/open", #"{"a[40].x":"1"}"#)
            #expect(far.status == .contentTooLarge)
        }
        #expect(try await server.store.submissions(form: "shares").isEmpty)
    }

    /// Every item searches a text that is made of all items.
    private static let square = """
        { "id": "square", "sections": [ { "id": "a", "repeat": { "max": 900 }, "fields": [
          { "id": "x", "type": "text", "value": "x" },
          { "id": "y", "type": "info", "formula": "length(concat($a[].x, $x))" } ] } ] }
        """

    @Test func refusesMoreWorkThanAPostMayCost() async throws {
        let server = try await Self.serve(Self.square, PostLimits(steps: 60_000))
        try await server.test { client in
            let items = { (count: Int) in
                #"{"a":[\#(Array(repeating: #"{"x":"1"}"#, count: count).joined(separator: ","))]}"#
            }
            #expect(try await client.postJSON("/square", items(20)).status == .created)
            let refused = try await client.postJSON("/square", items(600))
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains("too_much_work"))
            var browser = Browser(client)
            try await browser.open("/square")
            let seen = (0..<600).map { "fw.seen=a%5B\($0)%5D%23\($0 + 1)" }.joined(separator: "&")
            let state = try #require(browser.hidden("fw.state").first)
            try await browser.post("fw.state=\(state)&\(seen)&fw.action=submit", to: "/square")
            #expect(browser.status == .unprocessableContent)
            #expect(browser.html.contains("too much work"))
        }
        #expect(try await server.store.submissions(form: "square").count == 1)
    }

    @Test func refusesPatternsThatTakeLong() async throws {
        let form = """
            { "id": "form", "fields": [
              { "id": "t", "type": "text_view", "validations": { "pattern": "(a*b?){200}c" } } ] }
            """
        let server = try await Self.serve(form, PostLimits(steps: 100_000))
        try await server.test { client in
            let text = String(repeating: "a", count: 4_000)
            let response = try await client.postJSON("/form", #"{"t":"\#(text)"}"#)
            #expect(response.status == .unprocessableContent)
            #expect(response.text.contains("too_much_work"))
        }
    }
}
#endif
