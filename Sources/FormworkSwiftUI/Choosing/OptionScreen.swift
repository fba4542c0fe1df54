#if canImport(SwiftUI)
import SwiftUI

/// The screen of a field's options, with a stack of its own and a button that closes it.
struct OptionSheet: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            OptionScreen(row: row)
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) {
                        Button(screen?.words.done ?? "") { dismiss() }
                    }
                }
        }
    }
}

/// The screen of a field's options: the app's, or a list.
struct OptionScreen: RowPart {
    let row: RowModel
    @Environment(\.formworkSlots) private var slots
    @Environment(\.formworkStyle) private var style
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Group {
            if let own = slots.options { own(row) } else { OptionList(row: row) { dismiss() } }
        }
        .navigationTitle(row.choiceTitle(style) ?? row.title)
        .disabled(!row.isEnabled)
    }
}

/// The options of a field: touching one chooses it, typing finds some of many.
struct OptionList: RowPart {
    let row: RowModel
    /// Closes the list, once one option of a field that takes one was chosen.
    let close: @MainActor () -> Void
    @Environment(\.formScreen) private var screen
    @State private var query = ""

    var body: some View {
        let row = row
        let found = found
        List {
            ForEach(found) { option in
                OptionButton(option: option, takesOne: takesOne, looks: row.looks(in: screen)) { choose(option) }
            }
            OptionStatusRow(row: row, isEmpty: found.isEmpty)
        }
        .searchable(text: $query)
        .onChange(of: query) {
            if row.optionLoading != nil { screen?.model.session.searchOptions(at: row.path, query) }
        }
    }

    private var takesOne: Bool { row.presentation?.state.field.valueKind != .options }

    /// The options that fit what is typed.
    private var found: [OptionPresentation] {
        // The options that the session lists are not observed.
        _ = (row.options, row.optionLoading)
        return screen?.model.session.listedOptions(of: row.id.node, matching: query) ?? row.options
    }

    private func choose(_ option: OptionPresentation) {
        row.toggle(option.option)
        if takesOne { close() }
    }
}
#endif
