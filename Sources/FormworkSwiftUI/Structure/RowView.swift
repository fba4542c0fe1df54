#if canImport(SwiftUI)
import SwiftUI

/// A view that draws one row, and reads no other.
@MainActor protocol RowPart: View {
    var row: RowModel { get }
}

/// A row of a form: a field, the editor under it, or what belongs to the items of a repeat.
struct RowView: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        let (row, screen) = (row, screen)
        drawn.onAppear { screen?.appeared(row.id) }
    }

    @ViewBuilder private var drawn: some View {
        switch row.id.kind {
        case .field: FieldListRow(row: row)
        case .inlineEditor: DatePart(row: row)
        case .itemHeader: ItemHeader(row: row)
        case .addItem: AddItemRow(row: row)
        case .groupHeader, .sectionHeader, .footer: EmptyView()
        }
    }
}

/// The buttons behind the row of a field when it is swiped: the one that removes it, and those that the app put there.
struct SwipeButtons: RowPart {
    let row: RowModel
    @Environment(\.formworkSlots) private var slots

    var body: some View {
        RemoveButton(row: row)
        if let own = slots.swipe { own(row) }
    }
}

/// The button that removes a row, behind it when it is swiped.
struct RemoveButton: RowPart {
    let row: RowModel

    var body: some View {
        if row.isRemovable {
            Button(role: .destructive) {
                row.remove()
            } label: {
                Label(row.removeTitle, systemImage: "trash")
            }
        }
    }
}
#endif
