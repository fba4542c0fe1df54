#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A row of stars. For VoiceOver it is one element, whose value is raised and lowered.
struct StarsField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkStyle) private var style

    var body: some View {
        let row = row
        // The options are observed, and what they make together is in the presentation.
        let options = row.offeredOptions
        let full = row.presentation?.fullStars ?? 0
        VStack(alignment: .leading, spacing: 2) {
            FieldTitle(row: row, isAbove: true).accessibilityHidden(true)
            HStack(spacing: 0) {
                ForEach(options.enumerated().map { Star(place: $0 + 1, option: $1) }) { star in
                    Button {
                        row.toggle(star.option.option)
                    } label: {
                        SymbolView(symbol: star.place <= full ? style.symbols.fullStar : style.symbols.emptyStar)
                            .frame(minWidth: 44, minHeight: 44)
                    }
                    .buttonStyle(.borderless)
                }
            }
            .tint(row.looks(in: screen).tint.color)
            .accessibilityElement(children: .ignore)
            .spoken(Speech(row, in: screen))
            .accessibilityValue(Text(verbatim: row.presentation?.spokenStars ?? ""))
            .accessibilityAdjustableAction { direction in
                guard let input = row.presentation?.moveStars(up: direction == .increment) else { return }
                screen?.model.perform(input)
            }
        }
    }

    private struct Star: Identifiable {
        let place: Int
        let option: OptionPresentation
        var id: String { option.id }
    }
}

/// Options side by side as buttons that are pressed or not. Large texts have a line for each.
struct ChipsField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let row = row
        VStack(alignment: .leading, spacing: 4) {
            FieldTitle(row: row, isAbove: true).spoken(Speech(row, in: screen))
            let share = textSize.isAccessibilitySize ? 1 : 1 / Double(max(row.choosableOptions.count, 1))
            if share == 1 {
                VStack(spacing: 4) { chips(row) }
            } else {
                ShareLayout(spacing: 4) { chips(row, share: share) }
            }
        }
    }

    private func chips(_ row: RowModel, share: Double = 1) -> some View {
        ForEach(row.choosableOptions) { option in
            Button {
                row.toggle(option.option)
            } label: {
                Text(verbatim: option.title)
                    .foregroundStyle(option.isChosen ? .white : .primary)
                    .frame(maxWidth: .infinity, minHeight: 44)
                    .background { chip(option) }
            }
            // Several buttons in a row of a form are touched together unless they are borderless.
            .buttonStyle(.borderless)
            .disabled(!option.isEnabled)
            .accessibilityLabel(Text(verbatim: option.spokenTitle))
            .accessibilityHint(Text(verbatim: option.info))
            .accessibilityAddTraits(option.isChosen ? .isSelected : [])
            .lineShare(share)
        }
    }

    private func chip(_ option: OptionPresentation) -> some View {
        let tint = row.looks(in: screen).tint.color ?? .accentColor
        return RoundedRectangle(cornerRadius: 8).fill(option.isChosen ? tint : Color.secondary.opacity(0.15))
    }
}
#endif
