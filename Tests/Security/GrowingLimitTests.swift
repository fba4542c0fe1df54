#if Server
import FormworkCore
import FormworkDialect
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServerTests

/// Every form that can be served can be posted, because limits grow with the form.
struct GrowingLimitTests {
    private static let small = PostLimits(bytes: 2_000, controls: 5, items: 1)

    private static func serve(_ json: String) async throws -> ServedForms {
        try await ServedForms([try definition(json)], options: FormRoutesOptions(limits: ServerLimits(post: small)))
    }

    @Test func takesFormsWithManyFields() async throws {
        let fields = (0..<60).map { #"{"id":"field_\#($0)","value":"some text"}"# }.joined(separator: ",")
        let server = try await Self.serve(#"{"id":"form","fields":[\#(fields)]}"#)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/form")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }

    @Test func takesTheItemsThatAFormBeginsWith() async throws {
        let server = try await Self.serve(
            #"{"id":"form","sections":[{"id":"people","repeat":{"min":12},"fields":[{"id":"name","value":"A"}]}]}"#)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/form")
            try await browser.press("add:people")
            #expect(browser.status == .ok)
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }

    /// The state in the page that comes back contains the text again, in addition to the control.
    @Test func takesARefusedTextOnceMore() async throws {
        let server = try await Self.serve(
            #"{"id":"form","fields":[{"id":"text","type":"text"},{"id":"n","validations":{"required":true}}]}"#)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/form")
            browser.fill("text", String(repeating: "long ", count: 380))
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            try await browser.press()
            #expect(browser.status == .unprocessableContent)
            browser.fill("n", "1")
            try await browser.press()
            #expect(browser.status == .seeOther)
            browser.fill("text", String(repeating: "long ", count: 1_000))
            try await browser.press()
            #expect(browser.status == .contentTooLarge)
        }
    }

    /// Text that becomes longer in the state of a page and in its post.
    @Test(arguments: ["<", "\"", "\\", "é", "\\u003c<"]) func takesARefusedTextOfSignsOnceMore(_ sign: String)
        async throws
    {
        let server = try await ServedForms([
            try definition(
                #"{"id":"form","fields":[{"id":"text","type":"text"},{"id":"n","validations":{"required":true}}]}"#
            )
        ])
        let text = String(repeating: sign, count: 495_000 / sign.utf8.count)
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/form")
            browser.fill("text", text)
            for _ in 0..<2 {
                try await browser.press()
                #expect(browser.status == .unprocessableContent)
                #expect(browser.value("text").map { $0.utf8.elementsEqual(text.utf8) } == true)
            }
            browser.fill("text", "short")
            browser.fill("n", "1")
            try await browser.press()
            #expect(browser.status == .seeOther)
        }
    }

    @Test func saysBeforeServingWhatCannotBePosted() async throws {
        let lines = #"{"id":"lines","repeat":{"min":200},"fields":[{"id":"x"}]}"#
        let nested = #"{"id":"form","sections":[{"id":"orders","repeat":{"min":200},"fields":[\#(lines)]}]}"#
        let form = try definition(nested)
        await #expect(throws: FormSourceProblem.self) { try await ServedForms([form]) }
        let folder = try TemporaryFolder()
        try folder.write("form.json", nested)
        let report = try #require(try FormLibrary(paths: [folder.path("form.json")]).reports.first)
        #expect(report.errors == 1)
        #expect(report.text.contains("begins with 40200 items"))
    }
}
#endif
