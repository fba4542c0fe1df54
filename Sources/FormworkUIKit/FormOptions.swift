#if canImport(UIKit)
public import Foundation
public import UIKit

/// The app's options for the screen of a form. Everything has a default that an iPhone user expects.
///
/// The options of `ScreenOptions`, which SwiftUI has too, are properties of these ones: `options.showsBar = false`.
@dynamicMemberLookup
@MainActor public struct FormOptions {
    /// The options that SwiftUI has too.
    public var common = ScreenOptions()
    /// One of the options that SwiftUI has too.
    public subscript<Value>(dynamicMember option: WritableKeyPath<ScreenOptions, Value>) -> Value {
        get { common[keyPath: option] }
        set { common[keyPath: option] = newValue }
    }

    /// How the table looks: sections on cards, or from edge to edge.
    public var tableStyle = UITableView.Style.insetGrouped
    /// Whether rows come and go with an animation.
    public var animatesChanges = true
    /// A bar of one's own above the keyboard, in place of the usual one.
    public var bar: ((FormTableView) -> UIView)?
    /// The colour behind the row in focus; `nil` for no colour.
    public var focusColor: UIColor?
    /// Changes the cell of a field after it was drawn: its background, its insets, its separator. A cell is used again for other fields, so
    /// what is changed for one is changed back for the others. Fields that stand side by side have one cell, and the state is that of the
    /// first.
    ///
    /// ```swift
    /// options.cell = { cell, state in cell.backgroundColor = state.error == nil ? .secondarySystemGroupedBackground : .systemRed }
    /// ```
    public var cell: ((UITableViewCell, FieldState) -> Void)?
    /// Changes how a field looks after it was drawn: fonts, colours, whatever its view has.
    public var appearance: ((FieldView, FieldState) -> Void)?
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
    /// Fetches the picture at an address of the form; without it only pictures of the app are shown.
    public var image: ((String) async -> UIImage?)?
    /// Opens an address that a text of the form links to; `nil` for the system.
    ///
    /// ```swift
    /// options.openLink = { address in navigation.pushViewController(HelpScreen(address), animated: true) }
    /// ```
    public var openLink: ((URL) -> Void)?
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
