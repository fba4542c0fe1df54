#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The buttons that stay in sight at the bottom of the screen, where the app wants that.
struct PinnedButtons: View {
    @Environment(\.formworkStyle) private var style

    var body: some View {
        if style.showsSubmitButton, style.pinsSubmitButton {
            VStack(spacing: 8) {
                FormworkSubmitButton().buttonStyle(.borderedProminent)
                FormworkBackButton()
            }
            .frame(maxWidth: .infinity)
            .padding(12)
            .background(.bar)
        }
    }
}
#endif
