import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Limits that are expressions.
struct MovingLimitReadingTests {
    private func fields(_ fields: String) -> DefinitionReading { read(#"{"id":"f","fields":[\#(fields)]}"#) }

    @Test func everyLimitMayBeAnExpressionAndIsWrittenAgain() throws {
        let reading = fields(
            #"""
            {"id":"a","type":"integer"},
            {"id":"n","type":"stepper","min":"$a","max":"$a * 2","validations":{"min_value":"$a","max_value":"max($a, 3)"}},
            {"id":"d","type":"date","minimum_date":"today()","maximum_date":"add_days(today(), 3)"},
            {"id":"e","type":"date","validations":{"min_date":"$d","max_date":"2026-12-31"}}
            """#)
        #expect(reading.summary.isEmpty)
        let definition = try #require(reading.definition)
        func limits(_ id: String) -> [MovingLimit] {
            for case .field(let field) in definition.groups[0].sections[0].elements where field.id == id {
                return field.movingLimits
            }
            return []
        }
        #expect(
            limits("n") == [
                MovingLimit(.minimum, "$a"), MovingLimit(.maximum, "$a * 2"), MovingLimit(.minValue, "$a"),
                MovingLimit(.maxValue, "max($a, 3)"),
            ])
        #expect(
            limits("d") == [
                MovingLimit(.minimumDate, "today()"), MovingLimit(.maximumDate, "add_days(today(), 3)"),
            ])
        #expect(limits("e") == [MovingLimit(.minimumDate, "$d")])
        #expect(read(DefinitionWriter.text(definition)).definition == definition)
    }

    @Test(arguments: [
        (#"{"id":"n","type":"integer","max":"1 + $x"}"#, "1:59 unknown_reference fields[0].max"),
        (
            #"{"id":"n","type":"integer","validations":{"min_value":"$x"}}"#,
            "1:75 unknown_reference fields[0].validations.min_value"
        ),
        (#"{"id":"d","type":"date","minimum_date":"length('x')"}"#, "1:60 expression_type fields[0].minimum_date"),
        (
            #"{"id":"d","type":"date","validations":{"max_date":"today( + 1"}}"#,
            "1:79 expression_syntax fields[0].validations.max_date"
        ),
        (#"{"id":"n","type":"stepper","max":"$n + 1"}"#, "1:54 cycle fields[0].max"),
        (#"{"id":"d","type":"date","minimum_date":"tomorrow"}"#, "1:60 unreadable_date fields[0].minimum_date"),
        (#"{"id":"n","type":"integer","max":"ten"}"#, "1:54 wrong_type fields[0].max"),
        (#"{"id":"t","min":"$t"}"#, "1:37 rule_cannot_apply fields[0].min"),
        (
            #"{"id":"n","type":"integer","limit_typing":true,"max":"$n"}"#,
            "1:63 rule_cannot_apply fields[0].limit_typing"
        ),
    ])
    func mistakesHaveTheirPlaces(field: String, problem: String) {
        #expect(fields(field).summary.first == problem)
    }

    @Test func theSchemaOfAnswersSaysWhatItCannotSay() throws {
        let reading = fields(
            #"{"id":"a","type":"integer"},{"id":"n","type":"count","validations":{"min_value":"0 - $a","max_value":9}},"#
                + #"{"id":"d","type":"date","minimum_date":"today()"}"#)
        let schema = try CompiledForm(try #require(reading.definition)).answersSchema().text()
        #expect(schema.contains("It is at least `0 - $a`.") && schema.contains("It is not before `today()`."))
        #expect(schema.contains(#""maximum":9"#) && !schema.contains(#""minimum""#))
    }
}
