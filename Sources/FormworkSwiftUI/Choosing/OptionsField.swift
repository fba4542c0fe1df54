#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// Options below each other: one of which can be chosen, or any.
struct OptionsField: RowPart {
    let row: RowModel
    let takesOne: Bool
    @Environment(\.formScreen) private var screen

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            FieldTitle(row: row).spoken(Speech(row, in: screen))
            ForEach(row.options) { option in
                OptionButton(option: option, takesOne: takesOne, looks: row.looks(in: screen)) { [row] in
                    row.toggle(option.option)
                }
            }
            if row.optionLoading != nil { OptionStatusRow(row: row, isEmpty: row.options.isEmpty) }
            if takesOne, row.isClearable, let shown = row.presentation {
                Button(shown.clearTitle) { row.clear() }
                    .buttonStyle(.borderless)
                    .accessibilityLabel(Text(verbatim: shown.spoken(shown.clearTitle)))
            }
        }
    }
}

extension RowModel {
    /// The options that can be chosen.
    var offeredOptions: [OptionPresentation] { options.filter(\.isOffered) }

    /// The options that can be chosen, and those that are chosen.
    var choosableOptions: [OptionPresentation] { options.filter { $0.isOffered || $0.isChosen } }
}

/// One option with its picture and its symbol.
struct OptionButton: View {
    let option: OptionPresentation
    let takesOne: Bool
    let looks: FieldLooks
    let choose: @MainActor () -> Void
    @Environment(\.formworkStyle) private var style

    var body: some View {
        let links = option.links(site: style.site)
        if links.isEmpty {
            button
        } else {
            VStack(alignment: .leading) {
                button
                LinkButtons(links: links)
            }
        }
    }

    private var button: some View {
        Button(action: choose) {
            HStack {
                if option.image != nil {
                    SourceImage(source: option.image, isSmall: true, size: looks.optionPictureSize)
                        .accessibilityHidden(true)
                }
                if !style.symbols.isAfterTitle { symbol }
                VStack(alignment: .leading) {
                    StyledText(words: option.title, look: look(looks.option), usual: .title)
                    if !option.info.isEmpty {
                        StyledText(words: option.info, look: look(looks.optionInfo), usual: .hint)
                    }
                }
                if style.symbols.isAfterTitle {
                    Spacer()
                    symbol
                }
            }
        }
        // Several buttons in a row of a form are touched together unless they are borderless.
        .buttonStyle(.borderless)
        .disabled(!option.isEnabled)
        .accessibilityLabel(Text(verbatim: option.spokenTitle))
        .accessibilityHint(Text(verbatim: option.info))
        .accessibilityAddTraits(option.isChosen ? .isSelected : [])
    }

    /// An option that cannot be chosen has the usual colour, which is made pale.
    private func look(_ look: TextLook) -> TextLook {
        option.isEnabled ? look : TextLook(font: look.font, size: look.size)
    }

    private var symbol: some View {
        SymbolView(
            symbol: style.symbols.symbol(isChosen: option.isChosen, takesOne: takesOne).sized(looks.boxSize))
    }
}
#endif
