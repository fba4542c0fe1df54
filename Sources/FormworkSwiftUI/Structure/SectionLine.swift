#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A line of a section: one row, or several fields that stand side by side where there is room, and below each other where
/// there is no room.
///
/// The lines are the same at every width and with every size of texts. A row that moved to another line would be another view, which has
/// neither the keyboard nor what was open.
@MainActor struct SectionLine: Identifiable {
    let line: ScreenLine
    let rows: LineRows

    nonisolated var id: RowID { line.id }

    /// The row that a line of one row has; `nil` for several.
    var only: RowModel? { rows.models.count == 1 ? rows.models[0] : nil }
}

/// The rows of a line. Lines with the same rows are drawn once.
struct LineRows: Equatable {
    let models: [RowModel]

    static func == (one: LineRows, other: LineRows) -> Bool { one.models.elementsEqual(other.models, by: ===) }
}

extension FormScreen {
    /// Whether fields stand side by side. Large texts have no room for that.
    func sharesLines(_ textSize: DynamicTypeSize) -> Bool { state.isWide && !textSize.isAccessibilitySize }

    /// The lines of a section.
    ///
    /// - Parameter foldsItems: Whether items that can be dragged show their headers alone.
    func lines(of section: SectionModel, foldsItems: Bool) -> [SectionLine] {
        let rows = foldsItems ? foldedRows(of: section) : section.rows
        let models = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
        let engine = model.session.engine
        let lines = ScreenLine.lines(of: rows.map { FormRow(id: $0.id, parent: $0.parent) }) {
            engine.room(of: $0, sharesLines: true, foldsItems: foldsItems)
        }
        return lines.map { line in
            SectionLine(line: line, rows: LineRows(models: line.rows.compactMap { models[$0] }))
        }
    }

    /// The rows of a section with those that follow its inner sections: while items are folded up there are no sections in them,
    /// and all items stand below each other.
    private func foldedRows(of section: SectionModel) -> [RowModel] {
        guard section.id.header != nil else { return section.rows }
        return section.id.part > 0 ? [] : model.sections.filter { $0.id.header == section.id.header }.flatMap(\.rows)
    }

    /// Whether a section is drawn, while items may be folded up.
    func isShown(_ section: SectionModel, foldsItems: Bool) -> Bool {
        guard foldsItems, let header = section.id.header else { return true }
        let engine = model.session.engine
        return section.id.part == 0
            && engine.index(of: header).map { !engine.isInFoldedItem(engine.rows[$0]) } ?? true
    }

    /// Whether a row is an item that can be dragged.
    func canDrag(_ row: RowModel) -> Bool { model.session.engine.canDrag(row.id) }

    /// The line that a row stands in: what a list can scroll to.
    func line(of row: RowID) -> RowID {
        for section in model.sections where section.rows.contains(where: { $0.id == row }) {
            return lines(of: section, foldsItems: false).first { $0.line.rows.contains(row) }?.id ?? row
        }
        return row
    }
}

/// The fields of a line, each as wide as the form says; below each other where there is no room for several.
struct FieldLine: View {
    let rows: LineRows
    @Environment(\.formworkStyle) private var style
    @Environment(\.formworkSlots) private var slots
    @Environment(\.formScreen) private var screen
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let rows = rows.models
        let screen = screen
        ShareLayout(spacing: 16, isStacked: screen?.sharesLines(textSize) != true) {
            ForEach(rows) { row in
                FieldRow(row: row)
                    .accessibilityIdentifier(row.path)
                    .lineShare(Double(row.presentation?.columns ?? 12) / 12)
            }
        }
        .swipeActions(allowsFullSwipe: false) {
            ForEach(rows) { SwipeButtons(row: $0).accessibilityIdentifier($0.path) }
        }
        .listRowBackground(slots.background(of: rows, in: style))
        .listRowSeparatorTint(rows.first?.looks(in: screen).separator.color.color)
        .onAppear { for row in rows { screen?.appeared(row.id) } }
    }
}
#endif
