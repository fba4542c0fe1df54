#if canImport(SwiftUI)
import Foundation
public import SwiftUI

/// The person's place in a form with pages: which step it is, and its heading. It shows nothing for a form without pages.
public struct FormworkPageHeader: View {
    /// The id of the heading, by which the form scrolls to it.
    static let place = "formwork.page"

    @Environment(FormModel.self) private var model
    @AccessibilityFocusState private var isHeard: Bool

    /// Shows the step of the model around it.
    public init() {}

    /// Two lines, of which VoiceOver reads one when another page is shown.
    public var body: some View {
        if let shown = model.shownStep {
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: shown.progress)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
                Text(verbatim: shown.title)
                    .font(.title3)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityValue(Text(verbatim: shown.progress))
                    .accessibilityFocused($isHeard)
            }
            .id(Self.place)
            .onChange(of: shown.step) { isHeard = true }
        }
    }
}
#endif
