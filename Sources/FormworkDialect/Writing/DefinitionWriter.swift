public import FormworkCore

/// Writes form definitions as JSON of Formwork's own dialect; see `Documentation/JSON-dialect.md`.
///
/// Reading the JSON gives the same definition, whether it was made in Swift or read from a file of either dialect.
/// Defaults are left out, and keys have a fixed order.
///
/// JSON cannot express everything that Swift can. An empty text is read as no text, styles are read in a fixed order,
/// and if an error has several words, only those that are used are kept. A section in Swift whose fields all have ids
/// like `x[0].y` is read as an item of a repeat, as in forms for the original Form.
public enum DefinitionWriter {
    /// The definition as JSON.
    ///
    /// - Complexity: linear in the size of the definition.
    public static func json(_ definition: FormDefinition) -> JSONValue {
        FormKeys.table.json(definition)
    }

    /// The definition as indented JSON for people, with a line break at the end.
    public static func text(_ definition: FormDefinition) -> String {
        json(definition).indentedText() + "\n"
    }
}
