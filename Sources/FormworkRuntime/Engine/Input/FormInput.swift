/// What happens to a running form: every input is one transaction.
public enum FormInput: Sendable {
    /// Fills the form with answers, nested or flat by path, and defaults where there are none.
    case load(JSONValue)
    /// Replaces all answers and fills no default: what a submission or stored answers are validated from.
    case replaceAnswers(JSONValue)
    /// Returns to what was loaded.
    case reset
    /// Gives a field a typed value. A value of the wrong kind is kept as text and reported as an error.
    case set(NodeID, FormValue)
    /// Takes over what a control holds: typed text, an option's id, the ids of several options with U+001F
    /// between them, or "true" and "" for a switch.
    case edit(NodeID, TextEdit)
    /// Lowers or raises a number by some steps of its scale.
    case step(NodeID, Int)
    /// Takes over what all controls of a page hold, as one transaction.
    case editAll([(NodeID, TextEdit)])
    /// The focus came to a field.
    case focus(NodeID)
    /// The focus left a field.
    case blur(NodeID)
    /// A button was pressed.
    case tap(NodeID)
    /// Adds a blank item to the end of a repeating section.
    case addItem(NodeID)
    /// Removes an item: the repeating section's element in that item.
    case removeItem(NodeID)
    /// Moves an item to another position among its siblings, from 0, where its section allows it.
    case moveItem(NodeID, Int)
    /// Deletes a field, where its section allows that; see `FormEngine.deleteField`.
    case deleteField(NodeID)
    /// Gives a select or check group other options; answers that are not among them are kept, and are wrong.
    case replaceOptions(NodeID, [FieldOption])
    /// Opens or closes a group.
    case collapse(NodeID, Bool)
    /// Opens or closes all groups that can be.
    case collapseAll(Bool)
    /// Shows errors found elsewhere; each goes when its field changes.
    case reportErrors([ReportedError])
    /// Time went by: the new clock.
    case tick(Int64)
    /// The person wants to be done: everything relevant is validated and errors are shown.
    case submit
}

/// What a text control holds after the person did something to it.
public struct TextEdit: Equatable, Sendable {
    /// The whole text.
    public var text: String
    /// The selection, in UTF-16 units; `nil` where the control has none.
    public var selection: Range<Int>?
    /// The selection before, where a person typed, pasted or deleted something: the text is then brought into the form
    /// that the field asks for. `nil` for a text that is taken as it is.
    public var before: Range<Int>?

    /// Makes an edit.
    public init(_ text: String, selection: Range<Int>? = nil, before: Range<Int>? = nil) {
        self.text = text
        self.selection = selection
        self.before = before
    }

    /// Makes an edit of a control that holds several values.
    public init(values: [String]) {
        self.init(ControlText.join(values.map { .text($0) }))
    }
}

/// An error found outside the engine, such as by a server.
public struct ReportedError: Equatable, Sendable {
    /// The field's path among the values, such as `companies[0].name`.
    public var path: String
    /// A code of the reporter's.
    public var code: String
    /// The words to show.
    public var message: String

    /// Makes an error.
    public init(path: String, code: String, message: String) {
        self.path = path
        self.code = code
        self.message = message
    }
}
