import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Warnings about parts of a form that have no effect.
struct ApplicabilityTests {
    private func codes(_ json: String) -> [String] {
        read(json).diagnostics.map { $0.code.name + " " + $0.path }
    }

    @Test(arguments: ["info", "hidden", "button"])
    func noRuleActsOnWhatTakesNoInput(_ type: String) {
        let reading = read(
            #"""
            { "fields": [ { "id": "a" }, { "id": "b", "type": "\#(type)", "required_when": "$a == 'x'", "validations": {
                "required": true, "min_length": 2, "max_value": 3, "pattern": "x", "compare_to": "a",
                "rules": [ "$a == 'x'" ], "validators": [ "v" ], "async": [ "w" ] } } ] }
            """#)
        #expect(reading.diagnostics.allSatisfy { $0.code.name == "rule_cannot_apply" })
        #expect(
            Set(reading.diagnostics.map(\.path)) == [
                "fields[1].required_when", "fields[1].validations.required", "fields[1].validations.min_length",
                "fields[1].validations.max_value", "fields[1].validations.pattern", "fields[1].validations.compare_to",
                "fields[1].validations.rules[0]", "fields[1].validations.validators", "fields[1].validations.async",
            ])
    }

    /// A link answers hidden fields too (`OpeningTests`).
    @Test(arguments: [("hidden", true), ("text", true), ("select", true), ("button", false), ("password", false)])
    func aLinkAnswersWhatHasAnAnswerAndNoSecret(_ type: String, _ applies: Bool) {
        let warnings = codes(#"{"fields":[{"id":"a","type":"\#(type)","prefill":true}]}"#)
        #expect(warnings.contains("rule_cannot_apply fields[0].prefill") == !applies)
    }

    @Test(arguments: ["date", "switch", "select"])
    func masksAndFormatsActOnText(_ type: String) {
        #expect(
            codes(#"{"fields":[{"id":"a","type":"\#(type)","mask":"00-00","format":"iban"}]}"#)
                == ["rule_cannot_apply fields[0].mask", "rule_cannot_apply fields[0].format"])
    }

    @Test(arguments: ["currency", "percent"])
    func formatsOfNumbersActOnNumbers(_ format: String) throws {
        let reading = read(
            #"{"fields":[{"id":"a","format":"\#(format)"},{"id":"b","type":"number","format":"\#(format)"}]}"#)
        #expect(reading.summary == ["1:31 rule_cannot_apply fields[0].format"])
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(
            DiagnosticExplainer.sentence(for: diagnostic)
                == "The format `\(format)` never applies to a field of type `text`.")
    }

    @Test func aMaskOfADayIsNotTyped() throws {
        let definition = try #require(
            read(#"{"fields":[{"id":"a","type":"date","mask":"00"},{"id":"b","format":"currency"}]}"#).definition)
        let engine = FormEngine(try CompiledForm(definition))
        _ = engine.perform(.load(["a": "2026-11-21", "b": "ten"]))
        #expect(engine.values == ["a": "2026-11-21", "b": "ten"])
    }

    @Test func updatesThatSetEachOtherOffAreShown() throws {
        func update(_ id: String, _ other: String, option: Bool = false) -> String {
            let targets = #""targets":[{"action":"update","id":"\#(other)","target_value":"x"}]"#
            return option
                ? #"{"id":"\#(id)","type":"select","options":[{"id":"x","title":"X",\#(targets)}]}"#
                : #"{"id":"\#(id)",\#(targets)}"#
        }
        let reading = read(
            #"{"fields":[\#(update("z", "a")),\#(update("a", "b")),\#(update("b", "c")),\#(update("c", "a"))]}"#)
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(reading.diagnostics.count == 1)
        #expect(diagnostic.code == .definition(.updateCircle))
        #expect(diagnostic.path == "fields[1].targets[0]")
        #expect(diagnostic.found == "a → b → c → a")
        #expect(codes(#"{"fields":[\#(update("a", "a"))]}"#) == ["update_circle fields[0].targets[0]"])
        #expect(codes(#"{"fields":[\#(update("a", "b")),\#(update("b", "c")),{"id":"c"}]}"#) == [])
        #expect(codes(#"{"fields":[\#(update("a", "b", option: true)),\#(update("b", "a", option: true))]}"#) == [])
        // A circle behind one of options is found, and so is one beside another.
        let options = update("a", "b", option: true) + "," + update("b", "a", option: true)
        #expect(
            codes(#"{"fields":[\#(options),\#(update("p", "p")),\#(update("q", "r")),\#(update("r", "q"))]}"#) == [
                "update_circle fields[2].targets[0]", "update_circle fields[3].targets[0]",
            ])
        // What a condition ends may be meant so: no more than 9.
        let limit =
            #"{"id":"n","targets":[{"action":"update","id":"n","target_value":"9","condition":"length($n) > 1"}]}"#
        #expect(codes(#"{"fields":[\#(limit)]}"#) == [])
        let clearing = #""targets":[{"action":"clear","id":"#
        #expect(codes(#"{"fields":[{"id":"a",\#(clearing)"b"}]},{"id":"b",\#(clearing)"a"}]}]}"#) == [])
    }

    @Test func aConditionThatReadsAnItemCannotActOutside() throws {
        let reading = read(
            #"{"fields":[{"id":"note"},{"id":"rows","repeat":{},"fields":[{"id":"a","targets":[{"id":"note","action":"hide","condition":"$a == '1'"}]}]}]}"#
        )
        #expect(reading.summary == ["1:123 rule_cannot_apply fields[1].fields[0].targets[0].condition"])
        #expect(
            reading.diagnostics.map(DiagnosticExplainer.sentence(for:)) == [
                "`condition` reads what is in an item, but `note` is outside of the items. Read what is outside, too."
            ])
    }

    @Test func zonesAndLanguagesAreKnown() {
        let reading = read(#"{"time_zone":"Europe/Olso","locale":"e n","fields":[]}"#)
        #expect(reading.summary == ["1:14 unknown_time_zone time_zone", "1:37 unknown_language locale"])
        #expect(reading.diagnostics.first?.expected == ["Europe/Oslo"])
        #expect(read(#"{"time_zone":"Europe/Oslo","locale":"pt_BR","fields":[]}"#).diagnostics.isEmpty)
    }

    @Test func itemsToStartWithFitTheRepeat() {
        func form(_ items: String) -> String {
            #"{"fields":[{"id":"r","repeat":{"max":1,"items":\#(items)},"fields":[{"id":"name"},{"id":"at.home"},"#
                + #"{"id":"c","type":"check_group","options":[{"id":"x","title":"X"}]},"#
                + #"{"id":"s","repeat":{},"fields":[{"id":"t"}]}]}]}"#
        }
        #expect(codes(form(#"[{"name":"A","at":{"home":"B"},"c":{"x":true},"s":[{"t":"C"}],"s[1].t":"D"}]"#)) == [])
        let path = "fields[0].repeat.items[0]"
        let wrong = read(form(#"[{"nmae":"A","at":{"hom":"B"},"s":[{"u":1}]}]"#))
        #expect(
            wrong.diagnostics.map { $0.code.name + " " + $0.path + " " + $0.found } == [
                "unknown_answer \(path) at.hom", "unknown_answer \(path) u", "unknown_answer \(path).nmae nmae",
            ])
        #expect(wrong.diagnostics.last?.expected == ["name"])
        #expect(codes(form(#"[{},{}]"#)) == ["too_many_items fields[0].repeat.items"])
    }

    @Test(arguments: [
        #""id":"g","title":"G","collapsible":false,"collapsed":true"#, #""collapsed":true"#,
    ])
    func aGroupThatNothingOpensIsOpen(_ keys: String) {
        let reading = read(#"{"groups":[{\#(keys),"sections":[{"fields":[{"id":"a"}]}]}]}"#)
        #expect(reading.diagnostics.map(\.code) == [.definition(.cannotOpen)])
        let form = reading.definition.flatMap { try? CompiledForm($0) }
        let rows = form.map { FormEngine($0).rows } ?? []
        #expect(rows.contains { $0.id.kind == .field })
    }

    @Test func aGroupThatCanBeOpenedMayBeClosed() {
        #expect(codes(#"{"groups":[{"id":"g","collapsed":true,"sections":[]}]}"#) == [])
    }

    @Test func aValueBesideAFormulaIsNeverUsed() {
        #expect(
            codes(#"{"fields":[{"id":"a","type":"number","value":1,"formula":"1 + 1"}]}"#)
                == ["unused_value fields[0].value"])
    }

    @Test(arguments: ["a..", ".b", "e[]", "a[x]", "a]"])
    func anIDIsAPath(_ id: String) {
        #expect(codes(#"{"fields":[{"id":"\#(id)"}]}"#) == ["malformed_id fields[0].id"])
        #expect(codes(#"{"fields":[{"id":"\#(id)","type":"spacer"}]}"#) == [])
    }

    @Test func formatsOfTheFormHaveNamesOfTheirOwn() throws {
        let reading = read(
            #"""
            { "formats": [ { "name": "plate", "min_length": 5, "max_length": 2 },
                { "name": "plate" }, { "name": "iban" } ], "fields": [] }
            """#)
        #expect(
            reading.summary == [
                "1:49 empty_range formats[0].min_length", "2:15 format_name formats[1].name",
                "2:36 format_name formats[2].name",
            ])
        #expect(
            reading.diagnostics.dropFirst().map { DiagnosticExplainer.sentence(for: $0) } == [
                "Another format of this form is called \"plate\" already; this one is never used.",
                "There is a format \"iban\" in every form; in this one the name means what is written here.",
            ])
    }
}
