#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// On or off.
struct ToggleField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        let row = row
        Toggle(
            isOn: Binding {
                row.value == .bool(true)
            } set: {
                row.edit(TextEdit($0 ? "true" : ""))
            }
        ) {
            FieldTitle(row: row)
        }
        .tint(row.looks(in: screen).tint.color)
        .spoken(Speech(row, in: screen))
    }
}

/// A box before the words. Touching either ticks it.
struct TickField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkStyle) private var style

    var body: some View {
        if row.presentation?.flowingTitle(site: style.site)?.links.isEmpty == false {
            // A button would take the touches of a link in it.
            HStack(spacing: 12) {
                button { EmptyView() }
                FieldTitle(row: row).accessibilityHidden(true)
            }
        } else {
            button { FieldTitle(row: row) }
        }
    }

    private func button<Words: View>(@ViewBuilder _ words: () -> Words) -> some View {
        let isOn = row.value == .bool(true)
        let words = words()
        return Button { [row] in
            row.edit(TextEdit(isOn ? "" : "true"))
        } label: {
            HStack(spacing: 12) {
                SymbolView(
                    symbol: style.symbols.symbol(isChosen: isOn, takesOne: false)
                        .sized(row.looks(in: screen).boxSize),
                    usual: row.looks(in: screen).tint.color ?? .accentColor)
                words
            }
            .frame(minWidth: 44, minHeight: 44)
        }
        .buttonStyle(.plain)
        .spoken(Speech(row, in: screen))
        .accessibilityAddTraits(isOn ? .isSelected : [])
    }
}

/// A thumb on a track. Until it is touched the question is not answered, and the view says so.
struct SliderField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        if let shown = row.presentation, let scale = shown.numberScale {
            let value = words(shown)
            VStack(alignment: .leading) {
                HStack {
                    FieldTitle(row: row)
                    Spacer()
                    Text(verbatim: value).foregroundStyle(.secondary)
                }
                .accessibilityHidden(true)
                slider(shown, scale)
                    .spoken(Speech(row, in: screen))
                    .accessibilityValue(Text(verbatim: value))
                    .accessibilityAdjustableAction { [row] direction in
                        let here = scale.steps(to: Self.number(of: row))
                        guard row.isEnabled,
                            let number = scale.number(afterSwipe: direction == .increment, from: here)
                        else { return }
                        row.set(.number(number))
                    }
            }
        }
    }

    private func words(_ shown: FieldPresentation) -> String {
        let empty = shown.state.field.emptyText
        return row.value.isBlank && !empty.isEmpty ? empty : shown.position
    }

    private static func number(of row: RowModel) -> DecimalNumber? {
        if case .number(let number) = row.value { number } else { nil }
    }

    private func slider(_ shown: FieldPresentation, _ scale: NumberScale) -> some View {
        let row = row
        let number = Self.number(of: row)
        // A track needs room for a step. The scale rounds to its steps; a slider that knows them draws a tick for each.
        return Slider(
            value: Binding {
                scale.steps(to: number)
            } set: {
                if let number = scale.number(atStep: $0) { row.set(.number(number)) }
            }, in: 0...max(scale.stepCount, 1)
        ) {
            Text(verbatim: row.title)
        } minimumValueLabel: {
            Text(verbatim: shown.endText(scale.minimum)).font(.footnote)
        } maximumValueLabel: {
            Text(verbatim: shown.endText(scale.maximum)).font(.footnote)
        }
    }
}
#endif
