import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// A rule that reads what nothing can show reads a blank answer for ever, and a total of it is 0.
struct NeverShownTests {
    private func problems(_ fields: String) -> [String] {
        read(#"{"id":"f","fields":[\#(fields)]}"#).diagnostics.map { $0.code.name + " " + $0.path + " " + $0.found }
    }

    /// The warnings of a form whose field `r` reads the hidden field `h`.
    private func reading(_ reader: String, _ hidden: String = #""hidden":true"#) -> [String] {
        problems(#"{"id":"h","type":"integer",\#(hidden)},\#(reader)"#)
    }

    @Test(arguments: [
        (#"{"id":"r","type":"info","formula":"$h * 2"}"#, "fields[1].formula"),
        (#"{"id":"r","type":"text","visible_when":"present($h)"}"#, "fields[1].visible_when"),
        (#"{"id":"r","type":"text","enabled_when":"$h > 1"}"#, "fields[1].enabled_when"),
        (#"{"id":"r","type":"text","required_when":"$h > 1"}"#, "fields[1].required_when"),
        (
            #"{"id":"r","type":"integer","validations":{"rules":[{"assert":"$r > $h","message":"m"}]}}"#,
            "fields[1].validations.rules[0].assert"
        ),
        (
            #"{"id":"r","type":"integer","validations":{"compare_to":"h","compare_rule":">"}}"#,
            "fields[1].validations.compare_to"
        ),
    ])
    func everyKindOfRuleIsTold(reader: String, path: String) {
        #expect(reading(reader) == ["never_shown \(path) h"])
    }

    @Test func theSentenceSaysWhatToDo() {
        let found = read(
            #"""
            {"id":"f","sections":[
              {"id":"helpers","hidden":true,"fields":[{"id":"in_eur","type":"info","formula":"2"}]},
              {"id":"s","fields":[{"id":"total","type":"info","formula":"$in_eur * 2"}]}]}
            """#
        ).diagnostics
        #expect(
            found.map { DiagnosticExplainer.sentence(for: $0) } == [
                "`in_eur` is always hidden, because `helpers` is, so it reads as blank here. Give a value that nobody sees the "
                    + "type `hidden`, or let a target show it."
            ])
        #expect(found.first?.severity == .warning)
    }

    @Test func whatCanBeShownOrIsReadByNobodyIsFine() {
        let total = #"{"id":"r","type":"info","formula":"$h * 2"}"#
        #expect(problems(#"{"id":"h","type":"hidden","formula":"2"},"# + total) == [])
        #expect(
            problems(#"{"id":"h","type":"integer","visible_when":"$r2 > 1"},{"id":"r2","type":"integer"},"# + total)
                == [])
        let switched = #"{"id":"s","type":"switch","targets":[{"id":"h","type":"field","action":"show"}]}"#
        #expect(problems(#"{"id":"h","type":"integer","hidden":true},\#(switched),"# + total) == [])
        #expect(reading(#"{"id":"r","type":"info","hidden":true,"formula":"$h * 2"}"#) == [])
        #expect(reading(#"{"id":"r","type":"text"}"#) == [])
    }

    @Test func aConditionThatIsNeverTrueHidesTooAndItemsAreRead() {
        let total = #"{"id":"r","type":"info","formula":"$h * 2"}"#
        #expect(
            problems(#"{"id":"h","type":"integer","visible_when":"false"},"# + total) == [
                "never_shown fields[1].formula h"
            ])
        let found = read(
            #"""
            {"id":"f","sections":[
              {"id":"items","repeat":{"max":3},"fields":[{"id":"p","type":"number"},
                {"id":"eur","type":"info","hidden":true,"formula":"$p * 2"}]},
              {"id":"s","fields":[{"id":"total","type":"info","formula":"sum($items[].eur)"}]}]}
            """#
        ).diagnostics.map { $0.code.name + " " + $0.path + " " + $0.found }
        #expect(found == ["never_shown sections[1].fields[0].formula eur"])
    }

    @Test func targetsAndLoadersThatReadItAreTold() {
        let target =
            #"{"id":"r","type":"text","targets":[{"id":"t","type":"field","action":"hide","condition":"$h > 1"}]}"#
        #expect(
            reading(target + #",{"id":"t","type":"text"}"#).map { $0.hasPrefix("never_shown fields[1].targets[0]") }
                == [true])
        let loader = #"{"id":"r","type":"select","options_from":{"loader":"x","depends_on":["h"]}}"#
        #expect(reading(loader).map { $0.hasPrefix("never_shown fields[1].options_from") } == [true])
    }
}
