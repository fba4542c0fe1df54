/// Everything a renderer draws of one field.
public struct FieldState: Sendable {
    /// The node of the field.
    public var node: NodeID
    /// The field's definition.
    public var field: Field { compiled.definition }
    /// The compiled field. Renderers read single properties of its definition, because `field` copies all of them.
    package let compiled: CompiledField
    /// The path of the answer, such as `companies[0].name`.
    public var path: String
    /// The typed answer.
    public var value: FormValue
    /// The answer with choices whose options are gone. `value` is without them.
    package var kept: FormValue
    /// The text of the control. Blank if the control is empty.
    public var text: String
    /// The answer as it is shown while it is not edited, or the text of the field for a missing answer.
    public var display: String
    /// Whether the control takes input.
    public var isEnabled: Bool
    /// Whether an answer is required.
    public var isRequired: Bool
    /// Whether the person may delete the field while it takes input.
    public var isDeletable: Bool
    /// The words of the error that is shown; `nil` if absent.
    public var error: String?
    /// A sentence that is not an error: the answer is kept although it does not count now, or a secret that is stored
    /// nowhere has to be typed again. `nil` if absent.
    public var notice: String?
    /// How many options the definition has. Fewer may be offered now.
    public var writtenOptionCount: Int

    /// Whether an expression gives a limit.
    package var hasMovingLimits = false

    /// The texts of the control, one for each value that a post sends.
    public var controlTexts: [String] { field.valueKind == .options ? ControlText.split(text) : [text] }

    /// The keyboard for the field's format.
    public var keyboard: TextKeyboard { compiled.patterns.text?.rule.keyboard ?? .text }

    /// The `autocomplete` purpose of the field's format; blank if it has none.
    public var purpose: String { compiled.patterns.text?.rule.purpose ?? "" }

    /// Whether an option is chosen.
    public func isChosen(_ option: FieldOption) -> Bool {
        value.chooses(option.id)
    }
}

/// Everything a renderer draws of one item header.
public struct ItemState: Equatable, Sendable {
    /// The header's words.
    public var title: String
    /// The title of the button that removes the item; blank for the catalog's words.
    public var removeTitle: String
    /// The path of the item, such as `companies[0]`.
    public var path: String
    /// Whether the item may be removed now: its section takes input and has more items than its minimum.
    public var isRemovable: Bool
    /// Whether the item may be moved now: its section takes input and lets a person change the order of the items.
    public var isMovable: Bool
    /// The index of the item in the array of its section's items, from 0.
    public var index: Int
    /// How many items the section has.
    public var count: Int
}

/// An error that is shown, with its words.
public struct ShownError: Equatable, Sendable {
    /// The node of the field or repeating section.
    public var node: NodeID
    /// The row that a link in the list of errors leads to.
    public var row: RowID
    /// The path of the answer or of the repeating section.
    public var path: String
    /// The code of the error; see `ErrorCode`.
    public var code: String
    /// Details of the rule, such as limits; never the answer.
    public var parameters: [ErrorParameter]
    /// The words of the error.
    public var message: String
}
