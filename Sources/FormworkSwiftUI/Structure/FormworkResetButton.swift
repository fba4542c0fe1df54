#if canImport(SwiftUI)
public import SwiftUI

/// The button that takes all answers back to what was loaded. It asks first.
public struct FormworkResetButton: View {
    @Environment(FormModel.self) private var model
    @Environment(\.formScreen) private var screen
    @State private var isAsking = false

    /// A button with the words of the form.
    public init() {}

    /// The words, and the question whether that is meant.
    public var body: some View {
        let title = model.session.engine.words("ui.kept_restart")
        Button(title, role: .destructive) { isAsking = true }
            .alert(Text(verbatim: title), isPresented: $isAsking) {
                Button(title, role: .destructive) {
                    screen?.state.files?.adding.cancelAll()
                    model.reset()
                }
                Button(screen?.words.cancel ?? "", role: .cancel) {}
            } message: {
                Text(verbatim: model.session.engine.words("ui.kept_erase_sure"))
            }
    }
}
#endif
