public import FormworkCore

/// What became of reading a definition.
public struct DefinitionReading: Sendable {
    /// The form; `nil` exactly if a diagnostic is an error.
    public let definition: FormDefinition?
    /// Everything worth saying about the file, by position.
    public let diagnostics: [Diagnostic]

    let source: [UInt8]

    /// The diagnostics as compilers print them: `file:line:column: error: …`, the line, and a caret under the place.
    public var report: String {
        DiagnosticPrinter(source: source).text(of: diagnostics)
    }
}
