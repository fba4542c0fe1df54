#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// What opens the paper for a signature.
struct SignButton: RowPart {
    let row: RowModel
    let adding: FileAdding
    @Environment(\.formScreen) private var screen
    @State private var isOpen = false

    var body: some View {
        FileButton(row: row, title: screen?.model.session.engine.words("ui.sign") ?? "") {
            screen?.model.focusMoved(to: nil)
            isOpen = true
        }
        #if canImport(UIKit)
        // A sheet could be pulled down by a stroke.
        .fullScreenCover(isPresented: $isOpen) { paper }
        #else
        .sheet(isPresented: $isOpen) { paper }
        #endif
    }

    private var paper: some View {
        let (node, adding) = (row.id.node, adding)
        return SignaturePaper(
            title: row.presentation?.name ?? "",
            words: { [engine = screen?.model.session.engine] in engine?.words($0) ?? "" },
            close: { isOpen = false },
            sign: { adding.add([$0], to: node) })
    }
}
#endif
