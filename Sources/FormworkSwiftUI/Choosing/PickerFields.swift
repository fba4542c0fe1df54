#if canImport(SwiftUI)
import SwiftUI

/// Options side by side, one of which can be chosen.
struct SegmentsField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        VStack(alignment: .leading) {
            FieldTitle(row: row).accessibilityHidden(true)
            Picker(selection: row.chosenSegment) {
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
        let chosen = row.chosenOption
        Picker(selection: row.entry) {
            // The selection must be among the entries, also while nothing is answered.
            if chosen == nil { Text(verbatim: row.presentation?.placeholder ?? "").tag(PickerEntry.blank) }
            ForEach(row.choosableOptions) { Text(verbatim: $0.title).tag(PickerEntry.option($0.id)) }
            // A choice that does not count now, because its option is gone, can be taken back too.
            if row.isClearable { Text(verbatim: row.presentation?.clearTitle ?? "").tag(PickerEntry.clear) }
        } label: {
            title
        }
    }
}

/// An entry of a picker.
private enum PickerEntry: Hashable {
    /// Nothing is answered.
    case blank
    /// The option with an id.
    case option(String)
    /// Takes the answer back.
    case clear
}

extension RowModel {
    fileprivate var chosenOption: OptionPresentation? { options.first { $0.isChosen } }

    /// The id of the chosen segment; blank if no segment is chosen.
    fileprivate var chosenSegment: Binding<String> {
        let row = self
        return Binding {
            row.chosenOption?.id ?? ""
        } set: {
            row.edit(TextEdit($0))
        }
    }

    /// The entry that a picker stands at.
    fileprivate var entry: Binding<PickerEntry> {
        let row = self
        return Binding {
            row.chosenOption.map { .option($0.id) } ?? .blank
        } set: { entry in
            switch entry {
            case .blank: break
            case .option(let id): row.edit(TextEdit(id))
            case .clear: row.edit(TextEdit(""))
            }
        }
    }
}
#endif
