/// An input to a session. Every input is one transaction.
public enum FormInput: Sendable {
    /// Fills the form with answers, nested or flat by path. Fields without an answer get their defaults.
    case load(JSONValue)
    /// Replaces all answers. Only fields that can never be answered get their defaults. Submissions and stored answers are
    /// validated like this.
    case replaceAnswers(JSONValue)
    /// Loads the answers of the last `load` again.
    case reset
    /// Sets a field to a typed value. A value of the wrong kind is kept as text and is an error.
    case set(NodeID, FormValue)
    /// Sets a field to the text of its control: typed text, an option's id, the ids of several options with U+001F
    /// between them, or "true" or "" for a switch.
    case edit(NodeID, TextEdit)
    /// Raises a number by some steps of its scale; lowers it if the steps are negative.
    case step(NodeID, Int)
    /// Sets fields to the texts of all controls of a page, in one transaction.
    case editAll([(NodeID, TextEdit)])
    /// The focus came to a field.
    case focus(NodeID)
    /// The focus left a field.
    case blur(NodeID)
    /// A button was pressed.
    case tap(NodeID)
    /// Adds an item at the end of a repeating section, with the defaults of its fields.
    case addItem(NodeID)
    /// Removes an item. The node is the repeating section's element in that item.
    case removeItem(NodeID)
    /// Moves an item to another position in its section, from 0, if the section allows it. A position beyond the ends
    /// means the first or the last.
    case moveItem(NodeID, Int)
    /// Deletes a field, if its section allows it; see `FormEngine.deleteField`.
    case deleteField(NodeID)
    /// Replaces the options of a select or check group. A choice that is not
    /// among the new options is kept, and reads as blank until its option returns.
    case replaceOptions(NodeID, [FieldOption])
    /// Opens a group, or closes it if the flag is `true`.
    case collapse(NodeID, Bool)
    /// Opens all groups that can be closed, or closes them if the flag is `true`.
    case collapseAll(Bool)
    /// Shows errors that were found elsewhere. Each disappears when its field changes.
    case reportErrors([ReportedError])
    /// Sets the clock, in milliseconds since 1970 in UTC. `zone` is the offset from UTC in seconds of the place where the
    /// person is now; `nil` if it is still the same. A form that names a zone keeps it.
    case tick(Int64, zone: Int? = nil)
    /// Validates a group, section or field with everything in it, and shows the errors. If there are any, the focus goes
    /// to the list of errors.
    case validate(NodeID)
    /// Submits: everything relevant is validated, and errors are shown.
    case submit
}

/// A text that a person or a program put into a control.
public struct TextEdit: Equatable, Sendable {
    /// The whole text.
    public var text: String
    /// The selection; `nil` if the control has none.
    public var selection: Range<TextOffset>?
    /// The selection before the edit, if a person typed, pasted or deleted something. Then the text is formatted. `nil`
    /// for a text that is taken unchanged.
    public var before: Range<TextOffset>?

    /// Makes the edit of a control that holds one text.
    public init(_ text: String, selection: Range<TextOffset>? = nil, before: Range<TextOffset>? = nil) {
        self.text = text
        self.selection = selection
        self.before = before
    }

    /// Makes the edit of a control that holds several values.
    public init(values: [String]) {
        self.init(ControlText.join(values.map { .text($0) }))
    }
}

/// An error found outside the engine, such as by a server.
public struct ReportedError: Equatable, Sendable {
    /// The field's path among the values, such as `companies[0].name`.
    public var path: String
    /// A code that the reporter chooses.
    public var code: String
    /// The words to show.
    public var message: String
    /// Whether it was found while the person fills in the form. Then the focus stays where it is.
    public var isLive = false

    /// Makes an error.
    public init(path: String, code: String, message: String) {
        self.path = path
        self.code = code
        self.message = message
    }
}
