import FormworkScreens
import SwiftUI

/// The first screen: which form, and drawn with what.
struct FormList: View {
    let forms: [CompiledForm]
    var sender = FormSender()

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
                        NavigationLink {
                            UIKitScreen(form: form, sender: sender)
                        } label: {
                            Text("UIKit")
                        }
                    } header: {
                        Text(form.definition.title)
                    }
                }
            }
            .navigationTitle("Formwork")
        }
    }
}
