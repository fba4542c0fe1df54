import FormworkCore
import FormworkTestSupport
import Testing

/// Undoing a reset, and restoring.
struct HistoryBehindResetTests {
    private func engine() throws -> FormEngine {
        let items = FormSection(id: "r", repeats: Repetition(), elements: [.field(Field(id: "a", type: .text))])
        let hides = FieldTarget(.hide, .field, id: "plate")
        let others = FormSection(elements: [
            .field(Field(id: "no_car", type: .button, title: "None", targets: [hides])),
            .field(Field(id: "plate", type: .text)),
        ])
        return try Sample.session(
            FormDefinition(
                id: "f", groups: [FormGroup(id: "g", title: "Group", sections: [items]), FormGroup(sections: [others])])
        )
    }

    @Test func undoGivesItemsBackTheirIdentities() throws {
        let engine = try engine()
        engine.set("plate", "AB")
        engine.play(["op": "reset"])
        engine.play(["op": "add_item", "field": "r"])
        _ = engine.undo()
        engine.play(["op": "add_item", "field": "r"])
        let item = try #require(engine.node(at: "r[0]"))
        _ = engine.undo()
        _ = engine.undo()
        _ = engine.redo()
        _ = engine.redo()
        #expect(engine.node(at: "r[0]") == item)
    }

    @Test func undoLeavesGroupsOpenOrClosed() throws {
        let engine = try engine()
        engine.set("plate", "AB")
        engine.play(["op": "reset"])
        engine.play(["op": "collapse_all", "collapsed": true])
        let group = try #require(engine.rows.first { $0.id.kind == .groupHeader }).id.node
        _ = engine.undo()
        #expect(engine.isCollapsed(group) && engine.state("plate")?.text == "AB")
        _ = engine.redo()
        #expect(engine.isCollapsed(group))
    }

    @Test func whatATappedButtonDoesFollowsAfterUndo() throws {
        let engine = try engine()
        engine.play(["op": "tap", "field": "no_car"])
        let other = try self.engine()
        _ = other.restore(engine.snapshot())
        #expect(other.rows == engine.rows)
        #expect(!other.rows.contains { other.path(of: $0.id.node) == "plate" })
    }
}
