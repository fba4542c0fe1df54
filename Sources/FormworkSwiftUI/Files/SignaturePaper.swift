#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import FormworkUIKit
import SwiftUI
import UIKit

/// The screen on which a person signs, which is that of UIKit's forms: by drawing, or by typing their name.
struct SignaturePaper: UIViewControllerRepresentable {
    let title: String
    let words: (String) -> String
    let close: @MainActor () -> Void
    let sign: @MainActor (ChosenFile) -> Void

    func makeUIViewController(context: Context) -> UINavigationController {
        let paper = SignatureController(title: title, words: words) { sign($0) }
        paper.close = { close() }
        return UINavigationController(rootViewController: paper)
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
#elseif canImport(SwiftUI)
import SwiftUI

/// The screen on which a person signs where there is no UIKit: by typing their name, which is as good as a drawing.
struct SignaturePaper: View {
    let title: String
    let words: (String) -> String
    let close: @MainActor () -> Void
    let sign: @MainActor (ChosenFile) -> Void
    @Environment(\.formScreen) private var screen
    @State private var text = ""

    var body: some View {
        let name = WhiteSpace.trim(text)
        NavigationStack {
            Form {
                TextField(text: $text) { Text(verbatim: words("ui.sign_name")) }
            }
            .navigationTitle(title)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(screen?.words.cancel ?? "") { close() } }
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button(words("ui.sign")) {
                        close()
                        sign(.typedName(name))
                    }
                    .disabled(name.isEmpty)
                }
            }
        }
    }
}
#endif
