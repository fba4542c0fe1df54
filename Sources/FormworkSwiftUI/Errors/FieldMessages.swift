#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The hint under a field. Screen readers say it with the control.
struct FieldHint: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkStyle) private var style

    var body: some View {
        if let shown = row.presentation, !row.hint.isEmpty {
            let looks = row.looks(in: screen)
            StyledText(
                words: row.hint, marked: shown.flowingHint(site: style.site), look: looks.hint, usual: .hint,
                ground: looks.hintBackground
            )
            .background { looks.hintBackground.color }
            .accessibilityHidden(true)
        }
    }
}

/// The error of a field. Screen readers say it with the control.
struct FieldError: RowPart {
    let row: RowModel
    @Environment(\.formworkSlots) private var slots
    @Environment(\.formworkStyle) private var style

    var body: some View {
        if row.error != nil {
            if style.errorDisplay == .popover {
                ErrorPopover(row: row, words: words)
            } else {
                words
            }
        }
    }

    @ViewBuilder private var words: some View {
        if let own = slots.error {
            own(row)
        } else {
            Label {
                Text(verbatim: row.error ?? "")
            } icon: {
                SymbolView(symbol: style.symbols.error)
            }
            .font(.footnote)
            .foregroundStyle(.red)
            .accessibilityHidden(true)
        }
    }
}

/// A popover that points to the words under the field and shows the error.
private struct ErrorPopover<Words: View>: RowPart {
    let row: RowModel
    let words: Words
    @Environment(\.formScreen) private var screen

    var body: some View {
        let state = screen?.state
        let row = row
        words.popover(
            isPresented: Binding {
                state?.pointedError == row.id
            } set: {
                if !$0 { state?.pointedError = nil }
            }
        ) {
            Text(verbatim: row.error ?? "").padding(16).presentationCompactAdaptation(.popover)
        }
    }
}
#endif
