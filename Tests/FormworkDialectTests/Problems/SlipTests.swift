import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// What can be served and was hardly meant is a warning with a sentence that says what to do.
struct SlipTests {
    /// The problems of a form with these fields: code, path and sentence.
    private func problems(_ fields: String) -> [String] {
        read(#"{"fields":[\#(fields)]}"#).diagnostics.map {
            $0.code.name + " " + $0.path + ": " + DiagnosticExplainer.sentence(for: $0)
        }
    }

    @Test func aRequiredChoiceNeedsOptions() {
        let rules = #""validations":{"required":true}"#
        #expect(
            problems(#"{"id":"a","type":"select",\#(rules)}"#) == [
                "no_options fields[0]: This `select` is required and has no options, so nobody can answer it unless code "
                    + "brings some. Give it `options` or `options_from`."
            ])
        #expect(problems(#"{"id":"a","type":"check_group",\#(rules)}"#).count == 1)
        for keys in [
            #""options_from":{"loader":"x"}"#, #""hidden":true"#, #""disabled":true"#, #""value":"x""#,
            #""formula":"'x'""#, #""options":[{"id":"a","title":"A"}]"#,
        ] {
            #expect(problems(#"{"id":"a","type":"select",\#(keys),\#(rules)}"#) == [])
        }
        for type in ["rating", "weekdays", "file", "signature"] {
            #expect(problems(#"{"id":"a","type":"\#(type)",\#(rules)}"#) == [])
        }
        #expect(problems(#"{"id":"a","type":"select"}"#) == [])
    }

    @Test func aMatrixNeedsRows() {
        let columns = #""columns":[{"id":"x","title":"X"}]"#
        #expect(
            problems(#"{"id":"a","type":"matrix","rows":[],\#(columns)}"#) == [
                "no_options fields[0].rows: A matrix without rows asks for nothing. Write a row for each thing that is asked "
                    + "about."
            ])
    }

    @Test(arguments: [
        (#""mask":"000","value":"abc""#, "mask"),
        (#""type":"integer","validations":{"min_value":10},"value":5"#, "min_value"),
        (#""type":"number","validations":{"min_value":10},"value":"9.5""#, "min_value"),
        (#""type":"stepper","min":1,"value":0"#, "min"),
        (#""type":"integer","validations":{"max_value":10},"value":15"#, "max_value"),
        (#""type":"stepper","max":5,"value":"5.5""#, "max"), (#""type":"slider","max":5,"value":9"#, "max"),
        (#""type":"date","minimum_date":"2026-01-01","value":"2025-12-31""#, "minimum_date"),
        (#""type":"date","maximum_date":"2026-01-01","value":"2026-01-02""#, "maximum_date"),
        (#""type":"time","minimum_date":"07:00","value":"06:30""#, "minimum_date"),
        (#""type":"date_time","maximum_date":"2026-01-01T08:30","value":"2026-01-01T08:30:15""#, "maximum_date"),
        (#""type":"time","minute_interval":15,"value":"08:07""#, "minute_interval"),
        (#""validations":{"max_length":2},"value":"abc""#, "max_length"),
        (#""format":"iban","value":"XX001""#, "format"),
    ])
    func aDefaultThatItsOwnFieldRefusesIsReported(_ keys: String, _ rule: String) throws {
        let problem = try #require(problems(#"{"id":"a",\#(keys)}"#).first)
        #expect(problem.hasPrefix("wrong_default fields[0].value: The default "))
        #expect(problem.hasSuffix(" is refused by `\(rule)` of the same field. Change one of them."))
        #expect(problems(#"{"id":"a",\#(keys)}"#).count == 1)
        #expect(problems(#"{"id":"a","hidden":true,\#(keys)}"#) == [])
    }

    @Test(arguments: [
        (#""required":"Fill in {titel}""#, "required", "{titel}", ["`{title}`"]),
        (#""min_length":"{title}: {max}""#, "min_length", "{max}", ["`{min}`", "`{title}`"]),
        (#""max_length.one":"{Max}""#, "max_length.one", "{Max}", ["`{max}`", "`{title}`"]),
        (#""compare.equal":"{title} {others}""#, "compare.equal", "{others}", ["`{other}`", "`{title}`"]),
    ])
    func aNameInBracesThatStandsForNothingIsReported(
        _ message: String, _ key: String, _ name: String, _ choices: [String]
    ) throws {
        let rules = #""required":true,"min_length":2,"max_length":9,"compare_to":"b""#
        let found = problems(#"{"id":"b"},{"id":"a","validations":{\#(rules),"messages":{\#(message)}}}"#)
        let problem = try #require(found.first)
        #expect(found.count == 1)
        let place = "unknown_placeholder fields[1].validations.messages.\(key): "
        #expect(problem.hasPrefix(place + "Nothing stands for `\(name)` in this text"), "\(problem)")
        #expect(choices.allSatisfy { problem.contains($0) }, "\(problem)")
    }

    @Test func whatIsNoNameOrStandsForSomethingIsLeftAlone() {
        for text in ["{title}", "{min} {title}", "{1}", "{}", "{ min }", "a { b } c", "{\\n}", "{{min}}"] {
            let rules = #""min_length":2,"messages":{"min_length":"\#(text)"}"#
            #expect(problems(#"{"id":"a","validations":{\#(rules)}}"#) == [], "\(text)")
        }
        let form = read(#"{"messages":{"ui.item":"{title} {number}","custom":"{any}"},"fields":[{"id":"a"}]}"#)
        #expect(form.summary == ["1:24 unknown_placeholder messages.ui.item"])
        let bare = read(#"{"messages":{"ui.save":"Save {x}"},"fields":[{"id":"a"}]}"#).diagnostics
        #expect(
            bare.map { DiagnosticExplainer.sentence(for: $0) }
                == ["Nothing stands for `{x}` in this text, so it is shown as it is."])
    }

    @Test(arguments: ["separator", "spacer", "image"])
    func whatHasNoAnswerHasNoFormulaAndNoTargetsThatWait(_ type: String) {
        let targets =
            #""targets":[{"id":"a","action":"hide"},{"id":"a","action":"hide","condition":"$a == 'x'"},{"id":"a","action":"clear"}]"#
        #expect(
            read(#"{"fields":[{"id":"a"},{"id":"b","type":"\#(type)","formula":"1",\#(targets)}]}"#).diagnostics.map {
                $0.code.name + " " + $0.path
            }.filter { $0.hasPrefix("rule_cannot_apply") } == [
                "rule_cannot_apply fields[1].formula", "rule_cannot_apply fields[1].targets[0]",
                "rule_cannot_apply fields[1].targets[2]",
            ])
    }

    @Test func nothingChangesTheAnswerOfWhatHasNone() {
        for action in ["update", "clear"] {
            let target = #"{"id":"b","action":"\#(action)"}"#
            #expect(
                problems(#"{"id":"a","type":"switch","targets":[\#(target)]},{"id":"b","type":"separator"}"#) == [
                    "rule_cannot_apply fields[0].targets[0].action: `action` never applies to a field of type `separator`."
                ])
        }
        let press = #"{"id":"a"},{"id":"b","type":"button","targets":[{"id":"a","action":"clear"}]}"#
        #expect(problems(press) == [])
    }

    @Test(arguments: [("email", "nope"), ("count_down", "-5"), ("date", "0999-12-31")])
    func aDefaultThatTheTypeRefusesIsReported(_ type: String, _ value: String) {
        #expect(
            problems(#"{"id":"a","type":"\#(type)","value":"\#(value)"}"#) == [
                "wrong_default fields[0].value: The default \"\(value)\" is not written as a field of type `\(type)` asks."
            ])
    }

    @Test(arguments: [
        #""mask":"000","value":"12""#, #""mask":"00-00","value":"1234""#, #""mask":"00-00","value":"12-34""#,
        #""type":"url","value":"https://""#, #""type":"url","value":"https://example.org""#,
        #""type":"email","value":"@example.org""#, #""type":"email","value":"ada@example.org""#,
        #""type":"phone","value":"+47 ""#, #""validations":{"min_length":5},"value":"ab""#,
        #""type":"integer","validations":{"min_value":10},"value":10"#,
        #""type":"number","format":"percent","value":0.5"#,
        #""type":"date","minimum_date":"2026-01-01","value":"2026-01-01""#, #""type":"password","value":"""#,
        #""validations":{"pattern":"[A-Z]{2}[0-9]{3}"},"value":"AB1""#,
        #""type":"date_time","maximum_date":"2026-12-31","value":"2026-12-31T10:00""#,
    ])
    func aDefaultThatCanBecomeAnAnswerIsNone(_ keys: String) {
        #expect(problems(#"{"id":"a",\#(keys)}"#) == [])
    }

    @Test func anAnswerOfAnItemIsOneThatItsFieldTakes() {
        let fields =
            #"{"id":"a","type":"select","options":[{"id":"x","title":"X"}]},{"id":"n","type":"integer"},{"id":"t"}"#
        func problems(_ item: String) -> [String] {
            read(#"{"sections":[{"id":"s","repeat":{"items":[\#(item)]},"fields":[\#(fields)]}]}"#).diagnostics.map {
                $0.code.name + " " + $0.path + ": " + DiagnosticExplainer.sentence(for: $0)
            }
        }
        #expect(
            problems(#"{"a":"zz"}"#) == [
                "wrong_default sections[0].repeat.items[0].a: The answer \"zz\" is not one of the options."
            ])
        #expect(
            problems(#"{"n":"many"}"#) == [
                "wrong_default sections[0].repeat.items[0].n: The answer \"many\" is no answer to a field of type `integer`."
            ])
        #expect(problems(#"{"a":"x","n":"12","t":3},{"a":null,"n":7}"#) == [])
    }

    @Test func aTargetSetsWhatItsFieldTakes() {
        func problems(_ value: String, _ type: String) -> [String] {
            let target = #""targets":[{"action":"update","id":"b","target_value":\#(value)}]"#
            return self.problems(#"{"id":"a",\#(target)},{"id":"b",\#(type)}"#)
        }
        let choice = #""type":"select","options":[{"id":"yes","title":"Yes"}]"#
        #expect(
            problems(#""abc""#, #""type":"integer""#) == [
                "wrong_default fields[0].targets[0].target_value: The value \"abc\" is no answer to a field of type "
                    + "`integer`."
            ])
        #expect(
            problems(#""yess""#, choice) == [
                "wrong_default fields[0].targets[0].target_value: The value \"yess\" is not one of the options. Did you mean "
                    + "`yes`?"
            ])
        #expect(problems(#""yes""#, choice) == [])
        #expect(problems(#""12""#, #""type":"integer""#) == [])
    }

    @Test func aMaskHoldsTheFewestCharacters() {
        #expect(
            problems(#"{"id":"a","mask":"000","validations":{"min_length":5}}"#) == [
                "mask_too_short fields[0].validations.min_length: The mask holds 3 characters, so no answer has 5. Lower "
                    + "`min_length`, or lengthen the mask."
            ])
        #expect(problems(#"{"id":"a","mask":"000-00","validations":{"min_length":5}}"#) == [])
    }

    @Test func lettersOfAPatternStandForDaysAndTimes() {
        #expect(
            problems(#"{"id":"a","type":"date","display_format":"DD.MM.YYYY"}"#) == [
                "date_letter fields[0].display_format: The letter `D` stands for no part of a day or time, so it is shown as it "
                    + "is. Did you mean `dd.MM.yyyy`?"
            ])
        #expect(
            problems(#"{"id":"a","type":"date","save_format":"d. MMMM, Jahr y"}"#) == [
                "date_letter fields[0].save_format: The letter `J` stands for no part of a day or time, so it is shown as it "
                    + "is. Put text that is meant as it is between apostrophes."
            ])
        for pattern in ["d. MMMM, 'Jahr' y", "yyyy-MM-ddTHH:mm:ssZ", "yyyy年M月d日", "EEE h:mm a", "d 'o''clock'"] {
            #expect(problems(#"{"id":"a","type":"date_time","display_format":"\#(pattern)"}"#) == [])
        }
    }

    @Test func aCurrencyHasThreeLetters() {
        #expect(
            problems(#"{"id":"a","type":"currency","currency":"euro"}"#) == [
                "currency_code fields[0].currency: \"euro\" is no currency. Write the three letters of its ISO 4217 code, such "
                    + "as `EUR`."
            ])
        #expect(problems(#"{"id":"a","type":"currency","currency":"XQZ"}"#) == [])
    }

    @Test func aFormatOfLettersIsForNoNumber() {
        #expect(
            problems(#"{"id":"a","type":"integer","format":"iban"}"#) == [
                "rule_cannot_apply fields[0].format: The format `iban` never applies to a field of type `integer`."
            ])
        #expect(problems(#"{"id":"a","type":"integer","format":"pin4"}"#) == [])
        let own = #"{"formats":[{"name":"iban","digits":true}],"fields":[{"id":"a","type":"integer","format":"iban"}]}"#
        #expect(read(own).diagnostics.allSatisfy { $0.code.name != "rule_cannot_apply" })
    }

    @Test func optionsAreComparedWithOptions() {
        func problems(_ condition: String) -> [String] {
            let options = #"[{"id":"one","title":"One"},{"id":"two","title":"Two"}]"#
            return self.problems(
                #"{"id":"b"},{"id":"a","type":"select","options_when":"\#(condition)","options":\#(options)}"#)
        }
        #expect(
            problems("$option == 'onee'") == [
                "unknown_option fields[1].options_when: There is no option `onee` to compare with. Did you mean `one`?"
            ])
        #expect(problems("$option == 'one' or $option.title == 'zz' or $b == 'zz' or $option in ['two']") == [])
    }

    @Test func wordsNeedTheirRule() {
        let words = #""messages":{"min_length":"Longer!"}"#
        #expect(
            problems(#"{"id":"a","validations":{\#(words)}}"#) == [
                "unknown_message fields[0].validations.messages: No rule reports `min_length`, so this text is never shown."
            ])
        for rules in [#""min_length":2,"#, #""validators":["v"],"#] {
            #expect(problems(#"{"id":"a","validations":{\#(rules)\#(words)}}"#) == [])
        }
        #expect(problems(#"{"id":"a","format":"password","validations":{\#(words)}}"#) == [])
        #expect(problems(#"{"id":"a","type":"count","validations":{"messages":{"min_value":"More!"}}}"#) == [])
        #expect(problems(#"{"id":"a","required_when":"true","validations":{"messages":{"required":"Yes!"}}}"#) == [])
    }

    @Test func whatCancelsItselfIsReported() {
        let option = #"{"id":"x","title":"X","default":true,"disabled":true}"#
        #expect(
            problems(#"{"id":"a","type":"select","options":[\#(option)]}"#) == [
                "wrong_default fields[0].options[0]: The option \"x\" is the default and `disabled`, and a disabled option is no "
                    + "answer. Take one of the two out."
            ])
        #expect(
            problems(#"{"id":"a","type":"stepper","max":5,"validations":{"min_value":10}}"#) == [
                "empty_range fields[0].max: Nothing lies in the range 10...5."
            ])
        #expect(problems(#"{"id":"a","type":"stepper","max":5,"validations":{"min_value":5}}"#) == [])
        #expect(
            problems(#"{"id":"a","validations":{"compare_to":"a"}}"#) == [
                "rule_cannot_apply fields[0].validations.compare_to: `compare_to` names the field itself, so nothing is "
                    + "compared. Name another field."
            ])
        #expect(
            problems(#"{"id":"a","multiple":true}"#) == [
                "rule_cannot_apply fields[0].multiple: `multiple` never applies to a field of type `text`."
            ])
    }
}
