import FormworkCore
import FormworkTestSupport
import Testing

/// Undo and redo.
struct HistoryTests {
    @Test func typingInOneFieldIsOneStepUntilTheFocusLeavesIt() throws {
        let engine = try Sample.session(Sample.loan)
        for text in ["L", "Li", "Li "] { engine.type("name", text) }
        engine.play(["op": "blur", "field": "name"])
        engine.type("name", "Li W")
        _ = engine.undo()
        #expect(engine.state("name")?.text == "Li")
        _ = engine.undo()
        #expect(engine.state("name")?.text == "" && !engine.canUndo)
        _ = engine.redo()
        _ = engine.redo()
        #expect(engine.state("name")?.text == "Li W" && !engine.canRedo)
    }

    @Test func aResetThatIsDoneAgainForgetsRemovedItemsAgain() throws {
        let engine = try Sample.session(Sample.loan)
        engine.startRecording()
        _ = engine.perform(.load(["guaranteed": true, "guarantors": [["name": "A"], ["name": "B"]]]))
        engine.play(["op": "remove_item", "field": "guarantors[1]"])
        let removed = engine.removedValues
        #expect(removed["guarantors"]?.arrayValue?.count == 1)
        _ = engine.perform(.reset)
        #expect(engine.removedValues == [:])
        _ = engine.undo()
        #expect(engine.removedValues == removed)
        _ = engine.redo()
        #expect(engine.removedValues == [:])
    }

    @Test func aRemovedItemComesBackWithItsPlaceAnswersAndIdentity() throws {
        let engine = try Sample.session(Sample.loan)
        _ = engine.perform(.load(["guaranteed": true, "guarantors": [["name": "A"], ["name": "B"], ["name": "C"]]]))
        let item = engine.node(at: "guarantors[1]")
        engine.play(["op": "remove_item", "field": "guarantors[1]"])
        let old = engine.rows
        let changes = engine.undo()
        #expect(changes.applied(to: old) == engine.rows)
        #expect(engine.node(at: "guarantors[1]") == item && engine.state("guarantors[1].name")?.text == "B")
    }

    @Test func aNewTransactionForgetsWhatWasUndoneAndLoadingForgetsEverything() throws {
        let engine = try Sample.session(Sample.loan)
        engine.set("amount", 5000)
        _ = engine.undo()
        engine.set("amount", 6000)
        #expect(!engine.canRedo && engine.canUndo)
        engine.play(["op": "reset"])
        #expect(engine.state("amount")?.value == .blank)
        _ = engine.undo()
        #expect(engine.state("amount")?.value == .number(6000))
        engine.play(["op": "load"])
        #expect(!engine.canUndo && !engine.canRedo)
    }

    @Test func overriddenFormulasReturnAndWhatNothingChangedIsNoStep() throws {
        let engine = try Sample.session(Sample.everything)
        engine.set("a", 4)
        engine.set("b", 1)
        engine.set("d", 9)
        engine.set("d", 9)
        _ = engine.undo()
        #expect(engine.state("d")?.value == .number(2))
        engine.set("b", 2)
        #expect(engine.state("d")?.value == .number(3))
    }

    @Test(arguments: 1...30)
    func undoingAllAndRedoingAllGivesTheSameForm(seed: UInt64) throws {
        var random = SeededGenerator(share: seed)
        let engine = try Sample.session(Sample.everything)
        var states: [String] = [state(engine)]
        for _ in 0..<40 {
            engine.play(Sample.command(&random))
            if Int.random(in: 0...9, using: &random) == 0 {
                let before = state(engine)
                let (old, wasUndone) = (engine.rows, engine.canUndo)
                #expect(engine.undo().applied(to: old) == engine.rows, "seed \(seed)")
                if wasUndone { _ = engine.redo() }
                #expect(state(engine) == before, "seed \(seed)")
            }
            states.append(state(engine))
        }
        let end = state(engine)
        while engine.canUndo {
            let old = engine.rows
            #expect(engine.undo().applied(to: old) == engine.rows, "seed \(seed)")
            #expect(states.contains(state(engine)), "seed \(seed)")
        }
        #expect(state(engine) == states.first, "seed \(seed)")
        while engine.canRedo { _ = engine.redo() }
        #expect(state(engine) == end, "seed \(seed)")
    }

    /// Answers, items and replaced formulas, without the effects of the focus and of submissions.
    private func state(_ engine: FormEngine) -> String {
        engine.values.text() + answers(engine.snapshot()["form"] ?? .null).text()
    }

    private func answers(_ snapshot: JSONValue) -> JSONValue {
        if let list = snapshot.arrayValue { return .array(list.map(answers)) }
        let members = (snapshot.objectValue ?? []).filter {
            !["watched", "collapsed", "texts", "malformed"].contains($0.key)
        }
        if members.isEmpty { return snapshot.objectValue == nil ? snapshot : .object([]) }
        return .object(members.map { JSONMember($0.key, answers($0.value)) })
    }
}
