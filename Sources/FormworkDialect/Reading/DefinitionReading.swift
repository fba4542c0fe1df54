public import FormworkCore

/// The result of reading a definition.
public struct DefinitionReading: Sendable {
    /// The form; `nil` if and only if a diagnostic is an error.
    public let definition: FormDefinition?
    /// The compiled form; `nil` if there is no definition. It is also `nil` if a warning says that a part of the file
    /// was left out which other parts may refer to. Then `CompiledForm(definition)` shows whether the form can run.
    public let form: CompiledForm?
    /// All problems of the file, in the order of their positions.
    public let diagnostics: [Diagnostic]

    /// How many members of objects were compared to find keys. Tests assert it, to be sure that reading takes linear
    /// time.
    let lookups: Int
    let source: [UInt8]

    /// The diagnostics in the format of compilers: `file:line:column: error: …`, the line, and a caret under the
    /// column.
    public var report: String {
        DiagnosticPrinter(source: source).text(of: diagnostics)
    }
}
