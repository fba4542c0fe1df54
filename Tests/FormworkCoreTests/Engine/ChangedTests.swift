import FormworkCore
import FormworkTestSupport
import Testing

/// Changes since loading, answers in removed items, and the changed answers of a transaction.
struct ChangedTests {
    @Test func nothingHasChangedRightAfterLoading() throws {
        let engine = try Sample.session(Sample.loan)
        #expect(engine.values["months"] == 12)
        #expect(!engine.isDirty)
        #expect(!FormEngine(engine.form).isDirty)
        _ = engine.perform(.load(["amount": 5000, "guaranteed": true]))
        #expect(engine.changedPaths == [])
    }

    @Test func changesAreTheFieldsWhoseAnswersDiffer() throws {
        let engine = try Sample.session(Sample.loan)
        engine.set("amount", 1200)
        #expect(engine.changedPaths == ["amount", "monthly"])
        engine.set("amount", .null)
        #expect(engine.changedPaths == [])
        engine.type("amount", "a lot")
        #expect(engine.changedPaths == ["amount"])
        _ = engine.perform(.reset)
        #expect(!engine.isDirty)
    }

    @Test func changesAreSectionsWithMoreOrFewerItems() throws {
        let engine = try Sample.session(Sample.loan)
        _ = engine.perform(.load(["guaranteed": true, "guarantors": [["name": "A"], ["name": "B"]]]))
        engine.play(["op": "add_item", "field": "guarantors"])
        #expect(engine.changedPaths == ["guarantors", "guarantors[2].share", "shares", "count"])
        engine.play(["op": "remove_item", "field": "guarantors[2]"])
        engine.set("guarantors[1].name", "C")
        #expect(engine.changedPaths == ["guarantors[1].name"])
    }

    @Test func aRestoredSessionKnowsItsChanges() throws {
        let engine = try Sample.session(Sample.loan)
        _ = engine.perform(.load(["amount": 5000]))
        engine.set("amount", 6000)
        let other = FormEngine(engine.form)
        _ = other.restore(engine.snapshot())
        #expect(other.changedPaths == ["amount", "monthly"])
        other.set("amount", 5000)
        #expect(!other.isDirty)
    }

    @Test func changesIncludeWhatWasInRemovedItems() throws {
        let engine = try Sample.session(Sample.loan)
        engine.startRecording()
        let names: JSONValue = [["name": "A"], ["name": "B", "share": 5], ["name": "C"]]
        _ = engine.perform(.load(["guaranteed": true, "guarantors": names]))
        #expect(engine.removedValues == [:])
        engine.play(["op": "remove_item", "field": "guarantors[1]"])
        engine.play(["op": "remove_item", "field": "guarantors[0]"])
        #expect(engine.removedValues == ["guarantors": [["name": "B", "share": 5], ["name": "A", "share": 10]]])
        let other = FormEngine(engine.form)
        other.startRecording()
        _ = other.restore(engine.snapshot())
        #expect(other.removedValues == engine.removedValues)
        _ = engine.perform(.reset)
        #expect(engine.removedValues == [:])
        #expect(engine.values["guarantors"]?.arrayValue?.count == 3)
    }

    @Test func aTransactionTellsOldAndNewAnswersOfCalculatedFieldsToo() throws {
        let engine = try Sample.session(Sample.loan)
        engine.startRecording()
        let changes = engine.set("amount", 1200).valueChanges
        #expect(changes.map(\.path) == ["amount", "monthly"])
        #expect(changes.map(\.old) == [.blank, .number(0)])
        #expect(changes.map(\.new) == [.number(1200), .number(100)])
        #expect(engine.set("amount", 1200).valueChanges == [])
    }

    @Test func aTransactionDoesNotTellWhatOnlyPassedThrough() throws {
        let definition = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [
                        .field(
                            Field(
                                id: "a", type: .text,
                                targets: [FieldTarget(.update, id: "a", value: .text("always"))]))
                    ])
                ])
            ])
        let engine = try Sample.session(definition)
        engine.startRecording()
        engine.set("a", "always")
        #expect(engine.set("a", "other").valueChanges == [])
    }

    @Test func loadingResettingRestoringAndNewItemsTellNoChanges() throws {
        let engine = try Sample.session(Sample.loan)
        engine.startRecording()
        #expect(engine.perform(.load(["amount": 5000, "guaranteed": true])).valueChanges == [])
        engine.set("amount", 1)
        #expect(engine.perform(.reset).valueChanges == [])
        #expect(engine.restore(engine.snapshot()).valueChanges == [])
        #expect(engine.perform(.replaceAnswers(["amount": 7])).valueChanges == [])
        engine.set("guaranteed", true)
        let added = engine.play(["op": "add_item", "field": "guarantors"]).valueChanges
        #expect(added.map(\.path) == ["shares", "count"])
        #expect(engine.set("guarantors[1].share", 3).valueChanges.map(\.path) == ["guarantors[1].share", "shares"])
    }
}
