import FormworkSwiftUI
import SwiftUI

/// A form drawn by SwiftUI.
struct SwiftUIScreen: View {
    let form: CompiledForm
    let sender: FormSender
    @State private var model: FormModel?
    @State private var message = ""
    @State private var hasMessage = false

    var body: some View {
        Group {
            if let model {
                FormworkForm(model) { answers in
                    Task { await send(answers) }
                }
                .formworkStyle(style)
                .navigationTitle(model.title)
            } else {
                // An empty group never appears.
                ProgressView()
            }
        }
        .onAppear { if model == nil { model = open() } }
        .alert(Text(message), isPresented: $hasMessage) {
            Button("OK") {}
        } message: {
            Text(form.definition.title)
        }
    }

    /// Files go to the server as they are chosen.
    private var style: FormworkStyle {
        var style = FormworkStyle()
        style.files = FormFiles(store: sender)
        style.files?.sources = [.documents, .pictures]
        return style
    }

    private func open() -> FormModel {
        let session = FormSession(form)
        session.load()
        return FormModel(session)
    }

    /// Sends accepted answers. What the server finds wrong comes back to the fields.
    private func send(_ answers: JSONValue) async {
        switch await sender.send(answers, of: form) {
        case .stored(let reference): message = model?.session.successWords.sentence(reference) ?? ""
        case .refused(let errors):
            model?.perform(.reportErrors(errors))
            return
        case .failed(let words): message = words
        }
        hasMessage = true
    }
}
