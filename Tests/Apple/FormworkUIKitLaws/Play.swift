import Formwork
import FormworkCore
import FormworkLawSupport
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// A form on a screen that a law plays with.
@MainActor final class Play {
    let session: FormSession
    let person: Person
    let table: FormTableView
    private(set) var feed: [SessionChange] = []

    init?(seed: UInt64, width: CGFloat) {
        var forms = RandomForm(seed: seed)
        var form = seed % 10 == 0 ? Sample.everything : forms.definition()
        form.groups.insert(FormGroup(sections: Self.matrix), at: 0)
        guard let compiled = try? CompiledForm(form) else { return nil }
        let context = SessionContext(clock: 1_772_323_200_000, opensInlineEditors: true)
        session = FormSession(FormEngine(compiled, context: context))
        session.load()
        let controller = FormViewController(session)
        table = controller.form
        person = Person(opening: UINavigationController(rootViewController: controller), width: width, height: 700)
        let source = table.source
        table.identify = { source.table[LinePlace(section: $0.section, line: $0.row)]?.id }
        session.observe(owner: self) { play, change in MainActor.assumeIsolated { play.feed.append(change) } }
    }

    /// A matrix whose rows come and go.
    private static let matrix: [FormSection] = {
        let rows = ["a", "b", "c"].map { FieldOption(id: .text("law_" + $0), title: $0) }
        let columns = ["x", "y"].map { FieldOption(id: .text($0), title: $0) }
        let flags = rows.map { Field(id: "no_" + $0.id.canonicalText, type: .toggle, title: $0.title) }
        var matrix = FormSection.matrix("law_matrix", rows: rows, columns: columns)
        matrix.elements = zip(matrix.elements, flags).map { element, flag in
            guard case .field(var field) = element else { return element }
            field.visibleWhen = "!$" + flag.id
            return .field(field)
        }
        return [FormSection(id: "law_flags", elements: flags.map { .field($0) }), matrix]
    }()

    private var cells: [LineCell] { table.visibleCells.compactMap { $0 as? LineCell } }

    /// Puts the cursor into one of the text fields in view.
    func touchSomething(_ pick: inout SeededGenerator) {
        let fields = cells.flatMap(\.views).compactMap { $0 as? LineView }.filter { $0.field.isEnabled }
        if let one = fields.randomElement(using: &pick) { person.tap(one.field) }
    }

    /// Drags an item somewhere, if one in view has a handle.
    func dragSomething(_ pick: inout SeededGenerator) {
        let items = cells.filter(\.showsReorderControl)
        guard let one = items.randomElement(using: &pick), let paths = table.indexPathsForVisibleRows,
            let place = paths.randomElement(using: &pick)
        else { return }
        person.move(one, to: place)
    }

    var heldField: LineView? {
        cells.flatMap(\.views).compactMap { $0 as? LineView }.first { $0.field.isFirstResponder }
    }

    func requireRows(_ place: String) {
        let driver = table.driver
        let rows = session.engine.rows
        let anew = ScreenTable(rows) {
            session.engine.room(of: $0, sharesLines: driver.sharesLines, foldsItems: driver.foldsItems)
        }
        #expect(driver.table.sections.map(\.lines) == anew.sections.map(\.lines), "\(place)")
        #expect(table.numberOfSections == anew.sections.count, "\(place)")
        for path in table.indexPathsForVisibleRows ?? [] {
            let line = anew[LinePlace(section: path.section, line: path.row)]
            let cell = table.cellForRow(at: path) as? LineCell
            #expect(cell?.views.map(\.row) == line?.rows, "\(place) at \(path)")
        }
    }

    func requireTexts(_ place: String) {
        for view in cells.flatMap(\.views) {
            guard let state = session.engine.field(view.row.node), view.row.kind == .field else { continue }
            if let line = view as? LineView { requireText(line, state, place) }
            #expect(view.errorLabel.text == state.error, "\(place) in \(view.row.text)")
            if let columns = view as? ColumnsView { requireColumns(columns, place) }
        }
    }

    /// What is typed in has the text of the engine, and what rests may be formatted.
    private func requireText(_ view: LineView, _ state: FieldState, _ place: String) {
        let shown = session.presentation(of: view.row.node)
        let resting = view.field.isFirstResponder ? nil : shown.flatMap { session.restingText(of: $0) }
        #expect(view.field.text == resting ?? state.text, "\(place) in \(view.row.text)")
    }

    /// The words of the columns stand above the first row with the same ones, and what is chosen looks so.
    private func requireColumns(_ view: ColumnsView, _ place: String) {
        let heads = view.headLabels.first?.superview?.superview
        #expect(heads?.isHidden == !session.engine.beginsColumns(view.row), "\(place) above \(view.row.text)")
        let chosen = session.presentation(of: view.row.node)?.listedOptions.map(\.isChosen)
        #expect(
            view.buttons.map { $0.accessibilityTraits.contains(.selected) } == chosen, "\(place) in \(view.row.text)")
    }

    /// Deletions and insertions are as many as the change sets have, and nothing is reloaded.
    func requireWork(since before: TableWork, _ changes: [SessionChange], _ place: String) {
        let now = table.work
        #expect(now.reloads == before.reloads && now.reloadedRows == before.reloadedRows, "\(place)")
        guard !table.driver.sharesLines else { return }
        let removed = changes.reduce(0) { $0 + $1.changes.removals.count }
        let inserted = changes.reduce(0) { $0 + $1.changes.insertions.count }
        // A header that goes or comes takes the rows under it to another section.
        let headers = changes.flatMap { $0.changes.removals + $0.changes.insertions }.contains {
            $0.row.id.kind == .sectionHeader || $0.row.id.kind == .groupHeader
        }
        guard !headers else { return }
        #expect(now.deletedRows - before.deletedRows <= removed, "\(place)")
        #expect(now.insertedRows - before.insertedRows <= inserted, "\(place)")
    }

    /// The cursor stays where it is, unless its row went, was switched off, or the form asked for another place.
    func requireHeld(_ held: RowID?, _ changes: [SessionChange], _ place: String) {
        guard let held, let shown = session.engine.presentation(of: held.node), shown.state.isEnabled,
            shown.control.isTyped
        else { return }
        let removed = changes.flatMap(\.changes.removals).contains { $0.row.id == held }
        guard !removed, !changes.contains(where: { $0.changes.focus != nil }), table.driver.table.place(of: held) != nil
        else { return }
        let now = person.window.firstResponder as? UIView
        var view = now
        while let one = view, !(one is FieldView) { view = one.superview }
        #expect((view as? FieldView)?.row == held, "\(place): the cursor was lost")
    }
}
