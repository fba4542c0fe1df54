#if canImport(UIKit)
public import Foundation
public import UIKit

/// The app's options for the screen of a form. Everything has a default that an iPhone user expects.
@MainActor public struct FormOptions {
    /// How the table looks: sections on cards, or from edge to edge.
    public var tableStyle = UITableView.Style.insetGrouped
    /// Whether rows come and go with an animation.
    public var animatesChanges = true
    /// Whether a bar above the keyboard goes to the previous and the next field.
    public var showsBar = true
    /// A bar of one's own above the keyboard, in place of the usual one.
    public var bar: ((FormTableView) -> UIView)?
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
    public var focusColor: UIColor?
    /// Returns the place of the title of a field that is typed into.
    public var labelStyle: (Field) -> TitlePlace = { $0.labelStyle ?? .above }
    /// The share of a line that a title beside its text takes, from 0 to 1.
    public var titleShare: CGFloat = 0.35
    /// Changes how a field looks after it was drawn: fonts, colours, whatever its view has.
    public var appearance: ((FieldView, FieldState) -> Void)?
    /// Says how a choice is made, such as from a sheet or an alert; `nil` for the form's way.
    ///
    /// ```swift
    /// options.choice = { field in field.id == "country" ? .sheet : nil }
    /// ```
    public var choice: ((Field) -> ChoiceStyle?)?
    /// The wheels that make the answer of a field together, in the keyboard's place; `nil` for the form's way.
    ///
    /// ```swift
    /// options.wheels = { field in field.type == .countDown ? .duration(of: field) : nil }
    /// ```
    public var wheels: ((Field) -> WheelComponents?)?
    /// Makes the control of a field; `nil` for that of its type.
    public var control: ((Field) -> (any FormControl)?)?
    /// Make the controls of types of the app's own, by the names of the types. See `CustomType`.
    ///
    /// ```swift
    /// options.controls["color-picker"] = { ColorControl() }
    /// ```
    public var controls: [String: @MainActor () -> any FormControl] = [:]
    /// Makes a view after the title of a field, such as a button with help; `nil` if absent. A `FormAccessory`
    /// follows the field.
    public var accessory: ((Field) -> UIView?)?
    /// Makes the header of a section, in place of its title and explanation; `nil` for the usual one.
    ///
    /// ```swift
    /// options.header = { section in section.id == "payment" ? CardsView() : nil }
    /// ```
    public var header: ((FormSection) -> UIView?)?
    /// Makes the heading of a group, in place of its title; `nil` for the usual one. The button that opens and closes the
    /// group stays beside it.
    public var groupHeader: ((FormGroup) -> UIView?)?
    /// Makes the footer of a section; `nil` for the usual one. A section without footer text has a place for it too.
    public var footer: ((FormSection) -> UIView?)?
    /// Makes the screen on which a long list of options is chosen from; `nil` for the usual one. It answers with
    /// `FormSession.perform`.
    public var optionScreen: ((FieldPresentation, FormSession) -> UIViewController?)?
    /// The title of the screen, sheet or alert on which a choice is made; `nil` for the question.
    ///
    /// ```swift
    /// options.choiceTitle = { field in field.id == "bank" ? "Which bank?" : nil }
    /// ```
    public var choiceTitle: ((Field) -> String?)?
    /// Returns the type of the return key while a field is typed into; `nil` for the type that fits its action: going
    /// on, ending or sending.
    public var returnKey: ((Field) -> UIReturnKeyType?)?
    /// Makes the screen that a button, or an `info` or an `image` that is touched, opens; `nil` for those that open none. It is pushed where there is a stack
    /// of screens, else shown as a sheet.
    public var destination: ((Field) -> UIViewController?)?
    /// Makes the actions behind a row that is swiped towards its end; none for most rows.
    ///
    /// ```swift
    /// options.leadingActions = { state in state.field.id == "phone" ? [callAction(state.value)] : [] }
    /// ```
    public var leadingActions: ((FieldState) -> [UIContextualAction])?
    /// Makes the actions behind a row that is swiped towards its start, after the one that removes it.
    public var trailingActions: ((FieldState) -> [UIContextualAction])?
    /// How a `check` is drawn: as a switch, or as a box before its words.
    public var checkStyle = CheckStyle.toggle
    /// Says how high the line of a field is at least; `nil` for as high as the form says and what is in it needs.
    ///
    /// ```swift
    /// options.lineHeight = { field in field.type == .switch ? 64 : nil }
    /// ```
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
    /// options.files = FormFiles(store: server)
    /// ```
    public var files: FormFiles?
    /// Fetches the picture at an address of the form; without it only pictures of the app are shown.
    public var image: ((String) async -> UIImage?)?
    /// Called when the last item of a repeat comes into sight, so that an app can load more of them with `FormSession.addItem`; once
    /// for as many items as there are.
    public var reachedEnd: ((FormSection) -> Void)?
    /// Opens an address that a text of the form links to; `nil` for the system.
    ///
    /// ```swift
    /// options.openLink = { address in navigation.pushViewController(HelpScreen(address), animated: true) }
    /// ```
    public var openLink: ((URL) -> Void)?
    /// The site that links without a host belong to, such as `/terms`. Without it their words are no links.
    public var site: URL?
    /// How many fetched pictures are kept, at least one, so that rows that come back show theirs at once.
    public var keptPictures = 64

    /// The options of screens that are given none: what an app decides once for all its forms.
    public static var usual = FormOptions()

    /// Creates the default options: those that an iPhone user expects.
    public init() {}

    /// The control of the app's own for a field; `nil` for the usual one.
    func ownControl(of field: Field) -> (any FormControl)? {
        control?(field) ?? controls[field.customType]?()
    }
}
#endif
