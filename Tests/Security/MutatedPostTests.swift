#if Server
import Formwork
import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FormworkServerTests

/// Posts of an honest page, changed at random: whatever happens, the server replies, and what it stores is what the
/// form itself would take.
struct MutatedPostTests {
    private static let form = """
        { "id": "visit", "title": "Visit", "locale": "de", "sections": [
          { "id": "who", "fields": [
            { "id": "name", "title": "Name", "type": "text", "validations": { "required": true } },
            { "id": "email", "title": "E-mail", "type": "email" },
            { "id": "site", "title": "Site", "type": "url" },
            { "id": "born", "title": "Born", "type": "date" },
            { "id": "budget", "title": "Budget", "type": "currency", "currency": "EUR" },
            { "id": "secret", "title": "Password", "type": "password", "store": "nothing" },
            { "id": "role", "title": "Role", "type": "hidden", "value": "guest" },
            { "id": "limit", "title": "Limit", "type": "integer", "value": 5, "enabled_when": "$role == 'admin'" },
            { "id": "fixed", "title": "Fixed", "type": "text", "value": "Main street", "disabled": true },
            { "id": "more", "title": "More", "type": "switch" } ] },
          { "id": "guests", "title": "Guests", "visible_when": "$more", "repeat": { "max": 4 }, "fields": [
            { "id": "name", "title": "Name", "type": "text", "validations": { "required": true } },
            { "id": "share", "title": "Share", "type": "info", "formula": "$age / sum($guests[].age)" },
            { "id": "age", "title": "Age", "type": "integer" } ] } ] }
        """

    private static let texts = [
        "", " ", "\u{0}", "\r\n", "\u{202E}evil", "\u{200B}", "e" + String(repeating: "\u{301}", count: 3_000),
        "javascript:alert(1)", "<script>alert(1)</script>", "12.50", "1,234.56", "1.2.3,4", "99999999999999999999999",
        "1e999999999", "-0", "11/10/26", "0026-11-10", "2026-02-30", "admin", "true", "null", "[]", "{}", "貸",
        String(repeating: "[", count: 2_000), String(repeating: "[0]", count: 700) + "#1", "guests[0]#1", "guests[9]#9",
        "guests[0].name", "guests[99999999999999999999].name", "role", "limit", "fixed", "add:guests", "tap:more",
        #"{"overridden":["limit"],"tapped":["role"],"texts":{"role":"admin","guests[0].name":"x"}}"#,
        String(repeating: #"{"texts":"#, count: 300),
    ]

    private static let names = [
        "v.name", "v.email", "v.site", "v.born", "v.budget", "v.secret", "v.role", "v.limit", "v.fixed", "v.more",
        "v.guests[0].name", "v.guests[0].age", "v.guests[0].share", "v.nobody", "fw.seen", "fw.unshown", "fw.deleted",
        "fw.action", "fw.state", "fw.other",
    ]

    private static func mutate(
        _ entries: [(name: String, value: String)], _ generator: inout SeededGenerator
    ) -> [(name: String, value: String)] {
        var entries = entries
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let text = texts.randomElement(using: &generator) ?? ""
            let name = names.randomElement(using: &generator) ?? ""
            guard let index = entries.indices.randomElement(using: &generator) else { break }
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: entries[index].value = text
            case 1: entries[index].name = name
            case 2: entries.remove(at: index)
            case 3: entries.append((name, text))
            case 4: entries += [("fw.seen", String(name.dropFirst(2))), (name, text)]
            default: entries.swapAt(index, entries.count - 1)
            }
        }
        return entries
    }

    @Test(arguments: [1, 2, 3]) func whatIsStoredIsWhatTheFormTakes(_ seed: UInt64) async throws {
        let definition = try definition(Self.form)
        let server = try await ServedForms([definition])
        try await server.test { client in
            var generator = SeededGenerator(share: seed)
            for _ in 0..<80 {
                var page = Browser(client)
                try await page.open("/visit")
                page.fill("name", "Ada")
                if Bool.random(using: &generator) {
                    page.fill("more", "true")
                    try await page.press("next")
                }
                let body = Browser.body(Self.mutate(page.entries(), &generator))
                try await page.post(body, to: "/visit")
                let isReply = [.ok, .seeOther, .badRequest, .conflict, .unprocessableContent, .contentTooLarge]
                    .contains(page.status)
                #expect(isReply, "\(page.status) for \(body.prefix(2_000))")
                #expect(!page.html.contains("<script>alert"))
            }
        }
        try await expectHonesty(of: server, definition)
    }

    @Test(arguments: [4, 5, 6]) func answersAsJSONKeepTheSameLaws(_ seed: UInt64) async throws {
        let definition = try definition(Self.form)
        let server = try await ServedForms([definition])
        try await server.test { client in
            var generator = SeededGenerator(share: seed)
            let keys =
                Self.names.filter { $0.hasPrefix("v.") }.map { String($0.dropFirst(2)) } + ["guests", "guests[]"]
            for _ in 0..<150 {
                var members = [JSONMember("name", "Ada")]
                for _ in 0..<Int.random(in: 0...4, using: &generator) {
                    let key = keys.randomElement(using: &generator) ?? ""
                    members.append(JSONMember(key, Self.value(&generator, depth: 3)))
                }
                let reply = try await client.postJSON("/visit", JSONValue.object(members).text())
                let isReply = [.created, .badRequest, .unprocessableContent, .contentTooLarge].contains(reply.status)
                #expect(isReply, "\(reply.status)")
            }
        }
        try await expectHonesty(of: server, definition)
    }

    private static func value(_ generator: inout SeededGenerator, depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth == 0 ? 3 : 5), using: &generator) {
        case 0: return .string(texts.randomElement(using: &generator) ?? "")
        case 1: return .number(Int.random(in: -3...3_000, using: &generator))
        case 2: return .bool(Bool.random(using: &generator))
        case 3:
            let count = Int.random(in: 0...6, using: &generator)
            return .array((0..<count).map { _ in value(&generator, depth: depth - 1) })
        default:
            let keys = ["name", "age", "share", "role", ""].shuffled(using: &generator).prefix(2)
            return .object(keys.map { JSONMember($0, value(&generator, depth: depth - 1)) })
        }
    }

    /// A stored submission passes validation, is read back unchanged, and has no answers that nobody could give.
    private func expectHonesty(of server: ServedForms, _ definition: FormDefinition) async throws {
        let form = try CompiledForm(definition)
        let context = SessionContext(for: form, zone: .gmt)
        for submission in try await server.store.submissions(form: "visit") {
            let values = try JSONParser.parse(Array(submission.values.utf8), limits: .definition)
            let session = FormSession(form, context: context)
            session.load(values)
            #expect(session.perform(.submit).submission == .accepted, "\(submission.values)")
            #expect(session.engine.values["guests"] == values["guests"], "\(submission.values)")
            #expect(values["role"] == "guest" && values["limit"] == 5 && values["fixed"] == "Main street")
            #expect(values["secret"] == nil)
            let name = values["name"]?.stringValue ?? ""
            #expect(!name.unicodeScalars.contains { $0.properties.generalCategory == .control || $0 == "\u{202E}" })
        }
    }
}
#endif
