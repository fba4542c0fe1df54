import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Problems of forms that are not in the dialect.
struct DialectProblemTests {
    @Test func everythingIsReportedAtOnceInTheOrderOfTheFile() {
        let reading = read(
            """
            { "titel": "Loan",
              "sections": [
                { "fields": [ { "id": "a", "type": "numbr", "size": "big" },
                              { "id": 5, "validations": { "min_length": "2", "targets": 1, } } ] } ] }
            """)
        #expect(reading.definition == nil)
        #expect(
            reading.summary == [
                "1:3 unknown_key", "3:40 misspelt_type sections[0].fields[0].type",
                "3:57 wrong_type sections[0].fields[0].size", "4:27 wrong_type sections[0].fields[1].id",
                "4:61 converted_value sections[0].fields[1].validations.min_length",
                "4:66 unknown_key sections[0].fields[1].validations", "4:78 trailing_comma",
            ])
        #expect(reading.diagnostics.first?.expected == ["title"])
    }

    @Test(arguments: [
        (#"{"fields":5}"#, "1:11 wrong_type fields"), (#"5"#, "1:1 wrong_type"),
        (
            #"{"fields":[null]}"#,
            "1:12 wrong_type fields[0]"
        ),
        (
            #"[{"sections":[[]]}]"#, "1:15 wrong_type [0].sections[0]"
        ),
        (#"{"fields":[{"id":"a","hidden":"maybe"}]}"#, "1:31 wrong_type fields[0].hidden"),
        (#"{"fields":[{"id":"a","value":{}}]}"#, "1:30 wrong_type fields[0].value"),
        (#"{"fields":[{"id":"a","value":[[{}]]}]}"#, "1:30 wrong_type fields[0].value"),
        (
            #"{"fields":[{"id":"a","validations":{"min_value":"one"}}]}"#,
            "1:49 wrong_type fields[0].validations.min_value"
        ),
        (
            #"{"fields":[{"id":"a","validations":{"min_length":1.5}}]}"#,
            "1:50 wrong_type fields[0].validations.min_length"
        ),
        (
            #"{"fields":[{"id":"a","validations":{"min_length":-1}}]}"#,
            "1:50 out_of_range fields[0].validations.min_length"
        ),
        (#"{"fields":[{"id":"a","size":{"width":101}}]}"#, "1:38 out_of_range fields[0].size.width"),
        (#"{"fields":[{"id":"a","size":{"width":1e39}}]}"#, "1:38 out_of_range fields[0].size.width"),
        (#"{"sections":[{"id":"s","repeat":{"max":1001}}]}"#, "1:40 out_of_range sections[0].repeat.max"),
        (
            #"{"fields":[{"id":"a","type":"select","options":[{"title":"x"}]}]}"#,
            "1:49 missing_key fields[0].options[0]"
        ),
        (#"{"title":"x"}"#, "1:1 missing_key"), (#"[{"title":"x"}]"#, "1:2 missing_key [0]"),
        (#"{"groups":[],"sections":[]}"#, "1:25 conflicting_keys sections"),
        (#"{"fields":[],"validate_on":"focus"}"#, "1:28 unknown_word validate_on"),
        (#"{"fields":[],"id":"a/b"}"#, "1:19 form_id id"), (#"{"fields":[],"id":"_formwork"}"#, "1:19 form_id id"),
        (
            #"{"fields":[],"success":{}}"#,
            "1:24 missing_key success"
        ),
        (
            #"{"fields":[],"success":1}"#, "1:24 wrong_type success"
        ),
        (#"{"fields":[],"messages":{"required":1}}"#, "1:37 wrong_type messages.required"),
    ])
    func whatIsWrongIsAnErrorAtItsPlace(_ json: String, _ expected: String) {
        let reading = read(json)
        #expect(reading.definition == nil)
        #expect(reading.summary == [expected])
    }

    @Test(arguments: [
        (#"{"fields":[{"id":"a","visibleWhen":""}]}"#, "unknown_key", "visible_when"),
        (#"{"fields":[{"id":"a","requierd":true}]}"#, "unknown_key", nil),
        (#"{"fields":[{"id":"a","accessory":"0"}]}"#, "unsupported_key", nil),
        (#"{"fields":[],"actions":{}}"#, "unsupported_key", nil),
        (#"{"fields":[{"id":"a","hidden":"true"}]}"#, "converted_value", "true"),
        (#"{"fields":[{"id":"a","disabled":0}]}"#, "converted_value", "false"),
        (#"{"fields":[{"id":"a","size":{"width":"50"}}]}"#, "converted_value", "50"),
        (#"{"fields":[{"id":"a","type":"number","validations":{"min_value":"1.5"}}]}"#, "converted_value", "1.5"),
        (#"{"fields":[{"id":"a","input_type":"nmber"}]}"#, "unknown_input_type", "number"),
        (#"{"sections":[{"type":"dynamc"}]}"#, "unknown_section_type", "dynamic"),
        (#"{"fields":[{"id":"a","targets":[{"action":"hid","id":"a"}]}]}"#, "ignored_target", "hide"),
        (#"{"fields":[{"id":"a","targets":[{"action":"hide","type":"group","id":"a"}]}]}"#, "ignored_target", "field"),
        (#"{"fields":[{"id":"a","targets":[{"action":"hide"}]}]}"#, "ignored_target", "id"),
        (#"{"fields":[{"id":"a","targets":[{"action":"hide","id":"b"}]}]}"#, "unknown_target", "a"),
        (#"{"sections":[{"id":"a","type":"dynamic"}]}"#, "missing_template", nil),
        (#"{"sections":[],"templates":{"sections":[{"id":"a","fields":[]}]}}"#, "unused_template", nil),
        (#"{"fields":[{"id":"a","type":"date","value":"soon"}]}"#, "unreadable_date", "2026-11-21"),
        (
            #"{"fields":[{"id":"a","type":"date","minimum_date":"2014-10-31T23:00:00Z"}]}"#, "instant", "2014-10-31"
        ),
        (#"{"fields":[],"messages":{"min_lenght":"x"}}"#, "unknown_message", "min_length"),
        (#"{"fields":[],}"#, "trailing_comma", nil),
    ])
    func whatMayBeASlipIsAWarning(_ json: String, _ code: String, _ suggestion: String?) {
        let reading = read(json)
        #expect(reading.definition != nil)
        #expect(reading.diagnostics.map(\.code.name) == [code])
        #expect(reading.diagnostics.first?.expected.first == suggestion)
        let strict = read(json, strict: true)
        #expect(strict.definition == nil)
        #expect(strict.diagnostics.map(\.severity) == [.error])
    }

    @Test func aFileNameWithoutLettersNeedsAnID() {
        #expect(read(#"{"fields":[]}"#, file: "/forms/贷款.json").summary == ["1:1 form_id id"])
        #expect(read(#"{"fields":[],"id":"loan"}"#, file: "贷款.json").definition?.id == "loan")
        #expect(read(#"{"fields":[]}"#, file: ".json").definition?.id == "json")
        #expect(read(#"{"fields":[]}"#, file: "My Form (2).v1.JSON").definition?.id == "my-form-2-v1")
    }

    @Test func aHostileFileDoesNotMakeAReportOfAnyLength() {
        let keys = (0..<5000).map { #""k\#($0)":1"# }.joined(separator: ",")
        let reading = read(#"{"fields":[],\#(keys)}"#)
        #expect(reading.diagnostics.count == 201)
        #expect(reading.diagnostics.contains { $0.code == .dialect(.tooMany) })
        #expect(reading.definition != nil)
        let long = String(repeating: "x", count: 100_000)
        #expect(read(#"{"fields":[],"\#(long)":1}"#).report.utf8.count < 1000)
    }
}
