#if Server
import Formwork
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServerTests

/// Answers that a form has no place for are errors with their path, and nothing of them is stored.
struct MisfitTests {
    private static let json = #"""
        { "id": "f", "sections": [
            { "fields": [ { "id": "name" }, { "id": "contact.mail" }, { "id": "contact.phone.home" },
              { "id": "colours", "type": "check_group", "options": [ { "id": "r", "title": "R" } ] },
              { "id": "go", "type": "button", "title": "Go" } ] },
            { "id": "items", "repeat": {}, "fields": [ { "id": "n", "type": "integer" },
              { "id": "parts", "repeat": {}, "fields": [ { "id": "p" } ] } ] } ] }
        """#

    /// Answers, and what is wrong with them: the path and the code.
    static let cases: [(answers: String, errors: [String])] = [
        (#"{"items":5}"#, ["items wrong_shape"]),
        (#"{"items":{"0":{"n":1}}}"#, ["items wrong_shape"]),
        (#"{"items":[5,"x",[]]}"#, ["items[0] wrong_shape", "items[1] wrong_shape", "items[2] wrong_shape"]),
        (#"{"items":[{"n":{"a":1}},{"n":[1]}]}"#, ["items[0].n wrong_shape", "items[1].n wrong_shape"]),
        (#"{"items":[{"parts":"x"},{"m":1}]}"#, ["items[0].parts wrong_shape", "items[1].m unknown_field"]),
        (#"{"name":{"first":"Ada"}}"#, ["name wrong_shape"]),
        (#"{"name":["Ada"]}"#, ["name wrong_shape"]),
        (#"{"colours":{"r":true}}"#, ["colours wrong_shape"]),
        (#"{"colours":["r",["r"]]}"#, ["colours wrong_shape"]),
        (#"{"contact":"a@b.c"}"#, ["contact wrong_shape"]),
        (#"{"contact":{"phone":5}}"#, ["contact.phone wrong_shape"]),
        (#"{"contact":{"fax":"1"}}"#, ["contact.fax unknown_field"]),
        (#"{"nam":"Ada"}"#, ["nam unknown_field"]),
        (#"{"nam":{"a":1,"b":{"c":2}}}"#, ["nam unknown_field"]),
        (#"{"go":true}"#, ["go unknown_field"]),
        (#"{"items[0].m":1,"items[1].n":[2]}"#, ["items[0].m unknown_field", "items[1].n wrong_shape"]),
        (
            #"{"items[01].n":1,"items[1000].n":1,"items[-1].n":1}"#,
            ["items[01].n unknown_field", "items[1000].n unknown_field", "items[-1].n unknown_field"]
        ),
        (#"{"contact":{"mail":"a"},"contact.mail":"b"}"#, ["contact.mail answered_twice"]),
        (#"{"items":[{"n":1}],"items[0].n":2}"#, ["items[0].n answered_twice"]),
        (
            #"{"fw.state":"x","v.name":"x","":"x"}"#,
            ["fw.state unknown_field", "v.name unknown_field", " unknown_field"]
        ),
    ]

    static let fitting = [
        "{}", #"{"name":null,"items":null,"colours":null,"contact":null}"#, #"{"name":"Ada","items":[{"n":1},null]}"#,
        #"{"colours":"r"}"#, #"{"colours":[]}"#, #"{"name":[]}"#, #"{"contact":{"phone":{"home":"1"}}}"#,
        #"{"contact.phone.home":"1","contact":{"mail":"a"}}"#, #"{"contact":{"phone.home":"1"}}"#,
        #"{"items[1].parts[2].p":"x"}"#, #"{"items[0]":{"n":1,"parts[0].p":"x"}}"#, #"{"name":5}"#, #"{"name":true}"#,
    ]

    @Test(arguments: cases) func saysWhatDoesNotFit(_ answers: String, _ errors: [String]) async throws {
        let server = try await ServedForms([definition(Self.json)])
        try await server.test { client in
            let response = try await client.postJSON("/f", answers)
            #expect(response.status == .unprocessableContent)
            let found = response.json?["errors"]?.arrayValue ?? []
            let told = found.map { ($0["path"]?.stringValue ?? "?") + " " + ($0["code"]?.stringValue ?? "?") }
            #expect(told == errors)
            #expect(found.allSatisfy { $0["message"]?.stringValue?.hasPrefix("ui.") == false })
            let form = try CompiledForm(definition(Self.json))
            let given = try JSONParser.parse(Array(answers.utf8))
            let check = AnswerValidation(given, of: form, context: SessionContext())
            #expect(!check.isValid)
            #expect(check.misfits.map { $0.path + " " + $0.code.rawValue } == errors)
        }
        #expect(try await server.store.submissions(form: "f").isEmpty)
    }

    @Test(arguments: fitting) func takesWhatFits(_ answers: String) async throws {
        let server = try await ServedForms([definition(Self.json)])
        try await server.test { client in
            let response = try await client.postJSON("/f", answers)
            #expect(response.status == .created, "\(response.text)")
        }
    }

    /// Other errors are reported too, but not that a dropped answer is missing.
    @Test func tellsEverythingAtOnce() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            let response = try await client.postJSON("/loan", #"{"name":["Ada"],"amount":12,"mounths":3}"#)
            let errors = response.json?["errors"]?.arrayValue ?? []
            #expect(errors.map { $0["path"]?.stringValue } == ["name", "mounths", "amount"])
            #expect(errors.map { $0["code"]?.stringValue } == ["wrong_shape", "unknown_field", "min_value"])
        }
    }

    /// A long name is not copied for each name inside it, and is shortened in the reply.
    @Test func longNamesCostWhatTheyWeigh() throws {
        let form = try CompiledForm(definition(Self.json))
        let inner = (0..<20_000).map { JSONMember("k\($0)", 1) }
        let name = String(repeating: "a", count: 200_000)
        let misfits = form.misfits(in: .object([JSONMember(name, .object(inner)), JSONMember("name", .object(inner))]))
        #expect(misfits.map(\.code) == [.unknownField, .wrongShape])
        #expect(misfits.allSatisfy { $0.path.utf8.count < 200 })
        let many = JSONValue.object((0..<5_000).map { JSONMember("k\($0)", 1) })
        #expect(form.misfits(in: many).count == 100)
        let engine = FormEngine(form)
        _ = engine.perform(.load(.object([JSONMember(name, .object(inner)), JSONMember("name", "Ada")])))
        #expect(engine.values == ["name": "Ada"])
    }
}
#endif
