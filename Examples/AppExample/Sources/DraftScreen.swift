import FormworkSwiftUI
import Foundation
import SwiftUI

/// A form in a sheet that loses no answers: it asks before changes are discarded, and has the answers back when the system ended the app.
struct DraftScreen: View {
    let form: CompiledForm
    @State private var model: FormModel?
    @State private var isAsking = false
    /// The answers as they were when the person left the app; empty without any.
    @SceneStorage private var draft: Data
    @Environment(\.scenePhase) private var phase
    @Environment(\.dismiss) private var dismiss

    init(form: CompiledForm) {
        self.form = form
        _draft = SceneStorage(wrappedValue: Data(), "draft of " + form.definition.id)
    }

    var body: some View {
        NavigationStack {
            Group {
                if let model { screen(of: model) } else { ProgressView() }
            }
            .onAppear { if model == nil { model = open() } }
        }
    }

    private func screen(of model: FormModel) -> some View {
        FormworkForm(model) { _ in close() }
            .navigationTitle(model.title)
            .interactiveDismissDisabled(model.isDirty)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { if model.isDirty { isAsking = true } else { close() } }
                }
            }
            .confirmationDialog(Text("Discard changes?"), isPresented: $isAsking, titleVisibility: .visible) {
                Button("Discard", role: .destructive) { close() }
            } message: {
                Text("Your answers are not sent yet.")
            }
            .onChange(of: model.isDirty) {
                // A person who takes the changes back may close the sheet without being asked.
                if !model.isDirty { draft = Data() }
            }
            .onChange(of: phase) {
                // Passwords and other secrets are not part of a snapshot.
                if phase != .active { draft = model.isDirty ? model.session.snapshot().data : Data() }
            }
    }

    private func open() -> FormModel {
        let session = FormSession(form)
        session.load()
        if let snapshot = try? JSONParser.parse([UInt8](draft)) { session.restore(snapshot) }
        return FormModel(session)
    }

    private func close() {
        draft = Data()
        dismiss()
    }
}
