#if canImport(SwiftUI)
import SwiftUI

/// A form that nobody outside keeps the model of. It begins when the view comes, and ends with it.
struct OwnedForm: View {
    @State private var owned: OwnedModel
    private let onAccept: (@MainActor (JSONValue) -> Void)?

    init(_ form: CompiledForm, _ environment: FormEnvironment, _ onAccept: (@MainActor (JSONValue) -> Void)?) {
        _owned = State(initialValue: OwnedModel(form, environment))
        self.onAccept = onAccept
    }

    var body: some View { ModelForm(model: owned.model, onAccept: onAccept) }
}

/// Makes the model when it is asked for: views are made anew whenever the one around them is drawn, and only the first of them is kept.
@MainActor private final class OwnedModel {
    private let form: CompiledForm
    private let environment: FormEnvironment
    private(set) lazy var model = FormModel(form, environment: environment)

    init(_ form: CompiledForm, _ environment: FormEnvironment) {
        self.form = form
        self.environment = environment
    }
}
#endif
