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
    @ScaledMetric(relativeTo: .body) private var scale = 1.0

    var body: some View {
        if let own = slots.label {
            own(row)
        } else if let shown = row.presentation {
            HStack(spacing: 8) {
                switch shown.image {
                case .symbol(let name): Image(systemName: name).accessibilityHidden(true)
                case .asset(let name): Image(name).accessibilityHidden(true)
                case .address, nil: EmptyView()
                }
                if !row.title.isEmpty { words(shown) }
                if let accessory = slots.accessory { accessory(row) }
                if row.validity == .pending { ProgressView() }
            }
        }
    }

    private func words(_ shown: FieldPresentation) -> some View {
        let colors = RowColors(row, screen)
        // What the mark depends on is in the presentation, which is not observed.
        _ = row.isRequired
        return Text(verbatim: shown.markedTitle)
            .font(colors.titleSize.map { .system(size: $0 * scale) } ?? (isAbove ? .subheadline : .body))
            .foregroundStyle(colors.title ?? (isAbove ? .secondary : .primary))
    }
}
#endif
