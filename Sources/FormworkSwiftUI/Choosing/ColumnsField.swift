#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A row of a matrix: the title, and the symbols of the options in columns. The words of the columns stand above the first row.
struct ColumnsField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        if let shown = row.presentation {
            let takesOne = shown.state.field.valueKind != .options
            let share = MatrixColumns.share(of: row.options.count, takesOne: takesOne)
            VStack(alignment: .leading, spacing: 4) {
                ColumnHeads(row: row, share: share)
                ShareLayout(spacing: 4) {
                    FieldTitle(row: row)
                        .spoken(Speech(row, in: screen))
                        .frame(minHeight: 44)
                        .lineShare(MatrixColumns.titleShare)
                    ForEach(row.options) { option in
                        ColumnButton(row: row, option: option, takesOne: takesOne).lineShare(share)
                    }
                    if takesOne, row.isClearable { clearButton(shown).lineShare(share) }
                }
            }
            .tint(row.looks(in: screen).tint.color)
        }
    }

    private func clearButton(_ shown: FieldPresentation) -> some View {
        Button { [row] in
            row.clear()
        } label: {
            Image(systemName: "xmark.circle").frame(maxWidth: .infinity, minHeight: 44)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(verbatim: shown.spoken(shown.clearTitle)))
    }
}

/// The words of the columns, above the first of the rows that have the same ones.
private struct ColumnHeads: View {
    let row: RowModel
    let share: Double
    @Environment(\.formScreen) private var screen
    @Environment(\.formSection) private var section

    var body: some View {
        if isFirst {
            ShareLayout(spacing: 4) {
                Color.clear.frame(height: 1).lineShare(MatrixColumns.titleShare)
                ForEach(row.options) { option in
                    StyledText(words: option.title, look: row.looks(in: screen).option, usual: .hint)
                        .multilineTextAlignment(.center)
                        .frame(maxWidth: .infinity, alignment: .bottom)
                        .lineShare(share)
                }
            }
            // Each button says its column.
            .accessibilityHidden(true)
        }
    }

    /// Whether the words stand above the row. The section's rows, and the options of the row above, say when it becomes another one.
    private var isFirst: Bool {
        let rows = section?.rows ?? []
        if let place = rows.firstIndex(where: { $0.id == row.id }), place > 0 { _ = rows[place - 1].options }
        return screen?.model.session.engine.beginsColumns(row.id) ?? true
    }
}

/// The symbol of an option in its column.
private struct ColumnButton: RowPart {
    let row: RowModel
    let option: OptionPresentation
    let takesOne: Bool
    @Environment(\.formworkStyle) private var style
    @Environment(\.formScreen) private var screen

    var body: some View {
        Button { [row, option] in
            row.toggle(option.option)
        } label: {
            SymbolView(
                symbol: style.symbols.symbol(isChosen: option.isChosen, takesOne: takesOne)
                    .sized(row.looks(in: screen).boxSize)
            )
            .frame(maxWidth: .infinity, minHeight: 44)
        }
        // Several buttons in a row of a form are touched together unless they are borderless.
        .buttonStyle(.borderless)
        .disabled(!option.isEnabled)
        .accessibilityLabel(Text(verbatim: row.presentation?.spoken(option.spokenTitle) ?? option.spokenTitle))
        .accessibilityHint(Text(verbatim: option.info))
        .accessibilityAddTraits(option.isChosen ? .isSelected : [])
    }
}

private struct FormSectionKey: EnvironmentKey {
    static var defaultValue: SectionModel? { nil }
}

extension EnvironmentValues {
    /// The section that a row of a form stands in; `nil` for a field in a form of the app's own.
    var formSection: SectionModel? {
        get { self[FormSectionKey.self] }
        set { self[FormSectionKey.self] = newValue }
    }
}
#endif
