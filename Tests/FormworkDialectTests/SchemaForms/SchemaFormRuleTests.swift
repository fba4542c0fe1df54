import FormworkCore
import FormworkTestSupport
import Testing

@testable import FormworkDialect

/// What a form of a JSON Schema keeps of rules, conditions and defaults, and what it says of the rest.
struct SchemaFormRuleTests {
    private func reading(_ properties: String, _ more: String = "", ui: String? = nil) throws -> SchemaFormReading {
        let schema = #"{"type": "object", "properties": {\#(properties)}\#(more)}"#
        let reading = SchemaFormReader.read(
            try parsed(schema), ui: try ui.map { try parsed($0) }, fileName: "form.schema.json")
        #expect(CompiledForm.problems(in: reading.definition).isEmpty, "\(reading.report)")
        return reading
    }

    private func parsed(_ text: String) throws -> JSONValue {
        try JSONParser.parse(Array(text.utf8), limits: .definition)
    }

    private func fields(of reading: SchemaFormReading) -> [Field] {
        reading.definition.groups.flatMap(\.sections).flatMap(\.elements).compactMap { element in
            if case .field(let field) = element { field } else { nil }
        }
    }

    /// When the last question is shown, if the first part of the schema holds.
    private func test(_ properties: String, if condition: String) throws -> String? {
        let more = #", "if": \#(condition), "then": {"properties": {"last": {"type": "string"}}}"#
        return fields(of: try reading(properties, more)).last { $0.id == "last" }?.visibleWhen
    }

    // MARK: Hidden values

    @Test func hiddenValuesAreSent() throws {
        let reading = try reading(
            #""ref": {"type": "string", "minLength": 2, "default": "a1"}, "n": {"type": "integer", "default": 3}"#,
            #", "required": ["ref"]"#, ui: #"{"ref": {"ui:widget": "hidden"}, "n": {"ui:widget": "hidden"}}"#)
        #expect(fields(of: reading).map(\.type) == [.hidden, .hidden] && reading.notes.isEmpty)
        let engine = FormEngine(try CompiledForm(reading.definition))
        _ = engine.perform(.load(.object([])))
        #expect(engine.values == ["ref": "a1", "n": 3])
    }

    @Test func hiddenChoicesAreNotSentAndThatIsSaid() throws {
        let reading = try reading(#""k": {"enum": ["a", "b"]}"#, ui: #"{"k": {"ui:widget": "hidden"}}"#)
        #expect(fields(of: reading).map(\.hidden) == [true])
        #expect(
            reading.report == "ui:/properties/k: lost: A choice or a file that is hidden is not among the answers.\n")
    }

    // MARK: Conditions

    @Test(arguments: [
        (#"{"type": "null"}"#, "missing($a)"), (#"{"type": ["null"]}"#, "missing($a)"),
        (#"{"enum": [null, "x"]}"#, "(missing($a)) or ($a == 'x')"), (#"{"enum": [null]}"#, "missing($a)"),
        (#"{"anyOf": [{"type": "null"}, {"const": "x"}]}"#, "(missing($a)) or ($a == 'x')"),
        (#"{"not": {"type": "null"}}"#, "not (missing($a))"),
    ])
    func conditionsKnowNull(_ schema: String, _ expected: String) throws {
        let text = #""a": {"type": "string"}"#
        #expect(try test(text, if: #"{"properties": {"a": \#(schema)}}"#) == expected)
        // It is an answer of its own, so that the name is required says nothing more.
        if schema == #"{"type": "null"}"# {
            #expect(try test(text, if: #"{"properties": {"a": \#(schema)}, "required": ["a"]}"#) == expected)
        }
    }

    @Test(arguments: [
        #"{"type": ["string", "null"]}"#, #"{"const": "x", "type": ["string", "null"]}"#,
        #"{"anyOf": [{"type": "null"}, {"const": "x"}], "minLength": 1}"#,
    ])
    func conditionsThatMayHoldWithoutAnAnswerAreNamed(_ schema: String) throws {
        let reading = try reading(
            #""a": {"type": "string"}"#,
            #", "if": {"properties": {"a": \#(schema)}}, "then": {"properties": {"last": {"type": "string"}}}"#)
        #expect(fields(of: reading).map(\.id) == ["a"])
        #expect(reading.report.contains("/if: lost: The condition cannot be written"))
    }

    /// A point would separate the names of an object and of its property.
    @Test func namesWithPointsAreOneName() throws {
        let dotted = #""a.b": {"type": "string"}"#
        #expect(try test(dotted, if: #"{"properties": {"a.b": {"const": "x"}}}"#) == "$a_b == 'x'")
        #expect(try test(dotted, if: #"{"required": ["a.b"]}"#) == "present($a_b)")
        let more = #", "dependentSchemas": {"a.b": {"properties": {"c": {"type": "string"}}}}"#
        #expect(fields(of: try reading(dotted, more)).map(\.visibleWhen) == ["", "present($a_b)"])
        let nested = #""o": {"type": "object", "properties": {"p.q": {"type": "string"}}}"#
        #expect(
            try test(nested, if: #"{"properties": {"o": {"properties": {"p.q": {"const": "x"}}}}}"#) == "$o.p_q == 'x'")
        let layout = ##"""
            {"type": "VerticalLayout", "elements": [{"type": "Control", "scope": "#/properties/a.b"},
              {"type": "Control", "scope": "#/properties/c", "rule": {"effect": "SHOW",
                "condition": {"scope": "#/properties/a.b", "schema": {"const": "x"}}}}]}
            """##
        let shown = try reading(dotted + #", "c": {"type": "string"}"#, ui: layout)
        #expect(fields(of: shown).map(\.visibleWhen) == ["", "$a_b == 'x'"])
    }

    @Test(arguments: [
        (#""type": "integer""#, #""minimum": 18"#), (#""type": "number""#, #""exclusiveMaximum": 2"#),
        (#""type": "string", "format": "email""#, #""maxLength": 9"#),
        (#""type": "array", "items": {"enum": ["a", "b"]}, "uniqueItems": true"#, #""minItems": 2"#),
    ])
    func limitsThatHoldAtTimesAreNamed(_ type: String, _ limit: String) throws {
        let reading = try reading(
            #""on": {"type": "boolean"}, "x": {\#(type)}"#,
            #", "if": {"properties": {"on": {"const": true}}, "required": ["on"]}, "then": {"properties": {"x": {\#(limit)}}}"#
        )
        #expect(
            reading.report.contains(
                "/then/properties/x: lost: A rule for `x` that holds while `$on == true` is left out."))
    }

    @Test func aDescriptionThatHoldsAtTimesIsNoRule() throws {
        let reading = try reading(
            #""on": {"type": "boolean"}, "x": {"type": "integer"}"#,
            #", "if": {"properties": {"on": {"const": true}}, "required": ["on"]}, "then": {"properties": {"x": {"title": "X"}}}"#
        )
        #expect(!reading.report.contains("A rule for `x`"))
    }

    // MARK: Rules

    @Test func listsOfOptionsHaveTheirLimits() throws {
        let reading = try reading(
            #"""
            "tags": {"type": "array", "uniqueItems": true, "minItems": 2, "maxItems": 3, "items": {"enum": ["a", "b", "c", "d"]}},
            "few": {"type": "array", "uniqueItems": true, "minItems": 3, "items": {"enum": ["a", "b"]}}
            """#)
        let fields = fields(of: reading)
        #expect(fields.map(\.validations.required) == [true, true])
        #expect(fields[0].validations.minChoices == 2 && fields[0].validations.maxChoices == 3)
        #expect(fields.allSatisfy { $0.validations.rules.isEmpty })
        // Of two options nobody can choose three.
        #expect(fields[1].validations.minChoices == nil && reading.report.contains("min_choices"))
    }

    @Test(arguments: [
        (#"{"type": "string", "maxLength": 2, "default": "long"}"#, "max_length"),
        (#"{"type": "integer", "minimum": 5, "default": 3}"#, "min_value"),
        (#"{"enum": ["a", "b"], "default": "c"}"#, "c"), (#"{"type": "integer", "default": "x"}"#, "x"),
    ])
    func defaultsThatTheirFieldRefusesAreLeftOut(_ schema: String, _ word: String) throws {
        let reading = try reading(#""x": \#(schema)"#)
        #expect(fields(of: reading).map(\.value) == [.blank])
        #expect(reading.notes.count == 1 && reading.report.contains(word), "\(reading.report)")
    }

    @Test(arguments: [
        ("^[A-Z]{2}$", "[A-Z]{2}"), ("^(a|b)$", "(a|b)"), ("^[|]$", "[|]"), ("^a\\\\|b$", "a\\|b"),
        ("^a\\\\\\\\$", "a\\\\"),
        ("^a|b$", "(?s:.*)(?:^a|b$)(?s:.*)"), ("^a\\\\$", "(?s:.*)(?:^a\\$)(?s:.*)"), ("^$", "(?s:.*)(?:^$)(?s:.*)"),
        ("a", "(?s:.*)(?:a)(?s:.*)"),
    ])
    func patternsAreOfTheWholeText(_ source: String, _ expected: String) throws {
        let reading = try reading(#""x": {"type": "string", "pattern": "\#(source)"}"#)
        #expect(fields(of: reading).map(\.validations.pattern) == [expected])
    }
}
