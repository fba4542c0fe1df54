#if canImport(SwiftUI)
public import Foundation
public import SwiftUI
#if canImport(UIKit)
public import UIKit
#endif

/// The app's options for the screen of a form. Everything has a default that people expect.
public struct FormworkStyle {
    /// Whether a bar above the keyboard goes to the previous and the next field.
    public var showsBar = true
    #if canImport(UIKit)
    /// A bar of one's own above the keyboard, in place of the usual one. `FormModel.move` goes to other fields.
    public var bar: (@MainActor (FormModel) -> UIView)?
    /// Returns the type of the return key while a field is typed into; `nil` for the type that fits its action: going
    /// on, ending or sending.
    public var returnKey: ((Field) -> UIReturnKeyType?)?
    #endif
    /// Whether keys of a hardware keyboard go to other fields (tab), submit (command and return) and end editing (escape).
    public var usesKeys = true
    /// Whether a button that submits stands under the form.
    public var showsSubmitButton = true
    /// Whether a button that takes all answers back stands under the form. It asks first.
    public var showsResetButton = false
    /// How what is wrong is said after a refused submission.
    public var errorDisplay = ErrorDisplay.summary
    /// Whether dragging the form away puts the keyboard down.
    public var endsEditingOnScroll = false
    /// The colour behind the row in focus; `nil` if absent.
    public var focusColor: Color?
    /// Returns the place of the title of a field that is typed into.
    public var labelStyle: (Field) -> TitlePlace = { $0.labelStyle ?? .above }
    /// The share of a line that a title beside its text takes, from 0 to 1.
    public var titleShare = 0.35
    /// Says how a choice is made, such as from a sheet or an alert; `nil` for the form's way.
    ///
    /// ```swift
    /// style.choice = { field in field.id == "country" ? .sheet : nil }
    /// ```
    ///
    /// `screen` pushes, and so needs a `NavigationStack` around the form.
    public var choice: ((Field) -> ChoiceStyle?)?
    /// The title of the screen, sheet or alert on which a choice is made; `nil` for the question.
    public var choiceTitle: ((Field) -> String?)?
    /// The wheels that make the answer of a field together; `nil` for the form's way.
    ///
    /// ```swift
    /// style.wheels = { field in field.type == .countDown ? .duration(of: field) : nil }
    /// ```
    public var wheels: ((Field) -> WheelComponents?)?
    /// How a `check` is drawn: as a switch, or as a box before its words.
    public var checkStyle = CheckStyle.toggle
    /// Says how high the row of a field is at least; `nil` for as high as the form says and what is in it needs.
    public var lineHeight: ((Field) -> CGFloat?)?
    /// Whether a mark after the title says that an answer is right, once that was checked.
    public var marksValid = false
    /// The symbols before options and boxes.
    public var symbols = OptionSymbols()
    /// Whether the parts of fields have colours that tell them apart, to find out why a screen looks as it does.
    public var showsParts = false
    /// How files and signatures are added; without it, questions for them cannot be answered on the screen.
    ///
    /// ```swift
    /// style.files = FormFiles(store: server)
    /// ```
    public var files: FormFiles?
    /// Called when the last item of a repeat comes into sight, so that an app can load more of them with `FormSession.addItem`; once
    /// for as many items as there are.
    public var reachedEnd: (@MainActor (FormSection) -> Void)?
    /// The site that links without a host belong to, such as `/terms`. Without it their words are no links. What a link opens is
    /// the environment's `openURL`.
    public var site: URL?
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
