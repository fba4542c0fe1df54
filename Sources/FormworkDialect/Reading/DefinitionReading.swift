public import FormworkCore

/// What became of reading a definition.
public struct DefinitionReading: Sendable {
    /// The form; `nil` exactly if a diagnostic is an error.
    public let definition: FormDefinition?
    /// Everything worth saying about the file, by position.
    public let diagnostics: [Diagnostic]

    /// How many members of objects were looked at to find keys: what the promise of linear time is tested by.
    let lookups: Int
    let source: [UInt8]

    /// The diagnostics as compilers print them: `file:line:column: error: …`, the line, and a caret under the place.
    public var report: String {
        DiagnosticPrinter(source: source).text(of: diagnostics)
    }
}
