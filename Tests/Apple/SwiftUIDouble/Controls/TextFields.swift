public struct TextField<Label: View>: View, Drawn {
    let text: Binding<String>
    let prompt: Text?
    let label: Label
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label)
    }
    package func draw(in drawing: Drawing) { drawing.typed(.textField, text, prompt, label) }
}

public struct SecureField<Label: View>: View, Drawn {
    let text: Binding<String>
    let prompt: Text?
    let label: Label
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }
    package func draw(in drawing: Drawing) { drawing.typed(.secureField, text, prompt, label) }
}

extension Drawing {
    fileprivate func typed(_ kind: Element.Kind, _ text: Binding<String>, _ prompt: Text?, _ label: any View) {
        let element = Element(kind, in: self, prompt?.words ?? "")
        element.slots[.label] = collect("label", label)
        element.action = .typing(text, shown: text.wrappedValue)
        add(element)
    }
}

public enum Axis: Sendable { case horizontal, vertical }

extension View {
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        Modified(self, .focus(FocusPlace(location: condition.location), isOn: condition.wrappedValue))
    }
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        Modified(self, .submitting, action: .press(action))
    }
}

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
}

/// Where a view keeps whether its control has the focus.
@MainActor package struct FocusPlace: Equatable {
    let location: StateLocation<Bool>
    package func move(_ isFocused: Bool) { location.write(isFocused) }
    nonisolated package static func == (one: FocusPlace, other: FocusPlace) -> Bool { one.location === other.location }
}
