#if Server
import Foundation
import FormworkCore
import HummingbirdTesting
import Testing

/// `formwork validate`, `run`, `convert` and `schema`, run as people run them.
@Suite(.serialized, .tags(.waiting)) struct AnswerCommandTests {
    private let form = #"""
        { "id": "trip", "fields": [
            { "id": "name", "title": "Name", "validations": { "required": true, "max_length": 6 } },
            { "id": "days", "title": "Days", "type": "integer", "value": 2 },
            { "id": "cost", "title": "Cost", "type": "info", "formula": "$days * 40" },
            { "fields": [ { "id": "who", "title": "Who" } ], "id": "guests", "repeat": { "max": 2 } } ] }
        """#

    private func json(_ text: String) -> JSONValue? { try? JSONParser.parse(Array(text.utf8)) }

    @Test func validateTellsByItsExitCode() throws {
        let folder = try TemporaryFolder()
        try folder.write("trip.json", form)
        try folder.write("good.json", #"{ "name": "Ada", "days": 3, "guests[0].who": "Charles" }"#)
        let good = try Command.run("validate", folder.path("trip.json"), folder.path("good.json"))
        #expect(good.status == 0)
        #expect(good.errors == "")
        #expect(json(good.output)?["valid"]?.boolValue == true)
        let values: JSONValue = ["name": "Ada", "days": 3, "cost": 120, "guests": [["who": "Charles"]]]
        #expect(json(good.output)?["values"] == values)
        #expect(json(good.output)?["parameters"] != nil)

        let bad = try Command.run(["validate", folder.path("trip.json")], input: #"{"name":"Augusta"}"#)
        #expect(bad.status == 1)
        #expect(bad.errors == "")
        let error = json(bad.output)?["errors"]?.arrayValue?.first
        #expect(error?["path"]?.stringValue == "name")
        #expect(error?["code"]?.stringValue == "max_length")
        #expect(error?["parameters"]?["max"]?.numberValue == 6)
        #expect(json(bad.output)?["values"]?["days"] == nil)
    }

    @Test(arguments: [
        ("", "nothing here"), ("[1]", "Answers are an object"), (#"{"name": secret}"#, "A value belongs here"),
        (#"{"name": "secret", "name": "secret"}"#, "This key occurs twice"),
    ])
    func unusableAnswersPrintNothingButTheReason(_ answers: String, _ reason: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("trip.json", form)
        let outcome = try Command.run(["validate", folder.path("trip.json"), "-"], input: answers)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("standard input:1:"))
        #expect(outcome.errors.contains(reason))
        #expect(!outcome.errors.contains("secret"))
    }

    @Test func anUnusableFormIsToldApart() throws {
        let folder = try TemporaryFolder()
        try folder.write("broken.json", #"{ "fields": [ { "id": "a", "visible_when": "$b" } ] }"#)
        for command in ["validate", "run"] {
            let broken = try Command.run([command, folder.path("broken.json")], input: "{}")
            #expect(broken.status == 2)
            #expect(broken.output == "")
            #expect(broken.errors.contains("broken.json:1:44: error:"))
            let missing = try Command.run([command, folder.path("none.json")], input: "{}")
            #expect(missing.status == 2)
            #expect(missing.errors == "formwork: \(folder.path("none.json")) does not exist.\n")
            let directory = try Command.run([command, folder.path()], input: "{}")
            #expect(directory.status == 2)
            #expect(directory.errors == "formwork: \(folder.path()) is a folder; name a file in it.\n")
        }
    }

    @Test func validateAgreesWithTheServer() async throws {
        let folder = try TemporaryFolder()
        let server = try await ServedForms.loan()
        try await server.test { client in
            let answers = #"{"amount":12,"purpose":"boat","guaranteed":true,"guarantors":[{"name":" "}]}"#
            try folder.write("loan.json", loanJSON)
            let posted = try await client.postJSON("/loan", answers)
            let checked = try Command.run(["validate", folder.path("loan.json")], input: answers)
            #expect(json(checked.output)?["errors"] == posted.json?["errors"])
            #expect(json(checked.output)?["values"] == posted.json?["values"])
        }
    }

    @Test func clockZoneAndLanguageAreInputs() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "day.json",
            #"{"fields":[{"id":"today","type":"info","formula":"today()"},"#
                + #"{"id":"a","title":"A","validations":{"required":true}}]}"#)
        func run(_ options: String...) throws -> JSONValue? {
            json(try Command.run(["validate", folder.path("day.json")] + options, input: "{}").output)
        }
        let east = try run("--now", "2026-12-31T23:30:00Z", "--zone", "Asia/Shanghai", "--locale", "zh-Hans")
        #expect(east?["values"]?["today"]?.stringValue == "2027-01-01")
        #expect(east?["errors"]?.arrayValue?.first?["message"]?.stringValue == "请填写“A”")
        let west = try run("--now", "2026-12-31T23:30:00Z", "--zone", "UTC")
        #expect(west?["values"]?["today"]?.stringValue == "2026-12-31")
        for options in [["--now", "noon"], ["--zone", "Mars"], ["--locale", "klingonish"]] {
            let refused = try Command.run(["validate", folder.path("day.json")] + options, input: "{}")
            #expect(refused.status == 64)
            #expect(refused.output == "")
            #expect(refused.errors.contains("such as"))
        }
    }

    @Test func amountsAreWrittenAsTheServerWritesThem() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "yen.json", #"{"fields":[{"id":"a","type":"currency","currency":"JPY","value":1234}]}"#)
        let steps = #"{"op":"load","show":["fields"]}"#
        let outcome = try Command.run(["run", folder.path("yen.json")], input: steps)
        #expect(json(outcome.output)?["fields"]?["a"]?["display"]?.stringValue == "¥1,234")
    }

    @Test func textsAreInTheLanguageThatTheServerWouldChoose() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "two.json",
            #"{"fields":[{"id":"a","title":"Name","validations":{"required":true}}],"#
                + #""strings":{"de":{"Name":"Vorname"}}}"#)
        func message(_ options: String...) throws -> String? {
            let outcome = try Command.run(["validate", folder.path("two.json")] + options, input: "{}")
            return json(outcome.output)?["errors"]?.arrayValue?.first?["message"]?.stringValue
        }
        #expect(try message() == "Fill in “Name”")
        #expect(try message("--locale", "de-AT")?.contains("Vorname") == true)
        #expect(try message("--locale", "zh-Hans") == "Fill in “Name”")
    }

    @Test func runAnswersEachStep() throws {
        let folder = try TemporaryFolder()
        try folder.write("trip.json", form)
        try folder.write(
            "steps.json",
            #"""
            [ { "op": "load", "values": { "name": "Ada" } },
              { "op": "set", "field": "days", "value": 5, "show": ["statistics"] },
              { "op": "add_item", "field": "guests" },
              { "op": "submit" } ]
            """#)
        let outcome = try Command.run(
            "run", folder.path("trip.json"), folder.path("steps.json"), "--show", "values,errors")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        let lines = outcome.output.split(separator: "\n").map { json(String($0)) }
        #expect(lines.map { $0?["values"]?["cost"]?.intValue } == [80, 200, 200, 200])
        #expect(lines.map { $0?["statistics"] != nil } == [false, true, false, false])
        #expect(lines[2]?["changes"]?["insert"]?.arrayValue?.isEmpty == false)
        #expect(lines[3]?["changes"]?["submission"]?.stringValue == "accepted")
    }

    @Test func runNamesTheLineThatIsNoStep() throws {
        let folder = try TemporaryFolder()
        try folder.write("trip.json", form)
        let steps = #"""
            {"op":"load"}

            {"op":"set","field":"nam","value":"secret"}
            {"op":"submit"}
            """#
        let outcome = try Command.run(["run", folder.path("trip.json")], input: steps)
        #expect(outcome.status == 2)
        #expect(outcome.output.split(separator: "\n").count == 1)
        #expect(outcome.errors.hasPrefix("standard input:3:1: error:"))
        #expect(outcome.errors.contains("Did you mean `name`?"))
        #expect(!outcome.errors.contains("secret"))
        let show = try Command.run(["run", folder.path("trip.json"), "--show", "valeus"], input: steps)
        #expect(show.status == 64)
        #expect(show.errors.contains("Did you mean values?"))
    }

    @Test func runAnswersALineBeforeTheNextIsWritten() throws {
        let folder = try TemporaryFolder()
        try folder.write("trip.json", form)
        let conversation = try Command.talk("run", folder.path("trip.json"), "--show", "values")
        try conversation.say(#"{"op":"set","field":"name","value":"Ada"}"#)
        #expect(json(try conversation.hear())?["values"] == ["name": "Ada", "cost": 0])
        try conversation.say(#"{"op":"undo"}"#)
        #expect(json(try conversation.hear())?["values"] == ["cost": 0])
        #expect(try conversation.end() == 0)
    }

    @Test func schemaIsAJSONSchema() throws {
        let outcome = try Command.run("schema")
        #expect(outcome.status == 0)
        let schema = try JSONParser.parse(Array(outcome.output.utf8), limits: .definition)
        #expect(schema["$schema"]?.stringValue == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema["$defs"]?["field"]?["properties"]?["visible_when"] != nil)
    }

    @Test func convertPrintsTheFormInTheOwnDialect() throws {
        let old = #"""
            { "templates": { "sections": [ { "id": "firms", "fields": [ { "id": "firms[:index].name", "type": "float" } ] } ] },
              "groups": [ { "id": "g", "sections": [ { "id": "firms", "type": "dynamic", "action_title": "ADD" } ] } ] }
            """#
        let outcome = try Command.run(["convert", "-"], input: old)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        let repetition: JSONValue = [
            "id": "firms", "repeat": ["add_title": "ADD"], "fields": [["id": "name", "type": "decimal"]],
        ]
        #expect(
            json(outcome.output) == [
                "id": "standard-input", "groups": [["id": "g", "sections": .array([repetition])]],
            ])
        let again = try Command.run(["convert", "-"], input: outcome.output)
        #expect(again.output == outcome.output)
        #expect(again.errors == "")

        let odd = try Command.run(["convert", "-"], input: #"{ "fields": [ { "id": "a", "colour": 1 } ] }"#)
        #expect(odd.status == 0)
        #expect(odd.errors.hasPrefix("standard input:1:"))
        #expect(json(odd.output)?["fields"] == [["id": "a"]])
        let broken = try Command.run(
            ["convert", "-"], input: #"{ "fields": [ { "id": "a", "visible_when": "$b" } ] }"#)
        #expect(broken.status == 2)
        #expect(broken.output == "")
    }

    @Test(arguments: ["serve", "submissions", "check", "validate", "run", "convert", "schema"])
    func helpShowsExamples(_ command: String) throws {
        let help = try Command.run("help", command)
        #expect(help.status == 0)
        #expect(help.output.contains("Examples:"))
        #expect(help.output.contains("formwork \(command)"))
        #expect(!help.output.contains("\u{1B}"))
    }

    @Test func validatePrintsNoSecrets() throws {
        let folder = try TemporaryFolder()
        let fields = #"{ "id": "word", "type": "password", "store": "hash" }, { "id": "name" }"#
        try folder.write("a.json", #"{ "id": "a", "fields": [ \#(fields) ] }"#)
        let outcome = try Command.run(
            ["validate", folder.path("a.json")], input: #"{"word":"correct horse","name":"Ada"}"#)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(!outcome.output.contains("correct horse") && outcome.output.contains("Ada"))
    }
}
#endif
