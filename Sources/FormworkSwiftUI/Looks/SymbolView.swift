#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A small picture beside words, in its size and colour.
struct SymbolView: View {
    let symbol: FormSymbol
    /// The colour without one of the picture's own; `nil` for that of the words.
    var usual: Color?
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if let color { picture.foregroundStyle(color) } else { picture }
    }

    /// On the dark ground of dark mode a colour is as light as it takes.
    private var color: Color? {
        symbol.tint.map { Color(scheme == .dark ? $0.readable(on: .darkCard) : $0) } ?? usual
    }

    @ViewBuilder private var picture: some View {
        switch symbol.source {
        case .symbol(let name):
            if let size = symbol.size {
                Image(systemName: name).font(.system(size: size))
            } else {
                Image(systemName: name)
            }
        case .asset(let name):
            let picture = Image(name).renderingMode(symbol.tint == nil ? .original : .template)
            if let size = symbol.size {
                picture.resizable().scaledToFit().frame(height: size)
            } else {
                picture
            }
        case .address: EmptyView()
        }
    }
}
#endif
