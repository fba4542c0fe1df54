import FormworkCore
import FormworkTestSupport
import Testing

@testable import FormworkDialect

/// The schema of the answers to a form.
struct AnswerSchemaTests {
    private func schema(_ fields: String, _ more: String = "", secrets: Bool = true) throws -> JSONValue {
        try CompiledForm(definition(#"{"id": "f", \#(more) "fields": [\#(fields)]}"#)).answersSchema(
            includesSecrets: secrets)
    }

    private func property(_ field: String) throws -> String {
        try schema(#"{"id": "x", \#(field)}"#)["properties"]?["x"]?.text() ?? ""
    }

    @Test(arguments: [
        (
            #""type": "integer", "validations": {"required": true, "min_value": 1, "max_value": 9}"#,
            #"{"type":"integer","format":"int64","minimum":1,"maximum":9}"#
        ),
        (#""type": "switch""#, #"{"type":["boolean","null"]}"#),
        (#""type": "check", "validations": {"required": true}"#, #"{"type":"boolean","const":true}"#),
        (#""type": "select", "options": ["a", 2]"#, #"{"type":["string","number","null"],"enum":["a",2,null]}"#),
        (
            #""type": "check_group", "options": ["a", "b"], "validations": {"required": true}"#,
            #"{"type":"array","uniqueItems":true,"items":{"enum":["a","b"]},"minItems":1}"#
        ),
        (
            #""format": "pin4", "validations": {"required": true}"#,
            #"{"type":"string","minLength":1,"pattern":"^(?:[0-9]{4})$"}"#
        ),
        (#""type": "time""#, #"{"type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"}"#),
        (
            #""type": "text_view", "validations": {"max_length": 5}"#,
            #"{"type":["string","null"],"maxLength":320,"allOf":[{"if":{"pattern":"^[\\x00-\\x7F]*$"},"then":{"maxLength":5}}]}"#
        ),
        (
            #""type": "check_group", "options": ["a", "b", "c"], "validations": {"required": true, "min_choices": 2, "max_choices": 3}"#,
            #"{"type":"array","uniqueItems":true,"items":{"enum":["a","b","c"]},"minItems":2,"maxItems":3}"#
        ),
        (
            #""type": "check_group", "options": ["a", "b", "c"], "validations": {"min_choices": 2}"#,
            #"{"type":["array","null"],"uniqueItems":true,"items":{"enum":["a","b","c"]},"$comment":"If options are chosen, there are at least 2."}"#
        ),
        (
            #""type": "check_group", "options": ["a", "b", {"id": "c", "title": "C", "exclusive": true}], "validations": {"required": true, "min_choices": 2, "max_choices": 2}"#,
            #"{"type":"array","uniqueItems":true,"items":{"enum":["a","b","c"]},"minItems":1,"maxItems":2,"$comment":"If options are chosen, there are at least 2. An option that excludes others is chosen alone: `c`."}"#
        ),
        (
            #""type": "integer", "formula": "1 + 1", "validations": {"required": true}"#,
            #"{"type":["number","null"],"format":"int64","$comment":"It must have an answer. A formula gives the answer if nothing is sent."}"#
        ),
        (#""type": "info", "formula": "1 + 1""#, #"{"readOnly":true}"#),
        (#""type": "number", "disabled": true, "formula": "1 + 1""#, #"{"type":["number","null"],"readOnly":true}"#),
        (
            #""type": "date", "maximum_date": "2026-01-01""#,
            #"{"type":["string","null"],"format":"date","pattern":"^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","$comment":"It is not after 2026-01-01."}"#
        ),
    ])
    func anAnswerIsDescribed(_ field: String, _ expected: String) throws {
        #expect(try property(field) == expected)
    }

    @Test func whatIsRequiredAtTimesIsAskedForByAnIf() throws {
        let schema = try schema(
            #"{"id": "k", "type": "select", "options": ["a", "b"]}, {"id": "w", "visible_when": "$k == 'b'", "validations": {"required": true}}"#
        )
        #expect(schema["required"] == nil)
        #expect(
            schema["allOf"]?.text()
                == #"[{"if":{"properties":{"k":{"const":"b"}},"required":["k"]},"then":{"properties":{"w":{"not":{"type":"null"},"minLength":1}},"required":["w"]}}]"#
        )
    }

    /// A formula answers where nothing is sent.
    @Test func calculatedAnswersAreNotDemanded() throws {
        let schema = try schema(
            #"{"id": "a", "type": "integer"}, {"id": "b", "type": "integer", "formula": "$a + 1", "validations": {"required": true}}"#
        )
        #expect(schema["required"] == nil)
    }

    @Test func whatCannotBeSaidStandsInAComment() throws {
        let text = try property(
            #""type": "integer", "visible_when": "today() > '2026-01-01'", "validations": {"required": true, "rules": ["$x > 2"]}"#
        )
        #expect(text.contains("It counts only while `today() > '2026-01-01'`."))
        #expect(text.contains("It is required while `today() > '2026-01-01'`."))
        #expect(text.contains("It keeps the rule `$x > 2`."))
    }

    @Test func rulesOfTheServerAreNotNamed() throws {
        let text = try property(#""validations": {"rules": [{"assert": "$x == 'secret word'", "server_only": true}]}"#)
        #expect(!text.contains("secret word") && text.contains("It keeps a rule of the server."))
    }

    @Test func secretsAreSentAndNotGivenOut() throws {
        let password = #"{"id": "p", "type": "password", "store": "nothing", "validations": {"required": true}}"#
        #expect(try schema(password)["properties"]?["p"]?["writeOnly"] == true)
        #expect(try schema(password)["required"] == ["p"])
        #expect(try schema(password, secrets: false)["properties"] == .object([]))
        #expect(try schema(password, secrets: false)["required"] == nil)
    }

    /// Missing items are added as blank ones. So a list may be too short, unless an item needs an answer.
    @Test func listsHaveTheirLimits() throws {
        func list(_ field: String) throws -> JSONValue? {
            try schema(#"{"id": "g", "repeat": {"min": 2, "max": 3}, "fields": [\#(field)]}"#)["properties"]?["g"]
        }
        let blank = try list(#"{"id": "n"}"#)
        #expect(blank?["minItems"] == nil && blank?["maxItems"] == 3)
        let filled = try list(#"{"id": "n", "validations": {"required": true}}"#)
        #expect(filled?["minItems"] == 2 && filled?["items"]?["required"] == ["n"])
    }
}
