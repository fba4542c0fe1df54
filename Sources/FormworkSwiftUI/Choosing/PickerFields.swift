#if canImport(SwiftUI)
import SwiftUI

/// Options side by side, one of which can be chosen.
struct SegmentsField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        VStack(alignment: .leading) {
            FieldTitle(row: row).accessibilityHidden(true)
            Picker(selection: row.chosenOption) {
                ForEach(row.options) { Text(verbatim: $0.title).tag($0.id) }
            } label: {
                Text(verbatim: row.title)
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .spoken(Speech(row, in: screen?.model))
        }
    }
}

/// One option from a menu. Its first entry takes the answer back, where that is possible.
struct MenuField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        let chosen = row.options.first { $0.isChosen }
        Picker(selection: row.chosenOption) {
            // What is selected must be among the entries, also while nothing is answered.
            if chosen == nil || row.isClearable {
                Text(verbatim: chosen == nil ? empty : clear).tag("")
            }
            ForEach(row.options) { Text(verbatim: $0.title).tag($0.id) }
        } label: {
            FieldTitle(row: row)
        }
        .pickerStyle(.menu)
        .tint(RowColors(row, screen).button)
        .spoken(Speech(row, in: screen?.model))
    }

    private var empty: String { row.presentation?.placeholder ?? "" }
    private var clear: String { row.presentation?.clearTitle ?? "" }
}

extension RowModel {
    /// The id of the chosen option, and blank for none.
    fileprivate var chosenOption: Binding<String> {
        let row = self
        return Binding {
            row.options.first { $0.isChosen }?.id ?? ""
        } set: {
            row.edit(TextEdit($0))
        }
    }
}
#endif
