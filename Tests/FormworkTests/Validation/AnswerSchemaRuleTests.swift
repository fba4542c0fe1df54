import Formwork
import FormworkTestSupport
import Testing

/// Each rule that a schema of answers can say, with answers that keep it and answers that break this rule and no other. Python's
/// `jsonschema` has to refuse the latter (`SchemaCases`).
struct AnswerSchemaRuleTests {
    private struct Sample {
        let fields: String
        let kept: JSONValue
        let spoilt: JSONValue

        init(_ field: String, _ kept: JSONValue, _ spoilt: JSONValue) {
            fields = #"{"id": "x", \#(field)}"#
            (self.kept, self.spoilt) = (["x": kept], ["x": spoilt])
        }

        /// Answers to a list of items.
        init(items limits: String, _ kept: [JSONValue], _ spoilt: [JSONValue]) {
            fields = #"{"id": "x", "repeat": {\#(limits)}, "fields": [{"id": "n", "validations": {"required": true}}]}"#
            (self.kept, self.spoilt) = (["x": .array(kept)], ["x": .array(spoilt)])
        }
    }

    private static let list = #""type": "check_group", "options": ["a", "b", "c"], "validations": "#

    /// Answers that break a rule; `nil` if no schema says it. A comment does.
    private func sample(of code: ErrorCode) -> Sample? {
        switch code {
        case .typeMismatch: Sample(#""type": "integer""#, 1, "one")
        case .required: Sample(#""validations": {"required": true}"#, "a", "")
        case .minLength: Sample(#""validations": {"min_length": 2}"#, "ab", "a")
        case .maxLength: Sample(#""validations": {"max_length": 2}"#, "ab", "abc")
        case .tooLong: Sample(#""title": "X""#, "a", .string(String(repeating: "a", count: 1_000_000)))
        case .minValue: Sample(#""type": "number", "validations": {"min_value": 1.5}"#, 1.5, 1)
        case .maxValue: Sample(#""type": "number", "validations": {"max_value": 1.5}"#, 1.5, 2)
        case .earlyYear: Sample(#""type": "date""#, "1026-01-01", "0026-01-01")
        case .incomplete: Sample(#""format": "pin4""#, "1234", "123")
        case .textFormat: Sample(#""type": "email""#, "a@b.example", "a.example")
        case .format: Sample(#""validations": {"format": "b"}"#, "abc", "ac")
        case .pattern: Sample(#""validations": {"pattern": "[ab]+"}"#, "ab", "abc")
        case .notAnOption: Sample(#""type": "select", "options": ["a", "b"]"#, "a", "c")
        case .minChoices: Sample(Self.list + #"{"required": true, "min_choices": 2}"#, ["a", "b"], ["a"])
        case .maxChoices: Sample(Self.list + #"{"max_choices": 2}"#, ["a", "b"], ["a", "b", "c"])
        case .minItems: Sample(items: #""min": 2"#, [["n": "a"], ["n": "b"]], [["n": "a"]])
        case .maxItems: Sample(items: #""max": 1"#, [["n": "a"]], [["n": "a"], ["n": "b"]])
        case .characters, .minDate, .maxDate, .minuteInterval, .checkDigits, .exclusive, .compare, .duplicate, .rule,
            .custom:
            nil
        }
    }

    @Test(arguments: ErrorCode.allCases)
    func eachRuleRefusesItsOwnSpoiltAnswer(_ code: ErrorCode) throws {
        guard let sample = sample(of: code) else { return }
        let form = try CompiledForm(definition(#"{"id": "f", "fields": [\#(sample.fields)]}"#))
        let context = SessionContext(clock: 1_772_323_200_000)
        let kept = AnswerValidation(sample.kept, of: form, context: context)
        #expect(kept.isValid && kept.session.values == sample.kept)
        let broken = AnswerValidation(sample.spoilt, of: form, context: context)
        let codes = (broken.errors.arrayValue ?? []).map { $0["code"]?.stringValue }
        // Too few items are filled up with blank ones, which lack their answers.
        #expect(!broken.isValid && codes == [code == .minItems ? "required" : code.rawValue])
        var cases = SchemaCases(form.answersSchema())
        cases.accept(sample.kept)
        cases.refuse(sample.spoilt)
        try cases.write("rule-\(code.rawValue)")
    }
}
