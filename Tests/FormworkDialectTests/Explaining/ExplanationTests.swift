import FormworkCore
import FormworkTestSupport
import Testing

@testable import FormworkDialect

/// Explanations as sentences.
struct ExplanationTests {
    private let json = """
        { "id": "loan", "sections": [
          { "id": "terms", "title": "Terms", "fields": [
            { "id": "amount", "title": "Amount", "type": "decimal",
              "validations": { "required": true, "min_value": 1000 } },
            { "id": "months", "title": "Months", "type": "integer", "value": 12 },
            { "id": "monthly", "title": "Each month", "type": "info", "formula": "$amount / $months" },
            { "id": "rate", "title": "Rate", "type": "decimal", "formula": "$months / 4", "enabled_when": "$amount > 5" },
            { "id": "why", "title": "Why", "type": "text", "required_when": "$amount > 2000" },
            { "id": "fixed", "title": "Branch", "type": "text", "value": "Main", "disabled": true },
            { "id": "gone", "title": "Gone", "type": "text", "hidden": true },
            { "id": "guaranteed", "title": "Guaranteed", "type": "switch" } ] },
          { "id": "guarantors", "title": "Guarantors", "visible_when": "$guaranteed", "repeat": { "min": 1 }, "fields": [
            { "id": "name", "title": "Name", "type": "text" },
            { "id": "nick", "title": "Nickname", "type": "text", "visible_when": "length($name) > 3" } ] } ] }
        """

    private func session(_ answers: JSONValue = [:]) throws -> FormEngine {
        let reading = read(json)
        let definition = try #require(reading.definition, "\(reading.report)")
        let engine = FormEngine(
            try CompiledForm(definition), context: SessionContext(messages: MessageCatalogs.english))
        _ = engine.perform(.load(answers))
        return engine
    }

    private func why(
        _ aspect: Explanation.Aspect, _ path: String, _ engine: FormEngine, language: String = "en"
    ) throws -> String {
        let node = try #require(engine.node(at: path))
        let explanation = try #require(engine.explain(node).first { $0.aspect == aspect })
        return ExplanationWriter(language: language).sentence(for: explanation)
    }

    private func set(_ path: String, _ value: FormValue, _ engine: FormEngine) {
        if let node = engine.node(at: path) { _ = engine.perform(.set(node, value)) }
    }

    @Test func hiddenThingsNameTheirOwnRuleAndThoseAroundThem() throws {
        let engine = try session(["guaranteed": false])
        #expect(
            try why(.visible, "guarantors[0].name", engine)
                == "“Name” is hidden because its section “Guarantors” is visible only while `$guaranteed`; "
                + "guaranteed is false.")
        #expect(
            try why(.visible, "guarantors[0].nick", engine)
                == "“Nickname” is hidden because it is visible only while `length($name) > 3`, and its section "
                + "“Guarantors” is visible only while `$guaranteed`; guarantors[0].name is blank, guaranteed is false.")
        #expect(
            try why(.visible, "gone", engine) == "“Gone” is hidden because it is marked `hidden` and nothing shows it.")
        #expect(try why(.visible, "amount", engine) == "“Amount” is visible; nothing hides it.")
        set("guaranteed", .bool(true), engine)
        #expect(try why(.visible, "guarantors[0].name", engine) == "“Name” is visible; nothing hides it.")
    }

    @Test func theSameInChinese() throws {
        #expect(
            try why(.visible, "guarantors[0].name", try session(["guaranteed": false]), language: "zh-CN")
                == "“Name”被隐藏，因为它所在的部分“Guarantors”只在 `$guaranteed` 成立时显示；guaranteed 是 false。")
    }

    @Test func disabledAndRequiredNameTheirRules() throws {
        let engine = try session()
        #expect(
            try why(.enabled, "fixed", engine)
                == "“Branch” takes no input because it is marked `disabled` and nothing enables it.")
        #expect(
            try why(.enabled, "rate", engine)
                == "“Rate” takes no input because it takes input only while `$amount > 5`; amount is blank.")
        #expect(
            try why(.required, "why", engine)
                == "“Why” need not be answered because it must be answered only while `$amount > 2000`; amount is blank."
        )
        set("amount", .number(3000), engine)
        #expect(
            try why(.required, "why", engine)
                == "“Why” must be answered because it must be answered only while `$amount > 2000`; amount is 3000.")
        #expect(
            try why(.required, "amount", engine) == "“Amount” must be answered because it is marked `required`.")
        #expect(try why(.required, "months", engine) == "“Months” need not be answered; nothing demands it.")
    }

    @Test func errorsTellWhatTheyTellThePerson() throws {
        let engine = try session()
        set("amount", .number(3), engine)
        #expect(try why(.valid, "amount", engine) == "“Amount” is not accepted: “Amount” must be 1,000 or more.")
        set("amount", .number(3000), engine)
        #expect(try why(.valid, "amount", engine) == "“Amount” breaks no rule.")
        #expect(
            try why(.valid, "fixed", engine)
                == "“Branch” is not checked because it is marked `disabled` and nothing enables it.")
    }

    @Test func answersTellWhereTheyComeFrom() throws {
        let engine = try session(["amount": 2400])
        #expect(
            try why(.value, "monthly", engine)
                == "“Each month” is 200 because its formula is `$amount / $months`; amount is 2400, months is 12.")
        #expect(try why(.value, "months", engine) == "“Months” is 12 because that is its default.")
        #expect(try why(.value, "amount", engine) == "“Amount” is 2400 because it was loaded so.")
        #expect(try why(.value, "why", engine) == "“Why” has no answer.")
        #expect(try why(.value, "fixed", engine) == "“Branch” is “Main” because that is its default.")
        set("months", .number(24), engine)
        #expect(try why(.value, "months", engine) == "“Months” is 24 because it was answered so.")
        set("rate", .number(7), engine)
        #expect(
            try why(.value, "rate", engine) == "“Rate” is 7 because what its formula `$months / 4` yields was replaced."
        )
        set("amount", .text("many"), engine)
        #expect(
            try why(.value, "amount", engine)
                == "“Amount” has no answer because what was typed is not an answer of its type.")
    }

    @Test func bothLanguagesHaveTheSameWordsAndParameters() {
        let english = EnglishExplanations.catalog.entries
        let chinese = SimplifiedChineseExplanations.catalog.entries
        #expect(english.map(\.code) == chinese.map(\.code))
        for (left, right) in zip(english, chinese) {
            #expect(parameters(left.text) == parameters(right.text), "\(left.code)")
        }
    }

    private func parameters(_ text: String) -> Set<Substring> {
        Set(
            text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
                $0.split(separator: "}").first
            })
    }
}
