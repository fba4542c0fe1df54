#if canImport(SwiftUI)
public import SwiftUI

/// What an app decides about the screen of a form. Everything has a default that people expect.
public struct FormworkStyle {
    /// Whether a bar above the keyboard goes to the previous and the next field.
    public var showsBar = true
    /// Whether a button that submits stands under the form.
    public var showsSubmitButton = true
    /// Whether what is wrong is listed at the top after a refused submission.
    public var showsErrorSummary = true
    /// Whether dragging the form away puts the keyboard down.
    public var endsEditingOnScroll = false
    /// The colour behind the row in focus; `nil` for none.
    public var focusColor: Color?
    /// The symbols before options and boxes.
    public var symbols = OptionSymbols()
    /// Fetches the picture at an address of the form; without it only pictures of the app are shown.
    public var image: (@MainActor (String) async -> Image?)?

    /// The usual.
    public init() {}
}

private struct FormworkStyleKey: EnvironmentKey {
    static var defaultValue: FormworkStyle { FormworkStyle() }
}

extension EnvironmentValues {
    /// What the app decided about the forms inside.
    public var formworkStyle: FormworkStyle {
        get { self[FormworkStyleKey.self] }
        set { self[FormworkStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets what the app decides about the forms inside.
    public func formworkStyle(_ style: FormworkStyle) -> some View { environment(\.formworkStyle, style) }
}
#endif
