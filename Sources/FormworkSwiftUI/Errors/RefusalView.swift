#if canImport(SwiftUI)
import SwiftUI

/// Says what is wrong after a refused submission, where the app wants it said in another way than by a list at the top. It draws
/// nothing itself.
struct RefusalView: View {
    @Environment(FormModel.self) private var model
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkStyle) private var style
    @State private var isAlertOpen = false

    var body: some View {
        Color.clear
            .onChange(of: model.requestedFocus) { _, target in
                // Others take the request back in the same turn.
                if target == .errorSummary { say() }
            }
            .alert(Text(verbatim: model.summaryTitle), isPresented: $isAlertOpen) {
                Button(screen?.words.close ?? "", role: .cancel) {
                    if let first = model.errorSummary.first { model.requestFocus(first.id) }
                }
            } message: {
                Text(verbatim: lines)
            }
    }

    private func say() {
        guard let first = model.errorSummary.first else { return }
        switch style.errorDisplay {
        case .summary: break
        case .alert:
            model.focusMoved(to: nil)
            isAlertOpen = true
        case .popover:
            model.focusMoved(to: nil)
            announceCount()
            screen?.state.pointedError = first.id
        case .none:
            announceCount()
            model.requestFocus(first.id)
        }
    }

    private func announceCount() {
        model.announce?(FormPresentation(model.session.engine).errorCountWords(model.errorSummary.count))
    }

    /// The first errors, each in a line.
    private var lines: String {
        let most = 5
        let more = model.errorSummary.count > most ? ["…"] : []
        return (model.errorSummary.prefix(most).map(\.text) + more).joined(separator: "\n")
    }
}
#endif
