#if canImport(SwiftUI)
public import SwiftUI

/// The button that submits, or in a form with pages goes to the next one. What is done with accepted answers says
/// `formwork(_:onAccept:)` or `FormworkForm`.
public struct FormworkSubmitButton: View {
    @Environment(FormModel.self) private var model
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkStyle) private var style

    private var isBusy: Bool { model.isSubmitting || screen?.state.isWaiting == true }

    /// A button with the words of the form.
    public init() {}

    /// The words, and a sign while checks run.
    public var body: some View {
        Button {
            screen?.proceed()
        } label: {
            HStack {
                Text(verbatim: model.shownStep?.nextTitle ?? model.submitTitle)
                if isBusy { ProgressView() }
            }
        }
        .disabled(isBusy)
        .keyboardShortcut(style.usesKeys ? KeyboardShortcut(.return, modifiers: .command) : nil)
    }
}
#endif
