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
    #if canImport(UIKit)
    @Environment(\.editMode) private var editMode
    #endif

    var body: some View {
        if screen?.isShown(section, foldsItems: foldsItems) != false { drawn }
    }

    private var drawn: some View {
        Section {
            let foldsItems = foldsItems
            let lines = screen?.lines(of: section, foldsItems: foldsItems) ?? []
            ForEach(lines) { line in
                // A long touch drags a row of a list also while nobody edits it, so each row says that it stays.
                SectionLineView(line: line)
                    .moveDisabled(!foldsItems || line.only.map { screen?.canDrag($0) == true } != true)
                    .deleteDisabled(line.only?.isRemovable != true)
            }
            .onMove(perform: foldsItems ? { drop(from: $0, to: $1, in: lines) } : nil)
            .onDelete(perform: hasRemovable(lines) ? { remove($0, from: lines) } : nil)
            .environment(\.formSection, section)
        } header: {
            SectionHeader(section: section)
        } footer: {
            SectionFooter(section: section)
        }
    }

    private func hasRemovable(_ lines: [SectionLine]) -> Bool { lines.contains { $0.only?.isRemovable == true } }

    private func remove(_ positions: IndexSet, from lines: [SectionLine]) {
        for position in positions { lines[position].only?.remove() }
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
        let rows = lines.compactMap(\.rows.models.first).map { FormRow(id: $0.id, parent: $0.parent) }
        guard let position = positions.first, let index = ItemOrder.index(moving: position, toGap: gap, in: rows)
        else { return }
        screen?.model.perform(.moveItem(rows[position].id.node, index))
    }
}

/// A line of a section. Which view it is depends on its first row alone, so it stays the same view when others come beside that.
struct SectionLineView: View {
    let line: SectionLine

    var body: some View {
        if line.id.kind == .field {
            FieldLine(rows: line.rows)
        } else if let row = line.only {
            RowView(row: row)
        }
    }
}
#endif
