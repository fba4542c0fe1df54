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
    @Environment(\.formworkStyle) private var style

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
        let (number, wraps) = (shown.state.number, style.wraps?(shown.state.field) ?? false)
        guard scale.canStep(up: up, from: number, wrapping: wraps) else { return }
        screen?.model.perform(scale.step(row.id.node, up: up, from: number, wrapping: wraps))
    }
}
#endif
