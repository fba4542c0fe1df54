#if canImport(SwiftUI)
import SwiftUI

/// The header of an item of a repeat, with what can be done to the item.
struct ItemHeader: RowPart {
    let row: RowModel
    @AccessibilityFocusState private var isHeard: Bool

    var body: some View {
        HStack {
            Text(verbatim: row.title)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
                .accessibilityFocused($isHeard)
                .accessibilityActions { ItemActions(row: row) }
            Spacer()
            if row.item?.isMovable == true || row.isRemovable {
                Menu {
                    ItemActions(row: row)
                } label: {
                    Image(systemName: "ellipsis.circle")
                }
                .accessibilityLabel(Text(verbatim: row.title))
            }
        }
        .swipeActions(allowsFullSwipe: false) { RemoveButton(row: row) }
        .takesFocus(row) { isHeard = true }
        .accessibilityIdentifier(row.path)
    }
}

/// Up, down, remove.
struct ItemActions: RowPart {
    let row: RowModel

    var body: some View {
        move(up: true)
        move(up: false)
        RemoveButton(row: row)
    }

    @ViewBuilder private func move(up: Bool) -> some View {
        let title = row.moveTitle(up: up)
        if !title.isEmpty {
            Button {
                row.move(by: up ? -1 : 1)
            } label: {
                Label(title, systemImage: up ? "arrow.up" : "arrow.down")
            }
        }
    }
}

/// The button that adds an item.
struct AddItemRow: RowPart {
    let row: RowModel
    @AccessibilityFocusState private var isHeard: Bool

    var body: some View {
        Button {
            row.tap()
        } label: {
            Label(row.title, systemImage: "plus.circle.fill")
        }
        .disabled(!row.isEnabled)
        .accessibilityFocused($isHeard)
        .takesFocus(row) { isHeard = true }
    }
}
#endif
