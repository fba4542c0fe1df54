#if Server
import Formwork
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FormworkServerTests

/// An answer that is sent for a field which nobody can answer does not count.
struct UnansweredFieldTests {
    /// Fields, the posted text for `target`, and whether it counts.
    struct Case: Sendable {
        var about: String
        var fields: String
        var counts: Bool
    }

    static let cases = [
        Case(
            about: "a condition on a hidden answer",
            fields: #"{"id":"role","type":"hidden","value":"user"},"#
                + #"{"id":"target","value":"old","enabled_when":"$role == 'admin'"}"#, counts: false),
        Case(
            about: "a condition on a hidden answer that holds",
            fields: #"{"id":"role","type":"hidden","value":"admin"},"#
                + #"{"id":"target","value":"old","enabled_when":"$role == 'admin'"}"#, counts: true),
        Case(
            about: "the other half of the condition can be answered",
            fields: #"{"id":"role","type":"hidden","value":"user"},{"id":"vip","type":"switch"},"#
                + #"{"id":"target","value":"old","enabled_when":"$vip and $role == 'admin'"}"#, counts: false),
        Case(
            about: "either half can make it so",
            fields: #"{"id":"role","type":"hidden","value":"user"},{"id":"vip","type":"switch"},"#
                + #"{"id":"target","value":"old","enabled_when":"$vip or $role == 'admin'"}"#, counts: true),
        Case(
            about: "hidden from the start",
            fields: #"{"id":"target","value":"old","hidden":true}"#, counts: false),
        Case(
            about: "in a section hidden from the start",
            fields: #"{"id":"s","hidden":true,"fields":[{"id":"target","value":"old"}]}"#, counts: false),
        Case(
            about: "hidden, and shown by an option",
            fields:
                #"{"id":"a","type":"select","options":[{"id":"x","title":"X","targets":[{"id":"target","action":"show"}]}]},"#
                + #"{"id":"target","value":"old","hidden":true}"#, counts: true),
        Case(
            about: "disabled from the start",
            fields: #"{"id":"target","value":"old","disabled":true}"#, counts: false),
        Case(
            about: "a formula of a hidden answer decides",
            fields: #"{"id":"role","type":"hidden","value":"user"},"#
                + #"{"id":"ok","type":"info","formula":"$role == 'admin'"},"#
                + #"{"id":"target","value":"old","visible_when":"$ok"}"#, counts: false),
        Case(
            about: "a formula of an answer decides",
            fields: #"{"id":"n","type":"integer"},{"id":"ok","type":"info","formula":"$n * 2"},"#
                + #"{"id":"target","value":"old","visible_when":"$ok > 10"}"#, counts: true),
        Case(
            about: "two fields that wait for each other",
            fields: #"{"id":"other","enabled_when":"present($target)"},"#
                + #"{"id":"target","enabled_when":"present($other)"}"#, counts: false),
        Case(
            about: "behind another field that can be opened",
            fields: #"{"id":"a","type":"switch"},{"id":"b","type":"switch","enabled_when":"$a"},"#
                + #"{"id":"target","value":"old","enabled_when":"$b"}"#, counts: true),
        Case(
            about: "behind a field that cannot be opened",
            fields: #"{"id":"a","type":"switch","disabled":true},{"id":"b","type":"switch","enabled_when":"$a"},"#
                + #"{"id":"target","value":"old","enabled_when":"$b"}"#, counts: false),
        Case(
            about: "a conditional that is blank on one side",
            fields: #"{"id":"role","type":"hidden"},{"id":"a","type":"integer"},"#
                + #"{"id":"target","value":"old","enabled_when":"($a > 1 ? $role : coalesce($role, 'x')) == 'admin'"}"#,
            counts: false),
        Case(
            about: "a sum of answers in items",
            fields: #"{"id":"items","repeat":{"max":3},"fields":[{"id":"n","type":"integer"}]},"#
                + #"{"id":"target","value":"old","enabled_when":"sum($items[].n) > 5"}"#, counts: true),
        Case(
            about: "how many items there are, which nobody can change",
            fields:
                #"{"id":"items","disabled":true,"repeat":{"items":[{"n":1}]},"fields":[{"id":"n","type":"integer"}]},"#
                + #"{"id":"target","value":"old","enabled_when":"sum($items[].n) > 5"}"#, counts: false),
        Case(
            about: "a button that can be pressed",
            fields: #"{"id":"go","type":"button","title":"Go","targets":[{"id":"target","action":"enable"}]},"#
                + #"{"id":"target","value":"old","disabled":true}"#, counts: true),
        Case(
            about: "an event changes what the condition reads",
            fields: #"{"id":"a","type":"select","options":[{"id":"x","title":"X","targets":"#
                + #"[{"id":"role","action":"update","value":"admin"}]}]},{"id":"role","disabled":true,"value":"user"},"#
                + #"{"id":"target","value":"old","enabled_when":"$role == 'admin'"}"#, counts: true),
    ]

    private func served(_ index: Int) async throws -> ServedForms {
        let json = #"{"id":"f","when_hidden":"keep","fields":[\#(Self.cases[index].fields)]}"#
        return try await ServedForms([definition(json)])
    }

    @Test(arguments: 0..<cases.count) func aPageThatIsPosted(_ index: Int) async throws {
        let server = try await served(index)
        try await server.test { client in
            var page = Browser(client)
            try await page.open("/f")
            let state = try #require(page.hidden("fw.state").first)
            for text in ["", #"{"overridden":[],"tapped":[],"texts":{"target":"mine"}}"#] {
                let body =
                    "fw.state=\(state)&fw.seen=target&v.target=mine&fw.unshown="
                    + text.replacing("{", with: "%7B").replacing("}", with: "%7D").replacing("\"", with: "%22")
                try await page.post(body + "&fw.action=submit", to: "/f")
                #expect(page.html.contains("mine") == Self.cases[index].counts || page.status == .seeOther)
                for stored in try await server.store.submissions(form: "f") {
                    #expect(stored.values.contains("mine") == Self.cases[index].counts, "\(Self.cases[index].about)")
                }
            }
        }
    }

    @Test(arguments: 0..<cases.count) func answersAsJSON(_ index: Int) async throws {
        let server = try await served(index)
        try await server.test { client in
            let response = try await client.postJSON("/f", #"{"target":"mine"}"#)
            #expect(response.status == .created, "\(Self.cases[index].about): \(response.text)")
            #expect(response.text.contains("mine") == Self.cases[index].counts, "\(Self.cases[index].about)")
            if !Self.cases[index].counts, Self.cases[index].fields.contains("old") {
                #expect(response.json?["values"]?["target"]?.stringValue == "old", "\(Self.cases[index].about)")
            }
        }
    }

    /// A choice that is not among the options is an error if the field takes input. Otherwise it is dropped.
    @Test func choicesThatAreNoOptions() async throws {
        let form = try definition(
            #"{"id":"f","when_hidden":"keep","fields":[{"id":"a","type":"switch"},{"id":"plan","type":"select","#
                + #""visible_when":"$a","options":[{"id":"free","title":"Free"}]}]}"#)
        let server = try await ServedForms([form])
        try await server.test { client in
            let hidden = try await client.postJSON("/f", #"{"a":false,"plan":"root"}"#)
            #expect(hidden.status == .created && !hidden.text.contains("root"))
            let kept = try await client.postJSON("/f", #"{"a":false,"plan":"free"}"#)
            #expect(kept.json?["values"]?["plan"]?.stringValue == "free")
            let shown = try await client.postJSON("/f", #"{"a":true,"plan":"root"}"#)
            #expect(shown.status == .unprocessableContent)
        }
    }

    /// A section whose items nobody can change has the items of the definition.
    @Test func itemsThatNobodyCanChange() async throws {
        let form = try definition(
            #"{"id":"f","when_hidden":"keep","fields":[{"id":"roles","hidden":true,"repeat":{"items":[{"name":"user"}]},"#
                + #""fields":[{"id":"name"}]}]}"#)
        let server = try await ServedForms([form])
        try await server.test { client in
            let response = try await client.postJSON("/f", #"{"roles":[{"name":"root"},{"name":"admin"}]}"#)
            #expect(response.json?["values"] == ["roles": [["name": "user"]]], "\(response.text)")
        }
    }

    @Test func theCommandAgrees() throws {
        for item in Self.cases {
            let form = try CompiledForm(definition(#"{"id":"f","when_hidden":"keep","fields":[\#(item.fields)]}"#))
            let check = AnswerValidation(["target": "mine"], of: form, context: SessionContext())
            #expect(check.json.text().contains("mine") == item.counts, "\(item.about)")
        }
    }
}
#endif
