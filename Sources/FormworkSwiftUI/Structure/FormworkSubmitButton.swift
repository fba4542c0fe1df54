#if canImport(SwiftUI)
public import SwiftUI

/// The button that submits. What is done with accepted answers says `formwork(_:onAccept:)` or `FormworkForm`.
public struct FormworkSubmitButton: View {
    @Environment(FormModel.self) private var model
    @Environment(\.formScreen) private var screen

    /// A button with the words of the form.
    public init() {}

    /// The words, and a sign while checks run.
    public var body: some View {
        Button {
            screen?.submit()
        } label: {
            HStack {
                Text(verbatim: model.submitTitle)
                if model.isSubmitting { ProgressView() }
            }
        }
        .disabled(model.isSubmitting)
    }
}
#endif
