#if canImport(SwiftUI)
public import SwiftUI

/// The list of what is wrong after a refused submission. Touching an entry goes to its field.
public struct FormworkErrors: View {
    /// The id of the list, by which the form scrolls to it.
    static let place = "formwork.errors"

    @Environment(FormModel.self) private var model
    @Environment(\.formworkStyle) private var style
    @AccessibilityFocusState private var isHeard: Bool

    /// Shows nothing as long as nothing is wrong.
    public init() {}

    /// A section with a title and one button for each error.
    public var body: some View {
        if !model.errorSummary.isEmpty {
            Section {
                Text(verbatim: model.summaryTitle)
                    .font(.headline)
                    .foregroundStyle(.red)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityFocused($isHeard)
                    .id(Self.place)
                ForEach(model.errorSummary) { line in
                    Button(line.text) { model.requestFocus(line.id) }
                }
            }
            .onChange(of: model.requestedFocus, initial: true) { _, target in
                guard target == .errorSummary, style.errorDisplay == .summary else { return }
                model.focusMoved(to: nil)
                isHeard = true
            }
        }
    }
}
#endif
