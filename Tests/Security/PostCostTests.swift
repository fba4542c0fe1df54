#if Server
import FormworkCore
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FormworkServer
@testable import FormworkServerTests

/// The work of reading a post is in proportion to its bytes. Steps are counted while inputs double.
struct PostCostTests {
    /// What attackers put into one field of the protocol, about so many bytes long.
    static let shapes: [(name: String, make: @Sendable (Int) -> [URLEncodedForm.Entry])] = [
        ("brackets in a marker", { one("fw.seen", "[".times($0)) }),
        ("closed brackets in a marker", { one("fw.seen", "[0]".times($0 / 3)) }),
        ("a name and brackets", { one("fw.seen", "guarantors" + "[0]".times($0 / 3) + "#1") }),
        ("an item's marker of many levels", { one("fw.seen", "guarantors[0].".times($0 / 14) + "guarantors[0]#1") }),
        ("points in a marker", { one("fw.seen", ".".times($0)) }),
        ("signs of numbers in a marker", { one("fw.seen", "#".times($0)) }),
        ("a long number in a marker", { one("fw.seen", "guarantors[0]#" + "1".times($0)) }),
        ("a long index in a marker", { one("fw.seen", "guarantors[" + "1".times($0) + "]#1") }),
        ("combining marks in a marker", { one("fw.seen", "a" + "\u{301}\u{316}".times($0 / 4)) }),
        ("many markers of one item", { many("fw.seen", "guarantors[0]#1", $0) }),
        (
            "many items",
            { size in (0..<size / 25).map { .init(name: "fw.seen", value: "guarantors[\($0 % 3)]#\($0 % 250)") } }
        ),
        ("many markers that lead nowhere", { many("fw.seen", "guarantors[2][2]", $0) }),
        ("a name of brackets", { one("v." + "[".times($0), "x") }),
        ("a name of combining marks", { one("v." + "\u{301}".times($0 / 2), "x") }),
        ("a long value", { one("v.name", "\r\n".times($0 / 2)) }),
        ("many values of one control", { many("v.purpose", "car", $0) }),
        ("many names", { size in (0..<size / 20).map { .init(name: "v.guarantors[\($0)].name", value: "x") } }),
        ("unshown brackets", { one("fw.unshown", "[".times($0)) }),
        ("unshown texts", { one("fw.unshown", #"{"texts":{"\#("[".times($0))":"x"}}"#) }),
        (
            "many unshown texts",
            { size in one("fw.unshown", #"{"texts":{\#(list(size) { "\"[0][0][\($0)]\":\"x\"" })}}"#) }
        ),
        ("one text often tapped", { size in one("fw.unshown", #"{"tapped":[\#(list(size) { _ in "\"name\"" })]}"#) }),
        ("overridden", { size in one("fw.unshown", #"{"overridden":["\#("a.".times(size / 2))"]}"#) }),
        ("deleted brackets", { one("fw.deleted", "[0]".times($0 / 3)) }),
        ("one field often deleted", { many("fw.deleted", "name", $0) }),
        ("an action of brackets", { one("fw.action", "add:" + "[".times($0)) }),
        ("many controls without a name", { many("", "", $0) }),
    ]

    @Test(arguments: 0..<shapes.count) func stepsGrowWithTheBytes(_ shape: Int) throws {
        let form = try CompiledForm(definition(loanJSON))
        var ratios: [Int] = []
        for size in [10_000, 20_000, 40_000, 80_000] {
            let entries = Self.shapes[shape].make(size)
            let bytes = entries.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 2 }
            var reader = PostReader(form, itemLimit: 300)
            let post = try reader.read(entries, isTrusted: true)
            ratios.append(reader.steps * 10 / bytes)
            // Every place of the form is kept at most once.
            #expect(post.seen.count <= 9 && post.answers.count <= 1_010 && post.items.count <= 1)
            #expect((post.unshown?.texts.count ?? 0) <= 9)
        }
        // There is a maximum of steps for each byte, and it does not grow with the bytes.
        #expect(ratios.allSatisfy { $0 <= 30 }, "\(Self.shapes[shape].name): \(ratios)")
        #expect((ratios.last ?? 0) <= (ratios.first ?? 0) + 2, "\(Self.shapes[shape].name): \(ratios)")
    }

    @Test(arguments: 0..<shapes.count) func theServerAnswersAllOfThem(_ shape: Int) async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var page = Browser(client)
            try await page.open("/loan")
            let state = try #require(page.hidden("fw.state").first)
            for signed in [false, true] {
                var entries = Self.shapes[shape].make(40_000)
                if signed { entries.append(.init(name: "fw.state", value: state)) }
                let body = entries.map { escaped($0.name) + "=" + escaped($0.value) }.joined(separator: "&")
                let response = try await client.executeRequest(
                    uri: "/loan", method: .post, headers: [.contentType: "application/x-www-form-urlencoded"],
                    body: ByteBuffer(string: body))
                #expect(response.status.code < 500)
            }
        }
        #expect(try await server.store.submissions(form: "loan").isEmpty)
    }

    /// Of a post without a signed state, only the parts are read that are needed to show the page again.
    @Test func nothingIsBelievedWithoutAState() throws {
        let form = try CompiledForm(definition(loanJSON))
        let entries: [URLEncodedForm.Entry] = [
            .init(name: "fw.seen", value: "name"), .init(name: "v.name", value: "Ada"),
            .init(name: "fw.deleted", value: "name"), .init(name: "fw.action", value: "add:guarantors"),
            .init(name: "fw.unshown", value: #"{"texts":{"purpose":"car"},"tapped":["name"]}"#),
        ]
        var reader = PostReader(form, itemLimit: 300)
        let post = try reader.read(entries, isTrusted: false)
        #expect(post.unshown == nil && post.deleted.isEmpty && post.action == "submit")
        #expect(post.seen.count == 1 && post.answers.count == 1)
    }

    /// People whose page is too old for the server's key get it back as they filled it, guests and all.
    @Test func aPageWithoutAStateKeepsItsItems() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            var browser = Browser(client)
            try await browser.open("/loan")
            browser.fill("guaranteed", "true")
            try await browser.press("add:guarantors")
            try await browser.press("add:guarantors")
            browser.fill("guarantors[0].name", "Charles")
            browser.fill("guarantors[1].name", "Mary")
            browser.setHidden("fw.state", "gone")
            try await browser.press("remove:guarantors[0]")
            #expect(browser.status == .badRequest)
            #expect(browser.value("guarantors[0].name") == "Charles")
            #expect(browser.value("guarantors[1].name") == "Mary")
        }
    }

    /// Items are arranged in one transaction, so the work grows with their number and not with its square.
    @Test func itemsAreArrangedAtOnce() throws {
        let form = try CompiledForm(
            definition(#"{ "fields": [ { "id": "a", "repeat": {}, "fields": [ { "id": "b" } ] } ] }"#))
        var examined: [Int] = []
        for count in [50, 100, 200] {
            let engine = FormEngine(form)
            let section = try #require(engine.node(at: "a"))
            #expect(engine.arrangeItems(of: section, as: (1...count).map { ItemIndex($0 + 1_000) }))
            #expect(engine.itemIDs(section).count == count)
            let identities = engine.itemIDs(section).map { $0.item }
            #expect(engine.arrangeItems(of: section, as: Array(identities.dropFirst(count / 2))))
            #expect(
                engine.itemIDs(section).map { $0.item } == Array(identities.dropFirst(count / 2)))
            examined.append(engine.statistics.visits + engine.statistics.evaluations + engine.statistics.rowsExamined)
        }
        #expect(examined[2] <= examined[0] * 5, "\(examined)")
    }

    private static func one(_ name: String, _ value: String) -> [URLEncodedForm.Entry] {
        [.init(name: name, value: value)]
    }

    private static func many(_ name: String, _ value: String, _ size: Int) -> [URLEncodedForm.Entry] {
        Array(repeating: .init(name: name, value: value), count: size / (name.utf8.count + value.utf8.count + 2))
    }

    private static func list(_ size: Int, _ part: (Int) -> String) -> String {
        (0..<size / 12).map(part).joined(separator: ",")
    }

    private func escaped(_ text: String) -> String {
        text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension String {
    fileprivate func times(_ count: Int) -> String { String(repeating: self, count: count) }
}
#endif
