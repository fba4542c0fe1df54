#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The question: a picture, the words, what the app put after them, and a sign while the answer is being checked.
struct FieldTitle: RowPart {
    let row: RowModel
    /// Whether the control stands under the question rather than beside it.
    var isAbove = false
    @Environment(\.formworkSlots) private var slots
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkStyle) private var style

    var body: some View {
        if let own = slots.label {
            own(row)
        } else if let shown = row.presentation {
            HStack(spacing: 8) {
                if let image = shown.image, shown.control != .picture {
                    SourceImage(source: image, isSmall: true).accessibilityHidden(true)
                }
                if !row.title.isEmpty { words(shown) }
                if let accessory = slots.accessory { accessory(row) }
                if row.validity == .pending { ProgressView() }
                if style.marksValid, row.validity == .valid {
                    SymbolView(symbol: style.symbols.valid, usual: .green).accessibilityHidden(true)
                }
            }
        }
    }

    private func words(_ shown: FieldPresentation) -> some View {
        // The mark depends on the presentation, which is not observed.
        _ = row.isRequired
        let looks = row.looks(in: screen)
        let sign = looks.requiredMark == nil ? nil : shown.titleSign
        return StyledText(
            words: shown.titleWithSign,
            marked: shown.flowingTitle(site: style.site) ?? sign.map { FlowingText(shown.title, sign: $0) },
            look: looks.title, usual: isAbove ? .titleAbove : .title, signColor: looks.requiredMark)
    }
}
#endif
