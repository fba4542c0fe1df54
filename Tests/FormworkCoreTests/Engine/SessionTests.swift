import FormworkCore
import FormworkTestSupport
import Testing

/// A session.
struct SessionTests {
    @Test func loadFillsInDefaults() throws {
        let engine = FormEngine(try CompiledForm(Sample.loan))
        #expect(engine.state("months")?.text == "")
        _ = engine.perform(.load(["name": "Li"]))
        #expect(engine.state("months")?.text == "12")
        #expect(engine.state("name")?.text == "Li")
    }

    @Test func replacedAnswersGetNoDefaults() throws {
        let engine = try Sample.session(Sample.loan)
        _ = engine.perform(.replaceAnswers(["amount": 5000]))
        #expect(engine.values == ["amount": 5000, "shares": 0, "count": 0] as JSONValue)
    }

    @Test func formulasFollowAnswersAndAreBlankWhereTheyFail() throws {
        let engine = try Sample.session(Sample.loan)
        #expect(engine.state("monthly")?.display == "0")
        engine.set("amount", 10_000)
        #expect(engine.state("monthly")?.display == "833.33")
        engine.set("months", 0)
        #expect(engine.state("monthly")?.display == "")
    }

    @Test func aSectionIsShownWhileItsConditionHoldsAndKeepsWhatWasTyped() throws {
        let engine = try Sample.session(Sample.loan)
        #expect(!engine.outline.contains("[guarantors]"))
        let old = engine.rows
        let shown = engine.set("guaranteed", true)
        #expect(
            engine.outline == [
                "[terms]", "name", "amount", "months", "monthly", "purpose", "guaranteed", "[guarantors]",
                "guarantors[0]", "guarantors[0].name", "guarantors[0].share", "+", "[sums]", "shares", "count",
            ])
        #expect(shown.applied(to: old) == engine.rows)
        engine.set("guarantors[0].name", "Wang")
        #expect(engine.state("shares")?.display == "10")
        engine.set("guaranteed", false)
        #expect(engine.state("shares")?.display == "0")
        #expect(engine.values["guarantors"] == nil)
        engine.set("guaranteed", true)
        #expect(engine.state("guarantors[0].name")?.text == "Wang")
    }

    @Test func whatAnEventEmptiedIsRestoredAsEmpty() throws {
        let fields = [
            Field(id: "drop", type: .toggle, targets: [FieldTarget(.clear, id: "fee", condition: "$drop")]),
            Field(id: "fee", type: .decimal, value: .number(5), disabled: true),
        ]
        func form(_ fields: [Field]) throws -> CompiledForm {
            try CompiledForm(
                FormDefinition(
                    id: "f", groups: [FormGroup(sections: [FormSection(elements: fields.map { .field($0) })])]))
        }
        let engine = FormEngine(try form(fields))
        _ = engine.perform(.load([:]))
        #expect(engine.values["fee"] == 5)
        engine.set("drop", true)
        #expect(engine.values["fee"] == nil)
        let restored = FormEngine(engine.form)
        _ = restored.restore(engine.snapshot())
        #expect(restored.values == engine.values)
        #expect(restored.mismatches(with: engine.snapshot()).isEmpty)
        // A field that is not in the snapshot has the answer that a new form has.
        let newer = Field(id: "rate", type: .decimal, value: .number(2), disabled: true)
        let changed = FormEngine(try form(fields + [newer]))
        _ = changed.restore(engine.snapshot())
        #expect(changed.values == ["drop": true, "rate": 2] as JSONValue)
    }

    @Test func typedTextThatIsNoNumberIsKeptAndIsAnErrorAfterSubmit() throws {
        let engine = try Sample.session(Sample.loan)
        engine.type("amount", "12 apples")
        #expect(engine.state("amount")?.text == "12 apples")
        #expect(engine.values["amount"] == nil)
        engine.play(["op": "submit"])
        #expect(engine.errors.first { $0.path == "amount" }?.code == "type")
    }

    @Test func optionsAreKnownByCanonicalTextAndKeepTheTypeOfTheirIDs() throws {
        let engine = try Sample.session(Sample.loan)
        engine.type("purpose", "0")
        #expect(engine.values["purpose"] == 0)
        #expect(engine.state("purpose")?.display == "Other")
        engine.set("purpose", "garden")
        engine.play(["op": "submit"])
        #expect(engine.errors.contains { $0.path == "purpose" && $0.code == "option" })
    }

    @Test func nestedAndFlatAnswersAreReadAlike() throws {
        let nested = try Sample.session(Sample.loan)
        _ = nested.perform(.load(["guaranteed": true, "guarantors": [["name": "A"], ["name": "B", "share": 5]]]))
        let flat = try Sample.session(Sample.loan)
        _ = flat.perform(
            .load(["guaranteed": true, "guarantors[0].name": "A", "guarantors[1].name": "B", "guarantors[1].share": 5]))
        #expect(nested.values == flat.values)
        #expect(nested.state("shares")?.display == "15")
        #expect(nested.flatValues["guarantors[1].name"] == "B")
    }

    @Test func resetReturnsToWhatWasLoaded() throws {
        let engine = try Sample.session(Sample.loan)
        _ = engine.perform(.load(["name": "Li", "guaranteed": true]))
        let before = engine.values
        engine.set("name", "Wu")
        engine.play(["op": "add_item", "field": "guarantors"])
        _ = engine.perform(.reset)
        #expect(engine.values == before)
    }

    @Test func aPageOrSubmissionCannotAnswerWhatNeverTakesInput() throws {
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(
                        id: "s", disabled: true, elements: [.field(Field(id: "a", type: .text, value: .text("fixed")))]),
                    FormSection(id: "t", elements: [.field(Field(id: "b", type: .text, disabled: true))]),
                ])
            ])
        let engine = try Sample.session(form)
        let edits: [(NodeID, TextEdit)] = ["a", "b"].compactMap { path in
            engine.node(at: path).map { ($0, TextEdit("forged")) }
        }
        _ = engine.perform(.editAll(edits))
        #expect(engine.values == ["a": "fixed"] as JSONValue)
        _ = engine.perform(.replaceAnswers(["a": "forged", "b": "forged"]))
        #expect(engine.values == ["a": "fixed"] as JSONValue)
        _ = engine.perform(.load(["a": "given"]))
        #expect(engine.values == ["a": "given"] as JSONValue)
    }

    @Test func aRestoredSessionKeepsAnAnswerThatIsNoValue() throws {
        let engine = try Sample.session(Sample.loan)
        _ = engine.perform(.replaceAnswers(["amount": "1,000"]))
        let other = FormEngine(engine.form)
        _ = other.restore(engine.snapshot())
        #expect(other.state("amount")?.text == "1,000")
        #expect(other.values == engine.values)
        #expect(other.snapshot() == engine.snapshot())
    }

    @Test func aDefaultThatIsNoValueIsShownAndIsAnError() throws {
        let field = Field(id: "a", type: .decimal, value: .text("many"))
        let form = FormDefinition(id: "form", groups: [FormGroup(sections: [FormSection(elements: [.field(field)])])])
        let engine = try Sample.session(form)
        #expect(engine.state("a")?.text == "many")
        #expect(engine.values == [:] as JSONValue)
        #expect(engine.perform(.submit).submission == .refused)
        #expect(engine.errors.map { $0.code } == ["type"])
    }
}
