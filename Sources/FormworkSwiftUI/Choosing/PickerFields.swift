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
                ForEach(row.choosableOptions) { Text(verbatim: $0.title).tag($0.id) }
            } label: {
                Text(verbatim: row.title)
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .spoken(Speech(row, in: screen))
        }
    }
}

/// One option from a menu.
struct MenuField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        OneOfOptions(row: row) { FieldTitle(row: row) }
            .pickerStyle(.menu)
            .tint(row.looks(in: screen).button.color)
            .spoken(Speech(row, in: screen))
    }
}

/// One option from a wheel, which comes when the answer is touched. Where there are no wheels, as on a Mac, it is a menu.
struct WheelField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        #if canImport(UIKit)
        VStack(alignment: .leading) {
            AnswerButton(row: row)
            if row.isFocused {
                OneOfOptions(row: row) { Text(verbatim: row.title) }
                    .pickerStyle(.wheel)
                    .labelsHidden()
                    .spoken(Speech(row, in: screen))
            }
        }
        #else
        MenuField(row: row)
        #endif
    }
}

/// A picker of one option. Its first entry takes the answer back, where that is possible.
private struct OneOfOptions<Title: View>: View {
    let row: RowModel
    let title: Title

    init(row: RowModel, @ViewBuilder title: () -> Title) {
        self.row = row
        self.title = title()
    }

    var body: some View {
        let chosen = row.options.first { $0.isChosen }
        Picker(selection: row.chosenOption) {
            // What is selected must be among the entries, also while nothing is answered.
            if chosen == nil || row.isClearable {
                Text(verbatim: (chosen == nil ? row.presentation?.placeholder : row.presentation?.clearTitle) ?? "")
                    .tag("")
            }
            ForEach(row.choosableOptions) { Text(verbatim: $0.title).tag($0.id) }
        } label: {
            title
        }
    }
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
