#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A picture of the system, of the app, or fetched by it.
struct SourceImage: View {
    let source: ImageSource?
    /// Whether it is as small as a symbol beside words.
    var isSmall = false
    @Environment(\.formworkStyle) private var style
    @State private var fetched: Image?

    var body: some View {
        picture
            .frame(maxWidth: isSmall ? 64 : nil, maxHeight: isSmall ? 64 : nil)
            .task(id: source) {
                fetched = nil
                if case .address(let address)? = source { fetched = await style.image?(address) }
            }
    }

    @ViewBuilder private var picture: some View {
        switch source {
        case .symbol(let name): Image(systemName: name)
        case .asset(let name): Image(name).resizable().scaledToFit()
        case .address:
            if let fetched { fetched.resizable().scaledToFit() } else { Color.clear }
        case nil: EmptyView()
        }
    }
}
#endif
