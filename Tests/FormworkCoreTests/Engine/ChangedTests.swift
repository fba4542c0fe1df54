import FormworkCore
import FormworkTestSupport
import Testing

/// What a session knows about its own past: what changed since it was loaded, what went, what one transaction did.
@Suite("Changes")
struct ChangedTests {
    @Test("there are none right after loading, whatever was filled in")
    func nothingAfterLoad() throws {
        let engine = try Sample.session(Sample.loan)
        #expect(engine.values["months"] == 12)
        #expect(!engine.isDirty)
        #expect(!FormEngine(engine.form).isDirty)
        _ = engine.perform(.load(["amount": 5000, "guaranteed": true]))
        #expect(engine.changedPaths == [])
    }

    @Test("are the fields whose answers differ, and go when the answer is the same again")
    func differences() throws {
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

    @Test("are sections with more or fewer items, and what differs inside")
    func items() throws {
        let engine = try Sample.session(Sample.loan)
        _ = engine.perform(.load(["guaranteed": true, "guarantors": [["name": "A"], ["name": "B"]]]))
        engine.play(["op": "add_item", "field": "guarantors"])
        #expect(engine.changedPaths == ["guarantors", "guarantors[2].share", "shares", "count"])
        engine.play(["op": "remove_item", "field": "guarantors[2]"])
        engine.set("guarantors[1].name", "C")
        #expect(engine.changedPaths == ["guarantors[1].name"])
    }

    @Test("are known to a session that was restored")
    func afterRestore() throws {
        let engine = try Sample.session(Sample.loan)
        _ = engine.perform(.load(["amount": 5000]))
        engine.set("amount", 6000)
        let other = FormEngine(engine.form)
        _ = other.restore(engine.snapshot())
        #expect(other.changedPaths == ["amount", "monthly"])
        other.set("amount", 5000)
        #expect(!other.isDirty)
    }

    @Test("include what was in removed items, by their section")
    func removedValues() throws {
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

    @Test("of a transaction tell the old and the new answer, of calculated fields too")
    func valueChanges() throws {
        let engine = try Sample.session(Sample.loan)
        engine.startRecording()
        let changes = engine.set("amount", 1200).valueChanges
        #expect(changes.map(\.path) == ["amount", "monthly"])
        #expect(changes.map(\.old) == [.blank, .number(0)])
        #expect(changes.map(\.new) == [.number(1200), .number(100)])
        #expect(engine.set("amount", 1200).valueChanges == [])
    }

    @Test("of a transaction leave out what only passed through")
    func realChangesOnly() throws {
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

    @Test("are not told of loading, resetting, restoring, nor of items that come")
    func replacementsTellNothing() throws {
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
