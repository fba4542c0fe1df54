public import FormworkCore

/// What became of reading a definition.
public struct DefinitionReading: Sendable {
    /// The form; `nil` exactly if a diagnostic is an error.
    public let definition: FormDefinition?
    /// The form, compiled as the definition says; `nil` if there is no definition, or if something in the file that others
    /// may refer to was left out of it with a warning. Then `CompiledForm(definition)` tells whether it can run.
    public let form: CompiledForm?
    /// Everything worth saying about the file, by position.
    public let diagnostics: [Diagnostic]

    /// How many members of objects were looked at to find keys: what the promise of linear time is tested by.
    let lookups: Int
    /// How often the file was read: once, or twice if it has an unknown key.
    let passes: Int
    let source: [UInt8]

    /// The diagnostics as compilers print them: `file:line:column: error: …`, the line, and a caret under the place.
    public var report: String {
        DiagnosticPrinter(source: source).text(of: diagnostics)
    }
}
