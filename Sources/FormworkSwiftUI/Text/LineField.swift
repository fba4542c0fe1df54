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
        if let scale = row.presentation?.numberScale {
            let row = row
            let number: DecimalNumber? = if case .number(let number) = row.value { number } else { nil }
            Stepper {
                Text(verbatim: row.title)
            } onIncrement: {
                if scale.canStep(1, from: number) { row.step(by: 1) }
            } onDecrement: {
                if scale.canStep(-1, from: number) { row.step(by: -1) }
            }
            .labelsHidden()
            .spoken(Speech(row, in: screen))
            .accessibilityValue(Text(verbatim: row.display))
        }
    }
}
#endif
