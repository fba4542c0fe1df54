#if canImport(SwiftUI)
public import SwiftUI
#if canImport(UIKit)
public import UIKit
#endif

/// The app's options for the screen of a form. Everything has a default that people expect.
///
/// The options of `ScreenOptions`, which UIKit has too, are properties of these ones: `style.showsBar = false`.
@dynamicMemberLookup
public struct FormworkStyle {
    /// The options that UIKit has too.
    public var common = ScreenOptions()
    /// One of the options that UIKit has too.
    public subscript<Value>(dynamicMember option: WritableKeyPath<ScreenOptions, Value>) -> Value {
        get { common[keyPath: option] }
        set { common[keyPath: option] = newValue }
    }

    #if canImport(UIKit)
    /// A bar of one's own above the keyboard, in place of the usual one. `FormModel.move` goes to other fields.
    public var bar: (@MainActor (FormModel) -> UIView)?
    /// Returns the type of the return key while a field is typed into; `nil` for the type that fits its action: going
    /// on, ending or sending.
    public var returnKey: ((Field) -> UIReturnKeyType?)?
    #endif
    /// The colour behind the row in focus; `nil` for no colour.
    public var focusColor: Color?
    /// Fetches the picture at an address of the form; without it only pictures of the app are shown.
    public var image: (@MainActor (String) async -> Image?)?

    /// The usual.
    public init() {}
}

private struct FormworkStyleKey: EnvironmentKey {
    static var defaultValue: FormworkStyle { FormworkStyle() }
}

extension EnvironmentValues {
    /// The app's options for the forms inside.
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
