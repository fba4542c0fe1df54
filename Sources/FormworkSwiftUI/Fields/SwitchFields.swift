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
        .spoken(Speech(row, in: screen?.model))
    }
}

/// A box before the words. Touching either ticks it.
struct TickField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkStyle) private var style

    var body: some View {
        let isOn = row.value == .bool(true)
        Button { [row] in
            row.edit(TextEdit(isOn ? "" : "true"))
        } label: {
            HStack(spacing: 12) {
                Image(systemName: style.symbols.symbol(isChosen: isOn, takesOne: false))
                    .foregroundStyle(row.looks(in: screen).tint.color ?? .accentColor)
                FieldTitle(row: row)
            }
            .frame(minHeight: 44)
        }
        .buttonStyle(.plain)
        .spoken(Speech(row, in: screen?.model))
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
                    .spoken(Speech(row, in: screen?.model))
                    .accessibilityValue(Text(verbatim: value))
            }
        }
    }

    private func words(_ shown: FieldPresentation) -> String {
        let empty = shown.state.field.emptyText
        return row.value.isBlank && !empty.isEmpty ? empty : shown.position
    }

    private func slider(_ shown: FieldPresentation, _ scale: NumberScale) -> some View {
        let row = row
        let number: DecimalNumber? = if case .number(let number) = row.value { number } else { nil }
        // A track needs room for a step.
        return Slider(
            value: Binding {
                scale.steps(to: number)
            } set: {
                if let number = scale.number(atStep: $0) { row.set(.number(number)) }
            }, in: 0...max(scale.stepCount, 1), step: 1
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
