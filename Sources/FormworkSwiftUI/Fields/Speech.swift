#if canImport(SwiftUI)
import SwiftUI

/// The words that screen readers say of a row's control. Reading them observes everything that they are made of.
@MainActor struct Speech: Equatable {
    var label = ""
    var hint = ""
    var value = ""
    /// The links that can be opened from the control: those of its title and hint.
    var links: [FlowingText.Link] = []

    init(_ row: RowModel, in screen: FormScreen?) {
        // The words come from the presentation, which is worked out and not observed.
        _ = (row.title, row.isRequired, row.error, row.hint, row.display)
        guard let shown = row.presentation, let screen else { return }
        let engine = screen.model.session.engine
        label = engine.spokenTitle(of: shown)
        hint = engine.spokenHint(of: shown)
        value = shown.spokenValue
        links = shown.links(site: screen.style.site)
    }
}

extension View {
    /// Says what a row's control is called, what is said after its value, and which links belong to it.
    func spoken(_ speech: Speech) -> some View {
        accessibilityLabel(Text(verbatim: speech.label))
            .accessibilityHint(Text(verbatim: speech.hint))
            .accessibilityActions { LinkActions(links: speech.links) }
    }
}
#endif
