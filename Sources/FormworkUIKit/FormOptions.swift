#if canImport(UIKit)
import Foundation
public import UIKit

/// What an app decides about a form's screen. Everything has a default that an iPhone user expects.
@MainActor public struct FormOptions {
    /// Whether rows come and go with an animation.
    public var animatesChanges = true
    /// Whether a bar above the keyboard goes to the previous and the next field.
    public var showsBar = true
    /// A bar of one's own above the keyboard, in place of the usual one.
    public var bar: ((FormTableView) -> UIView)?
    /// Whether a button that submits stands under the form.
    public var showsSubmitButton = true
    /// Whether what is wrong is listed at the top after a refused submission.
    public var showsErrorSummary = true
    /// Whether dragging the form away puts the keyboard down.
    public var endsEditingOnScroll = false
    /// The colour behind the row in focus; `nil` for none.
    public var focusColor: UIColor?
    /// Changes how a field looks after it was drawn: fonts, colours, whatever its view has.
    public var appearance: ((FieldView, FieldState) -> Void)?
    /// Makes the control of a field, for types of one's own; `nil` for the usual one.
    public var control: ((Field) -> (any FormControl)?)?
    /// Makes a view that stands after the title of a field, such as a button with help; `nil` for none.
    public var accessory: ((Field) -> UIView?)?
    /// Makes the header of a section, in place of its title and explanation; `nil` for the usual one.
    public var header: ((FormSection) -> UIView?)?
    /// Makes the footer of a section; `nil` for the usual one.
    public var footer: ((FormSection) -> UIView?)?
    /// Makes the screen on which a long list of options is chosen from; `nil` for the usual one. It answers with
    /// `FormSession.perform`.
    public var optionScreen: ((FieldPresentation, FormSession) -> UIViewController?)?
    /// The symbols before options and boxes.
    public var symbols = OptionSymbols()
    /// Whether the parts of fields have colours that tell them apart, to find out why a screen looks as it does.
    public var showsParts = false
    /// Fetches the picture at an address of the form; without it only pictures of the app are shown.
    public var image: ((String) async -> UIImage?)?

    /// The usual.
    public init() {}
}
#endif
