import FormworkCore
import FormworkScreens
import Foundation
import Testing

/// Items that are folded up to be dragged.
struct FoldingTests {
    private func engine(_ elements: [FormElement]) throws -> FormEngine {
        let section = FormSection(
            id: "s", title: "Guest", repeats: Repetition(isReorderable: true), elements: elements)
        let top = FormSection(id: "top", title: "Top", elements: [.field(Field(id: "x", type: .text))])
        let form = try CompiledForm(FormDefinition(id: "f", groups: [FormGroup(sections: [top, section])]))
        let engine = FormEngine(form, context: SessionContext(for: form, zone: .gmt, clock: 0))
        _ = engine.perform(.load(["s": [["a": "1"], ["a": "2"], ["a": "3"]]]))
        return engine
    }

    private let name = FormElement.field(Field(id: "a", type: .text))
    private let age = FormElement.field(Field(id: "b", type: .integer))

    private func table(_ engine: FormEngine, folds: Bool) -> ScreenTable {
        ScreenTable(engine.rows) { engine.room(of: $0, sharesLines: false, foldsItems: folds) }
    }

    @Test func foldedItemsAreOneLineAndTheRestStays() throws {
        let engine = try engine([name, age])
        var table = table(engine, folds: false)
        let before = table.sections[1].lines.count
        #expect(before == 10)
        let update = table.rebuild(engine.rows) { engine.room(of: $0, sharesLines: false, foldsItems: true) }
        #expect(update.deletedLines.count == 6 && update.insertedLines.isEmpty)
        #expect(update.deletedSections.isEmpty && update.insertedSections.isEmpty)
        #expect(table.sections[1].lines.map(\.id.kind) == [.itemHeader, .itemHeader, .itemHeader, .addItem])
        #expect(table.sections == self.table(engine, folds: true).sections)
    }

    @Test func placesAreThoseOfTheItemsOfOneRepeat() throws {
        let engine = try engine([name, age])
        let table = table(engine, folds: true)
        let row = table.sections[1].lines[1].id
        #expect(table.itemPlaces(beside: row).map(\.line) == [0, 1, 2])
        #expect(table.itemPlace(nearest: LinePlace(section: 0, line: 0), for: row) == LinePlace(section: 1, line: 0))
        #expect(table.itemPlace(nearest: LinePlace(section: 1, line: 3), for: row) == LinePlace(section: 1, line: 2))
        let field = table.sections[0].lines[0].id
        #expect(
            table.itemPlaces(beside: field).isEmpty
                && table.itemPlace(nearest: LinePlace(section: 0, line: 0), for: field) == nil)
    }

    @Test func aDraggedLineTakesItsPlaceAndOthersMoveUp() throws {
        let engine = try engine([name])
        let table = table(engine, folds: true)
        let lines = table.sections[1].lines
        let moved = table.moving(LinePlace(section: 1, line: 0), to: LinePlace(section: 1, line: 2))
        #expect(moved.sections[1].lines == [lines[1], lines[2], lines[0], lines[3]])
        let far = table.moving(LinePlace(section: 1, line: 0), to: LinePlace(section: 0, line: 0))
        #expect(far.sections == table.sections)
    }

    @Test func sectionsInsideOfFoldedItemsAreNoSectionsOfTheTable() throws {
        let inner = FormSection(id: "in", title: "In", footer: "Inside", elements: [age])
        let engine = try engine([name, .section(inner)])
        var table = table(engine, folds: false)
        let open = table.sections
        #expect(open.count == 5)
        let update = table.rebuild(engine.rows) { engine.room(of: $0, sharesLines: false, foldsItems: true) }
        #expect(update.deletedSections == [2, 3, 4] && update.insertedSections.isEmpty)
        #expect(table.sections.count == 2 && table.sections[1].footer == nil)
        #expect(table.sections[1].lines.map(\.id.kind) == [.itemHeader, .itemHeader, .itemHeader, .addItem])
        #expect(table.itemPlaces(beside: table.sections[1].lines[0].id).count == 3)
        _ = table.rebuild(engine.rows) { engine.room(of: $0, sharesLines: false) }
        #expect(table.sections == open)
    }
}
