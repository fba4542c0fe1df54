import FormworkCore
import FormworkTestSupport
import Testing

@Suite("Items of a repeating section")
struct ItemTests {
    func session() throws -> FormEngine {
        let engine = try Sample.session(Sample.loan)
        engine.set("guaranteed", true)
        return engine
    }

    @Test("are added at the end with defaults, up to the maximum, and focus goes to the first control")
    func adding() throws {
        let engine = try session()
        let old = engine.rows
        let change = engine.play(["op": "add_item", "field": "guarantors"])
        #expect(change.applied(to: old) == engine.rows)
        #expect(change.insertions.count == 3)
        #expect(engine.state("guarantors[1].share")?.text == "10")
        #expect(change.focus == engine.node(at: "guarantors[1].name").map { .row(RowID(.field, $0)) })
        engine.play(["op": "add_item", "field": "guarantors"])
        #expect(engine.play(["op": "add_item", "field": "guarantors"]).isEmpty)
        #expect(engine.state("count")?.display == "3")
    }

    @Test("are removed down to the minimum; later ones keep their identity and get new paths")
    func removing() throws {
        let engine = try session()
        engine.play(["op": "add_item", "field": "guarantors"])
        engine.set("guarantors[0].name", "A")
        engine.set("guarantors[1].name", "B")
        let survivor = try #require(engine.node(at: "guarantors[1].name"))
        let old = engine.rows
        let change = engine.play(["op": "remove_item", "field": "guarantors[0]"])
        #expect(change.applied(to: old) == engine.rows)
        #expect(engine.node(at: "guarantors[0].name") == survivor)
        #expect(engine.state("guarantors[0].name")?.text == "B")
        #expect(change.updates.contains { $0.id == RowID(.field, survivor) && $0.aspects.contains(.path) })
        #expect(engine.play(["op": "remove_item", "field": "guarantors[0]"]).isEmpty)
        #expect(engine.state("shares")?.display == "10")
    }

    @Test("never share an identity with one that was removed")
    func identity() throws {
        let engine = try session()
        engine.play(["op": "add_item", "field": "guarantors"])
        let removed = try #require(engine.node(at: "guarantors[1]"))
        engine.play(["op": "remove_item", "field": "guarantors[1]"])
        engine.play(["op": "add_item", "field": "guarantors"])
        #expect(engine.node(at: "guarantors[1]") != removed)
    }

    @Test("too few or too many are an error of the section")
    func limits() throws {
        let engine = FormEngine(try CompiledForm(Sample.loan))
        _ = engine.perform(
            .replaceAnswers([
                "name": "Li", "amount": 2000, "guaranteed": true,
                "guarantors": [["name": "A"], ["name": "B"], ["name": "C"], ["name": "D"]],
            ]))
        #expect(engine.play(["op": "submit"]).submission == .refused)
        #expect(engine.errors.map(\.path) == ["guarantors"])
        #expect(engine.errors.map(\.code) == ["max_items"])
    }
}
