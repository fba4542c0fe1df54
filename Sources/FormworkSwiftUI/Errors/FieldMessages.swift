#if canImport(SwiftUI)
import SwiftUI

/// The hint under a field. Screen readers say it with the control.
struct FieldHint: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        if let hint = row.presentation?.hint, !hint.isEmpty {
            let colors = RowColors(row, screen)
            Text(verbatim: hint)
                .font(.footnote)
                .foregroundStyle(colors.hint ?? .secondary)
                .accessibilityHidden(true)
        }
    }
}

/// What is wrong with a field. Screen readers say it with the control.
struct FieldError: RowPart {
    let row: RowModel
    @Environment(\.formworkSlots) private var slots

    var body: some View {
        if let error = row.error {
            if let own = slots.error {
                own(row)
            } else {
                Label(error, systemImage: "exclamationmark.circle.fill")
                    .font(.footnote)
                    .foregroundStyle(.red)
                    .accessibilityHidden(true)
            }
        }
    }
}
#endif
