#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Gives a part of a field a colour, where the app wants to see the parts.
    func part(_ color: Color) -> some View { background { PartColor(color: color) } }
}

private struct PartColor: View {
    let color: Color
    @Environment(\.formworkStyle) private var style

    var body: some View {
        if style.showsParts { color.opacity(0.2) }
    }
}
#endif
