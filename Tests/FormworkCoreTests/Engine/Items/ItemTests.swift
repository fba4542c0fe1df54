import FormworkCore
import FormworkTestSupport
import Testing

/// Items of a repeating section.
struct ItemTests {
    func session() throws -> FormEngine {
        let engine = try Sample.session(Sample.loan)
        engine.set("guaranteed", true)
        return engine
    }

    @Test func itemsAreAddedAtTheEndWithDefaultsAndGetTheFocus() throws {
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

    @Test func allErrorsOfAnItemAreFoundAndNoOthers() throws {
        let engine = try session()
        engine.play(["op": "add_item", "field": "guarantors"])
        engine.set("guarantors[0].name", "A")
        let items = engine.itemIDs(try #require(engine.node(at: "guarantors")))
        let headers = items.map { RowID(.itemHeader, $0) }
        #expect(engine.rows.filter { $0.id.kind == .itemHeader }.map(\.id) == headers)
        #expect(headers.map { engine.allErrors(in: $0).map(\.path) } == [[], ["guarantors[1].name"]])
        engine.play(["op": "remove_item", "field": "guarantors[1]"])
        #expect(engine.allErrors(in: headers[1]).isEmpty)
    }

    /// A post can name any number. One that is no identity stands for a new item, and never for another item.
    @Test(arguments: [1 << 32, -(1 << 32), .max, .min, -1])
    func aNumberThatIsNoIdentityStandsForANewItem(_ number: Int) throws {
        let engine = try session()
        let section = try #require(engine.node(at: "guarantors"))
        let first = try #require(engine.itemIDs(section).first?.item)
        #expect(
            engine.arrangeItems(
                of: section, as: [first, ItemIndex(exactly: first.position &+ number)]))
        #expect(engine.itemIDs(section).count == 2)
        #expect(engine.itemIDs(section).map(\.item).first == first)
        #expect(engine.checkInvariants().isEmpty)
    }

    @Test func itemsAreRemovedDownToTheMinimumAndLaterOnesKeepTheirIdentity() throws {
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

    @Test func noItemGetsTheIdentityOfOneThatWasRemoved() throws {
        let engine = try session()
        engine.play(["op": "add_item", "field": "guarantors"])
        let removed = try #require(engine.node(at: "guarantors[1]"))
        engine.play(["op": "remove_item", "field": "guarantors[1]"])
        engine.play(["op": "add_item", "field": "guarantors"])
        #expect(engine.node(at: "guarantors[1]") != removed)
    }

    @Test func tooFewOrTooManyItemsAreAnErrorOfTheSection() throws {
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

    @Test func aSectionThatIsEnabledOrDisabledNamesTheButtonsOfItsItems() throws {
        let rows = FormSection(
            id: "rows", enabledWhen: "$on", repeats: Repetition(max: 5),
            elements: [.field(Field(id: "x", type: .text))])
        let form = FormDefinition(fields: [Field(id: "on", type: .toggle, value: .bool(true))], sections: [rows])
        let engine = try form.session(["rows": [["x": "1"], ["x": "2"]]])
        for isOn in [false, true] {
            let changes = engine.set("on", .bool(isOn))
            let named = changes.updates.filter { $0.aspects.contains(.enabled) }.map(\.id.kind)
            #expect(named == [.sectionHeader, .itemHeader, .field, .itemHeader, .field, .addItem])
        }
    }

    @Test func itemsThatMoveUpNameTheButtonsThatAddItemsInsideThem() throws {
        let inner = FormSection(id: "inner", repeats: Repetition(), elements: [.field(Field(id: "x", type: .text))])
        let outer = FormSection(id: "outer", repeats: Repetition(), elements: [.section(inner)])
        let engine = try FormDefinition(fields: [], sections: [outer]).session(["outer": [[:], [:]]])
        let button = try #require(engine.rows.last { $0.id.kind == .addItem && $0.id.node.item > .form })
        #expect(engine.path(of: button.id.node) == "outer[1].inner")
        let changes = engine.play("remove_item", "outer[0]")
        #expect(engine.path(of: button.id.node) == "outer[0].inner")
        #expect(changes.updates.contains { $0.id == button.id && $0.aspects.contains(.path) })
    }
}
