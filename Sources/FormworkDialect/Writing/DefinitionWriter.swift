public import FormworkCore

/// Writes form definitions as JSON of Formwork's own dialect; see `Documentation/JSON-dialect.md`.
///
/// What is written is read as the same definition, whether that was made in Swift or read from a file of either
/// dialect. Nothing is written that says no more than its absence, and keys have one order.
///
/// Some things can be said in Swift and not in JSON, and come back as their equals: an empty text as no text, styles
/// in one order, of several words for one error those that count. A section in Swift whose fields all have ids like
/// `x[0].y` is read as an item of a repeat, as in forms for the original Form.
public enum DefinitionWriter {
    /// The definition as JSON.
    ///
    /// - Complexity: linear in the size of the definition.
    public static func json(_ definition: FormDefinition) -> JSONValue {
        FormWriter.form(definition)
    }

    /// The definition as JSON for people to read and change: indented, with a line break at the end.
    public static func text(_ definition: FormDefinition) -> String {
        json(definition).indentedText() + "\n"
    }
}
