/// Everything a renderer draws of one field.
public struct FieldState: Sendable {
    /// Which field, in which item.
    public var node: NodeID
    /// The question as written.
    public var field: Field { compiled.definition }
    /// The question with what was made of it. Renderers read properties of its definition one by one: `field` copies all of
    /// them.
    package let compiled: CompiledField
    /// Where the answer is among the values, such as `companies[0].name`.
    public var path: String
    /// The typed answer.
    public var value: FormValue
    /// What the control holds.
    public var text: String
    /// What is shown where the answer is not being edited.
    public var display: String
    /// Whether the control takes input.
    public var isEnabled: Bool
    /// Whether an answer is needed.
    public var isRequired: Bool
    /// Whether the person may delete the field while it takes input.
    public var isDeletable: Bool
    /// The words of the error that is shown; `nil` for none.
    public var error: String?
    /// How many options the form has as written, however many are offered now.
    public var writtenOptionCount: Int

    /// What the control holds, one text for each value that a post sends.
    public var controlTexts: [String] { field.valueKind == .options ? ControlText.split(text) : [text] }

    /// The keyboard that the form of the text asks for.
    public var keyboard: TextKeyboard { compiled.patterns.text?.rule.keyboard ?? .text }

    /// What browsers can fill in, by the format of the text; blank where that says nothing.
    public var purpose: String { compiled.patterns.text?.rule.purpose ?? "" }

    /// Whether an option is chosen.
    public func isChosen(_ option: FieldOption) -> Bool {
        let id = option.id.canonicalText
        if case .list(let list) = value { return list.contains { $0.canonicalText.isSame(as: id) } }
        return !value.isBlank && value.canonicalText.isSame(as: id)
    }
}

/// Everything a renderer draws of one item header.
public struct ItemState: Equatable, Sendable {
    /// The header's words.
    public var title: String
    /// What the button that removes the item says; blank for the catalog's words.
    public var removeTitle: String
    /// Where the item is among the values, such as `companies[0]`.
    public var path: String
    /// Whether it may be removed: more items than the section's minimum.
    public var isRemovable: Bool
    /// Whether it may change places with the others.
    public var isMovable: Bool
    /// Its position among them, from 0.
    public var index: Int
    /// How many there are.
    public var count: Int
}

/// An error that is shown, with its words.
public struct ShownError: Equatable, Sendable {
    /// Which field or repeating section, in which item.
    public var node: NodeID
    /// The row to go to from the summary.
    public var row: RowID
    /// Where the answer is among the values.
    public var path: String
    /// The public code.
    public var code: String
    /// What the rule asked for; never the answer.
    public var parameters: [ErrorParameter]
    /// What to tell the person.
    public var message: String
}
