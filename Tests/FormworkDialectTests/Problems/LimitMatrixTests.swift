import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Every limit that can be written at a field of any type holds in every way in, or `check` says that it does not.
struct LimitMatrixTests {
    /// A limit, as it is written for a field of a type, and the error of an answer that breaks it.
    struct Limit: CustomTestStringConvertible {
        var key: String
        var code: String
        var json: @Sendable (FieldType) -> String
        var isRule = true
        var testDescription: String { key }

        init(_ key: String, _ code: String, _ json: String, isRule: Bool = true) {
            self.init(key, code, isRule: isRule) { _ in json }
        }

        init(_ key: String, _ code: String, isRule: Bool = true, _ json: @escaping @Sendable (FieldType) -> String) {
            (self.key, self.code, self.isRule, self.json) = (key, code, isRule, json)
        }
    }

    static let limits: [Limit] = [
        Limit("required", "required", "true"), Limit("min_length", "min_length", "5"),
        Limit("max_length", "max_length", "6"), Limit("min_value", "min_value", "20"),
        Limit("max_value", "max_value", "40"), Limit("format", "format", #""^none$""#),
        Limit("pattern", "pattern", #""none""#), Limit("compare_to", "compare", #""other""#),
        Limit("rules", "rule", #"["1 > 2"]"#), Limit("min", "min_value", "20", isRule: false),
        Limit("max", "max_value", "40", isRule: false),
        Limit("minimum_date", "min_date", isRule: false) { day(of: $0, "2026-05-05", "12:00") },
        Limit("maximum_date", "max_date", isRule: false) { day(of: $0, "2026-05-05", "12:00") },
        Limit("minute_interval", "minute_interval", "30", isRule: false),
    ]

    private static func day(of type: FieldType, _ day: String, _ time: String) -> String {
        switch type {
        case .time: "\"\(time)\""
        case .dateTime: "\"\(day)T\(time)\""
        default: "\"\(day)\""
        }
    }

    /// Answers of all kinds. For each limit that applies to a type, one of them breaks it.
    private static let answers: [JSONValue] = [
        .null, "ab", "abcdefghijkl", "a@b.cd", "someone@example.org", "http://a.b", "https://example.org/", 5, 30,
        1_234_567,
        "2026-01-01", "2026-12-31", "08:10", "16:10", "2026-01-01T08:10", "2026-12-31T16:10", false, true, "x", ["x"],
    ]

    @Test(arguments: limits) func aLimitHoldsOrIsWarnedOf(_ limit: Limit) throws {
        for type in FieldType.allCases where type != .unknown {
            let rule = "\"\(limit.key)\": " + limit.json(type)
            let options =
                type.valueKind == .option || type.valueKind == .options
                ? #""options": [{"id": "x", "title": "X"}],"# : ""
            let reading = read(
                #"""
                {"fields": [{"id": "other", "value": "another"}, {"id": "a", "title": "A", "type": "\#(type.rawValue)", \#(options)
                 \#(limit.isRule ? "\"validations\": {\(rule)}" : rule)}]}
                """#)
            // A limit that is an error of the definition is said too.
            guard let definition = reading.definition else { continue }
            let form = try CompiledForm(definition)
            let isWarned = reading.diagnostics.contains {
                $0.path.contains("." + limit.key)
            }
            for (way, holds) in [("JSON", holdsInJSON), ("set", holdsWhenSet), ("text", holdsInText)] {
                let found = Self.answers.contains { holds($0, limit, form) }
                #expect(
                    found != isWarned, "\(limit.key) of \(type), \(way): \(isWarned ? "warned of" : "does not hold")")
            }
        }
    }

    private func holdsInJSON(_ answer: JSONValue, _ limit: Limit, _ form: CompiledForm) -> Bool {
        let engine = FormEngine(form)
        _ = engine.perform(.replaceAnswers(["other": "another", "a": answer]))
        return engine.submit().contains("a " + limit.code)
    }

    private func holdsWhenSet(_ answer: JSONValue, _ limit: Limit, _ form: CompiledForm) -> Bool {
        let engine = FormEngine(form)
        _ = engine.perform(.load([:]))
        engine.set("a", answer)
        return engine.submit().contains("a " + limit.code)
    }

    /// The texts of controls, as pages without scripts post them.
    private func holdsInText(_ answer: JSONValue, _ limit: Limit, _ form: CompiledForm) -> Bool {
        let engine = FormEngine(form)
        _ = engine.perform(.load([:]))
        engine.type("a", FormValue(answer).canonicalText)
        return engine.submit().contains("a " + limit.code)
    }

    @Test func aCalculatedAnswerHasNoLimitsAndTheAuthorIsTold() throws {
        func form(_ more: String, _ target: String = "") -> String {
            #"{"fields": [{"id": "a", "type": "decimal"\#(target)}, {"id": "t", "type": "decimal", "formula": "$a", \#(more)}]}"#
        }
        let limits = #""min": 1, "validations": {"max_value": 100, "min_length": 2, "rules": ["$a > 1"]}"#
        let reading = read(form(#""disabled": true, "# + limits))
        #expect(
            Set(reading.diagnostics.map { $0.code.name + " " + $0.path }) == [
                "rule_cannot_apply fields[1].min", "rule_cannot_apply fields[1].validations.max_value",
                "rule_cannot_apply fields[1].validations.min_length",
                "rule_cannot_apply fields[1].validations.rules[0]",
            ])
        let sentence = DiagnosticExplainer.sentence(for: try #require(reading.diagnostics.last))
        #expect(sentence.contains("never holds") && sentence.contains("calculated"))
        // Without `disabled` the result is a default that a person can change, and a target can enable the field.
        #expect(read(form(limits)).diagnostics.isEmpty)
        let enables = #", "targets": [{"action": "enable", "id": "t", "condition": "$a > 5"}]"#
        #expect(read(form(#""disabled": true, "# + limits, enables)).diagnostics.isEmpty)
    }

    @Test func typingNeedsAMaximumToStopAt() throws {
        func warns(_ field: String) -> Bool {
            read(#"{"fields": [{"id": "a", "limit_typing": true, \#(field)}]}"#).diagnostics.contains {
                $0.code == .definition(.ruleCannotApply) && $0.path == "fields[0].limit_typing"
            }
        }
        for field in [
            #""type": "text""#, #""type": "text", "mask": "00-00""#, #""type": "number""#, #""type": "date""#,
            #""type": "slider", "max": 5"#, #""type": "select", "options": [{"id": "x", "title": "X"}]"#,
        ] { #expect(warns(field), "\(field)") }
        for field in [
            #""type": "text", "validations": {"max_length": 5}"#, #""type": "email""#, #""type": "number", "max": 5"#,
            #""type": "text_view", "validations": {"max_length": 5}"#,
            #""type": "integer", "validations": {"max_value": 5}"#,
        ] { #expect(!warns(field), "\(field)") }
    }
}
