#if canImport(UIKit)
import FormworkUIKit
import SwiftUI
import UIKit

/// The same form drawn by UIKit. An app without SwiftUI pushes the `FormViewController` itself.
struct UIKitScreen: UIViewControllerRepresentable {
    let form: CompiledForm
    let sender: FormSender

    func makeUIViewController(context: Context) -> FormViewController {
        let session = FormSession(form)
        session.load()
        var options = FormOptions.usual
        options.files = FormFiles(store: sender)
        options.files?.sources = [.documents, .pictures]
        let controller = FormViewController(session, options: options)
        controller.form.onAccept = { [weak controller, form, sender] answers in
            Task { await Self.send(answers, of: form, sender, from: controller) }
        }
        return controller
    }

    func updateUIViewController(_ controller: FormViewController, context: Context) {}

    private static func send(
        _ answers: JSONValue, of form: CompiledForm, _ sender: FormSender, from controller: FormViewController?
    ) async {
        let words: String
        switch await sender.send(answers, of: form) {
        case .stored(let reference): words = controller?.form.session.successWords.sentence(reference) ?? ""
        case .refused(let errors):
            controller?.form.session.perform(.reportErrors(errors))
            return
        case .failed(let failure): words = failure
        }
        let alert = UIAlertController(title: words, message: form.definition.title, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        controller?.present(alert, animated: true)
    }
}
#endif
