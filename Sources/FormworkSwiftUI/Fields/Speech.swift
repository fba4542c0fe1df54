#if canImport(SwiftUI)
import SwiftUI

/// What screen readers say of a row's control. Reading it observes everything that it is made of.
@MainActor struct Speech: Equatable {
    var label = ""
    var hint = ""
    var value = ""

    init(_ row: RowModel, in model: FormModel?) {
        // What these say is in the presentation, which is worked out and not observed.
        _ = (row.title, row.isRequired, row.error, row.display)
        guard let shown = row.presentation, let engine = model?.session.engine else { return }
        label = engine.spokenTitle(of: shown)
        hint = engine.spokenHint(of: shown)
        value = shown.spokenValue
    }
}

extension View {
    /// Says what a row's control is called, and what is said after its value.
    func spoken(_ speech: Speech) -> some View {
        accessibilityLabel(Text(verbatim: speech.label)).accessibilityHint(Text(verbatim: speech.hint))
    }
}
#endif
