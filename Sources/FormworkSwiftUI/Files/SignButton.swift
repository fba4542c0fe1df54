#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The button that opens the paper for a signature.
struct SignButton: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkSlots) private var slots
    @Environment(\.formworkStyle) private var style

    var body: some View {
        FileButton(row: row, title: screen?.model.session.engine.words("ui.sign") ?? "") {
            screen?.model.focusMoved(to: nil)
            screen?.open(Opened(row: row.id, way: .paper, style: style, slots: slots))
        }
    }
}
#endif
