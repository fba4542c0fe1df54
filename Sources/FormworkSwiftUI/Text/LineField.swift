#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// One line of text with its title.
struct LineField: RowPart {
    let row: RowModel

    var body: some View { TypedField(row: row, control: TextPart(row: row, isLong: false)) }
}

/// Text of several lines with its title.
struct AreaField: RowPart {
    let row: RowModel

    var body: some View { TypedField(row: row, control: TextPart(row: row, isLong: true)) }
}

/// A number that is typed, with buttons that lower and raise it.
struct StepsField: RowPart {
    let row: RowModel

    var body: some View { TypedField(row: row, control: StepsPart(row: row)) }
}

/// The number and its buttons.
struct StepsPart: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        HStack {
            TextPart(row: row, isLong: false)
            stepper
        }
    }

    @ViewBuilder private var stepper: some View {
        if row.presentation?.numberScale != nil {
            Stepper {
                Text(verbatim: row.title)
            } onIncrement: {
                step(up: true)
            } onDecrement: {
                step(up: false)
            }
            .labelsHidden()
            .spoken(Speech(row, in: screen))
            .accessibilityValue(Text(verbatim: row.display))
        }
    }

    private func step(up: Bool) {
        guard let shown = row.presentation, let scale = shown.numberScale else { return }
        let steps = up ? 1 : -1
        guard scale.canStep(steps, from: shown.state.number) else { return }
        screen?.model.perform(.step(row.id.node, steps))
    }
}
#endif
