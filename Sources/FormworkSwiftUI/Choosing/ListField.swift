#if canImport(SwiftUI)
import SwiftUI

/// Options on a screen of their own.
struct ListField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen
    @State private var isOpen = false

    var body: some View {
        let speech = Speech(row, in: screen?.model)
        Button {
            screen?.model.focusMoved(to: row.id)
            isOpen = true
        } label: {
            LabeledContent {
                Text(verbatim: row.display.isEmpty ? empty : row.display)
            } label: {
                FieldTitle(row: row)
            }
        }
        .buttonStyle(.plain)
        .spoken(speech)
        .accessibilityValue(Text(verbatim: row.display.isEmpty ? empty : row.display))
        .sheet(isPresented: $isOpen, onDismiss: left) {
            OptionList(row: row)
        }
    }

    private var empty: String {
        let placeholder = row.presentation?.placeholder ?? ""
        return placeholder.isEmpty ? screen?.model.session.engine.words("ui.choose") ?? "" : placeholder
    }

    private func left() { screen?.focusChanged(to: false, in: row.id) }
}

/// The screen of a field's options: touching one chooses it, typing finds some of many.
struct OptionList: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen
    @Environment(\.dismiss) private var dismiss
    @State private var query = ""

    var body: some View {
        NavigationStack {
            List {
                OptionLoadingView(row: row)
                ForEach(found) { option in
                    OptionButton(option: option, takesOne: takesOne) { choose(option) }
                }
                if row.optionLoading?.hasMore == true {
                    ProgressView().onAppear { screen?.model.session.loadMoreOptions(at: row.path) }
                }
            }
            .searchable(text: $query)
            .onChange(of: query) {
                if row.optionLoading != nil { screen?.model.session.searchOptions(at: row.path, query) }
            }
            .navigationTitle(row.title)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button(screen.map { ScreenWords($0.model.session.engine.context.messages).done } ?? "") {
                        dismiss()
                    }
                }
            }
        }
        .disabled(!row.isEnabled)
    }

    private var takesOne: Bool { row.control != .checkboxGroup }

    /// The options that fit what is typed. A loader finds them itself.
    private var found: [OptionPresentation] {
        guard !query.isEmpty, row.optionLoading == nil, let engine = screen?.model.session.engine else {
            return row.options
        }
        let known = Dictionary(row.options.map { ($0.id, $0) }) { first, _ in first }
        return engine.options(of: row.id.node, matching: query).compactMap { known[$0.id.canonicalText] }
    }

    private func choose(_ option: OptionPresentation) {
        row.toggle(option.option)
        if takesOne { dismiss() }
    }
}
#endif
