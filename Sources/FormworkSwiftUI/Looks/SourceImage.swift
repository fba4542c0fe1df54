#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A picture of the system, of the app, or fetched by it.
struct SourceImage: View {
    let source: ImageSource?
    /// Whether it is as small as a symbol beside words.
    var isSmall = false
    /// Its width and height; `nil` for its own, as far as there is room.
    var size: Double?
    @Environment(\.formworkStyle) private var style
    @State private var fetched: Image?

    var body: some View {
        let side = size.map { CGFloat($0) }
        picture
            .frame(maxWidth: isSmall ? side ?? 64 : nil, maxHeight: isSmall ? side ?? 64 : nil)
            .frame(width: side, height: side)
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
