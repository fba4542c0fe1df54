#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// What rows of a section may take room for.
struct LineRoom: Equatable {
    /// Whether fields stand side by side.
    var sharesLines: Bool
    /// Whether items that can be dragged show their headers alone.
    var foldsItems: Bool
}

/// A line of a section: one row, or several side by side.
@MainActor struct SectionLine: Identifiable {
    let line: ScreenLine
    /// The first row.
    let row: RowModel
    /// Whether others may stand beside it. A line that has one row today may have two after a change, and the first one goes on
    /// being typed into.
    let isShared: Bool

    nonisolated var id: RowID { line.id }
}

extension FormScreen {
    /// Whether fields stand side by side. Large texts have no room for that.
    func sharesLines(_ textSize: DynamicTypeSize) -> Bool { state.isWide && !textSize.isAccessibilitySize }

    /// The lines of a section.
    func lines(of section: SectionModel, _ room: LineRoom) -> [SectionLine] {
        let rows = room.foldsItems ? foldedRows(of: section) : section.rows
        let models = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
        let engine = model.session.engine
        let lines = ScreenLine.lines(of: rows.map { FormRow(id: $0.id, parent: $0.parent) }) {
            engine.room(of: $0, sharesLines: room.sharesLines, foldsItems: room.foldsItems)
        }
        return lines.compactMap { line in
            models[line.id].map {
                SectionLine(line: line, row: $0, isShared: room.sharesLines && line.id.kind == .field)
            }
        }
    }

    /// The rows of a section with those that follow its inner sections: while items are folded up there are no sections in them,
    /// and all items stand below each other.
    private func foldedRows(of section: SectionModel) -> [RowModel] {
        guard section.id.header != nil else { return section.rows }
        return section.id.part > 0 ? [] : model.sections.filter { $0.id.header == section.id.header }.flatMap(\.rows)
    }

    /// Whether a section is drawn, while items may be folded up.
    func isShown(_ section: SectionModel, _ room: LineRoom) -> Bool {
        guard room.foldsItems, let header = section.id.header else { return true }
        let engine = model.session.engine
        return section.id.part == 0
            && engine.index(of: header).map { !engine.isInFoldedItem(engine.rows[$0]) } ?? true
    }

    /// Whether a row is an item that can be dragged.
    func canDrag(_ row: RowModel) -> Bool { model.session.engine.canDrag(row.id) }

    /// The line that a row stands in: what a list can scroll to.
    func line(of row: RowID, _ textSize: DynamicTypeSize) -> RowID {
        guard sharesLines(textSize) else { return row }
        let room = LineRoom(sharesLines: true, foldsItems: false)
        for section in model.sections where section.rows.contains(where: { $0.id == row }) {
            return lines(of: section, room).first { $0.line.rows.contains(row) }?.id ?? row
        }
        return row
    }
}

/// Fields side by side, each as wide as the form says.
struct SharedLine: View {
    let line: ScreenLine
    let section: SectionModel
    @Environment(\.formworkStyle) private var style
    @Environment(\.formScreen) private var screen

    var body: some View {
        let rows = section.rows.filter { line.rows.contains($0.id) }
        ShareLayout(spacing: 16) {
            ForEach(rows) { row in
                FieldRow(row: row)
                    .accessibilityIdentifier(row.path)
                    .lineShare(Double(row.presentation?.columns ?? 12) / 12)
            }
        }
        .swipeActions(allowsFullSwipe: false) {
            ForEach(rows) { SwipeButtons(row: $0) }
        }
        .listRowBackground(rows.contains { $0.isFocused } ? style.focusColor : nil)
        .listRowSeparatorTint(rows.first?.looks(in: screen).separator.color.color)
    }
}
#endif
