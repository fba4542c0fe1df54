public import FormworkCore
public import Foundation

/// The app's options that the screens of UIKit and of SwiftUI have in common. Everything has a default that people expect.
///
/// `FormOptions` and `FormworkStyle` have all of them as properties of their own, so an option is listed once, and both screens know it.
///
/// ```swift
/// options.showsBar = false      // FormOptions, UIKit
/// style.showsBar = false        // FormworkStyle, SwiftUI
/// ```
public struct ScreenOptions {
    // MARK: Moving through the form

    /// Whether a bar above the keyboard goes to the previous and the next field.
    public var showsBar = true
    /// Whether keys of a hardware keyboard go to other fields (tab), submit (command and return) and end editing (escape).
    public var usesKeys = true
    /// Whether dragging the form away puts the keyboard down.
    public var endsEditingOnScroll = false
    /// Whether undoing, by a shake, three fingers or command and Z, takes back the last step of the form while one of its fields has the
    /// focus. Otherwise a text control undoes what was typed into it, back to the last rewriting.
    public var undoesSteps = true
    /// Whether the button of the navigation bar that goes back shows the page before, in a form with pages. From the first page it
    /// leaves the form.
    public var goesBackByPages = true

    // MARK: Buttons

    /// Whether a button that submits stands under the form.
    public var showsSubmitButton = true
    /// Whether this button stays in sight at the bottom of the screen, or above the keyboard, while the form is scrolled. The button that
    /// goes back stays with it; the one that takes all answers back is under the form.
    public var pinsSubmitButton = false
    /// Whether a button that takes all answers back stands under the form. It asks first.
    public var showsResetButton = false

    // MARK: How fields are shown

    /// Returns the place of the title of a field that is typed into.
    public var labelStyle: (Field) -> TitlePlace = { $0.labelStyle ?? .above }
    /// The share of a line that a title beside its text takes, from 0 to 1.
    public var titleShare = 0.35
    /// How a `check` is drawn: as a switch, or as a box before its words.
    public var checkStyle = CheckStyle.toggle
    /// Says how high the line of a field is at least; `nil` for as high as the form says and what is in it needs.
    ///
    /// ```swift
    /// options.lineHeight = { field in field.type == .switch ? 64 : nil }
    /// ```
    public var lineHeight: ((Field) -> CGFloat?)?
    /// Says how high the line of a field is exactly, also lower than 44 points; `nil` for at least as high as `lineHeight` says. What has
    /// no room is cut off. While an error is shown, and with the large texts of accessibility, the line is as high as its words need. A
    /// line that is lower than 44 points takes the touches of 44 points, as far as no other line is nearer to them.
    ///
    /// ```swift
    /// options.exactLineHeight = { field in field.type == .toggle ? 36 : nil }
    /// ```
    public var exactLineHeight: ((Field) -> CGFloat?)?
    /// The small pictures before options, boxes and errors.
    public var symbols = OptionSymbols()
    /// Whether a mark after the title says that an answer is right, once that was checked.
    public var marksValid = false
    /// Whether the parts of fields have colours that tell them apart, to find out why a screen looks as it does.
    public var showsParts = false
    /// How what is wrong is said after a refused submission.
    public var errorDisplay = ErrorDisplay.summary
    /// The site that links without a host belong to, such as `/terms`. Without it their words are no links.
    public var site: URL?

    // MARK: Choices

    /// Says how a choice is made, such as from a sheet or an alert; `nil` for the form's way. In SwiftUI `screen` pushes, and so needs a
    /// `NavigationStack` around the form.
    ///
    /// ```swift
    /// options.choice = { field in field.id == "country" ? .sheet : nil }
    /// ```
    public var choice: ((Field) -> ChoiceStyle?)?
    /// The title of the screen, sheet or alert on which a choice is made; `nil` for the question.
    ///
    /// ```swift
    /// options.choiceTitle = { field in field.id == "bank" ? "Which bank?" : nil }
    /// ```
    public var choiceTitle: ((Field) -> String?)?
    /// The wheels that make the answer of a field together; `nil` for the form's way.
    ///
    /// ```swift
    /// options.wheels = { field in field.type == .countDown ? .duration(of: field) : nil }
    /// ```
    public var wheels: ((Field) -> WheelComponents?)?

    // MARK: Files

    /// How files and signatures are added; without it, questions for them cannot be answered on the screen.
    ///
    /// ```swift
    /// options.files = FormFiles(store: server)
    /// ```
    public var files: FormFiles?

    // MARK: What the app hears

    /// Called when a person touches the row of a field beside its control, whatever the row does then by itself.
    ///
    /// ```swift
    /// options.rowTapped = { state in analytics.note(state.path) }
    /// ```
    public var rowTapped: (@MainActor (FieldState) -> Void)?
    /// Called when the last item of a repeat comes into sight, so that an app can load more of them with `FormSession.addItem`; once
    /// for as many items as there are.
    public var reachedEnd: (@MainActor (FormSection) -> Void)?

    /// The usual.
    public init() {}
}
