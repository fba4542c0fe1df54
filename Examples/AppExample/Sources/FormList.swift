import FormworkScreens
import SwiftUI

/// The first screen: which form, and drawn with what.
struct FormList: View {
    let forms: [CompiledForm]
    var sender = FormSender()
    @State private var isDraftOpen = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(forms, id: \.definition.id) { form in
                    Section {
                        NavigationLink {
                            SwiftUIScreen(form: form, sender: sender)
                        } label: {
                            Text("SwiftUI")
                        }
                        .accessibilityIdentifier(form.definition.id + " swiftUI")
                        NavigationLink {
                            UIKitScreen(form: form, sender: sender)
                                .ignoresSafeArea()
                                .navigationTitle(form.definition.title)
                        } label: {
                            Text("UIKit")
                        }
                        .accessibilityIdentifier(form.definition.id + " uiKit")
                    } header: {
                        Text(form.definition.title)
                    }
                }
            }
            .navigationTitle("Formwork")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Draft") { isDraftOpen = true }.accessibilityIdentifier("draft")
                }
            }
            .sheet(isPresented: $isDraftOpen) {
                if let form = forms.first { DraftScreen(form: form) }
            }
        }
    }
}
