import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Mistakes in rules and formulas, reported with a suggestion.
struct ExpressionSlipTests {
    private func sentences(_ fields: String) -> [String] {
        read(#"{"fields":["# + fields + "]}").diagnostics.map { DiagnosticExplainer.sentence(for: $0) }
    }

    @Test(arguments: [
        ("number", "base-pay + bonus", "base"), ("number", "$base-pay + $bonus", "base"),
        ("text", "$first name", "first"), ("text", "Dear $first name!", "first"),
    ])
    func aNameThatNeedsBracesIsSuggestedWithThem(_ type: String, _ formula: String, _ found: String) {
        let names = #"{"id":"base-pay","type":"number"},{"id":"bonus","type":"number"},{"id":"first name"}"#
        let meant = found == "base" ? "base-pay" : "first name"
        #expect(
            sentences(names + #",{"id":"x","type":"\#(type)","formula":"\#(formula)"}"#)
                == ["There is no field `$\(found)` that can be read here. Did you mean `${\(meant)}`?"])
    }

    @Test func aConditionIsToldToo() {
        #expect(
            sentences(#"{"id":"first name"},{"id":"x","visible_when":"$first name == 'Ada'"}"#)
                == ["There is no field `$first` that can be read here. Did you mean `${first name}`?"])
        // The name that exists has nothing to do with the mistake.
        #expect(
            sentences(#"{"id":"first"},{"id":"first name"},{"id":"x","visible_when":"$first name"}"#)
                == ["`name` is not understood here; expected `and`, `or` or `==`."])
    }

    @Test(arguments: ["$q == 'typo'", "'typo' != $q", "$q in ['type', 'typo']", "'typo' in $m", "$m == ['typo']"])
    func anOptionThatIsNotThereIsWarnedOf(_ condition: String) throws {
        let options = #""options":[{"id":"type","title":"TYPE"},{"id":2,"title":"2"}]"#
        let fields =
            #"{"id":"q","type":"select",\#(options)},{"id":"m","type":"check_group",\#(options)},"#
            + #"{"id":"x","visible_when":"\#(condition)"}"#
        let reading = read(#"{"fields":["# + fields + "]}")
        #expect(reading.definition != nil)
        #expect(reading.diagnostics.map(\.code) == [.definition(.unknownOption)])
        #expect(sentences(fields) == ["There is no option `typo` to compare with. Did you mean `type`?"])
        let known = condition.replacing("typo", with: "2").replacing("'2' !=", with: "2 !=")
        #expect(sentences(fields.replacing(condition, with: known)) == [])
    }

    @Test func optionsThatCodeGivesAreNotKnown() {
        #expect(sentences(#"{"id":"q","type":"select"},{"id":"x","visible_when":"$q == 'a'"}"#) == [])
        #expect(
            sentences(
                #"{"id":"q","type":"select","options":[{"id":1,"title":"1"}]},{"id":"x","visible_when":"$q == ''"}"#)
                == [])
    }

    @Test(arguments: [
        ("$a = 1", "This cannot be read as an expression, so `=` is joined as text. Did you mean `==`?"),
        ("$a ? 'x'", "This cannot be read as an expression, so `?` is joined as text."),
        ("$a ^ 2", "This cannot be read as an expression, so `^` is joined as text."),
    ])
    func anOperatorThatBecomesTextIsWarnedOf(_ formula: String, _ sentence: String) {
        #expect(sentences(#"{"id":"a"},{"id":"result","formula":"\#(formula)"}"#) == [sentence])
    }

    @Test(arguments: ["Total = $a", "$a?"])
    func textWithSignsIsText(_ formula: String) {
        #expect(sentences(#"{"id":"a"},{"id":"x","formula":"\#(formula)"}"#) == [])
    }
}
