#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// The sections of a form, for a `Form` of one's own.
public struct FormworkSections: View {
    @Environment(FormModel.self) private var model

    /// Shows all sections, in the order of the form.
    public init() {}

    /// One view for each section.
    public var body: some View {
        ForEach(model.sections) { SectionView(section: $0) }
    }
}

/// A section. It is drawn again when rows of it come, go or move, and for nothing else that happens in a form.
struct SectionView: View {
    let section: SectionModel
    @Environment(\.formScreen) private var screen
    @Environment(\.dynamicTypeSize) private var textSize
    #if canImport(UIKit)
    @Environment(\.editMode) private var editMode
    #endif

    var body: some View {
        if screen?.isShown(section, room) != false { drawn }
    }

    private var drawn: some View {
        Section {
            let lines = screen?.lines(of: section, room) ?? []
            ForEach(lines) { line in
                if line.isShared {
                    SharedLine(line: line.line, section: section)
                } else {
                    RowView(row: line.row)
                        .moveDisabled(!room.foldsItems || screen?.canDrag(line.row) != true)
                        .deleteDisabled(!line.row.isRemovable)
                }
            }
            .onMove { drop(from: $0, to: $1, in: lines) }
            .onDelete { for position in $0 { lines[position].row.remove() } }
            .environment(\.formSection, section)
        } header: {
            SectionHeader(section: section)
        } footer: {
            SectionFooter(section: section)
        }
    }

    private var room: LineRoom {
        LineRoom(sharesLines: screen?.sharesLines(textSize) ?? false, foldsItems: foldsItems)
    }

    /// Items are folded up to their headers while somebody edits the list, so that they can be dragged.
    private var foldsItems: Bool {
        #if canImport(UIKit)
        editMode?.wrappedValue.isEditing == true
        #else
        false
        #endif
    }

    private func drop(from positions: IndexSet, to gap: Int, in lines: [SectionLine]) {
        let rows = lines.map { FormRow(id: $0.row.id, parent: $0.row.parent) }
        guard let position = positions.first, let index = ItemOrder.index(moving: position, toGap: gap, in: rows)
        else { return }
        screen?.model.perform(.moveItem(rows[position].id.node, index))
    }
}
#endif
