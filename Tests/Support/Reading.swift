package import FormworkCore
package import FormworkDialect

/// Reads a definition written in a test.
package func read(_ json: String, file: String = "form.json", strict: Bool = false) -> DefinitionReading {
    DefinitionReader.read(Array(json.utf8), fileName: file, strict: strict)
}

/// Reads a definition that has to be free of errors.
///
/// - Throws: the report of the errors.
package func definition(_ json: String, file: String = "form.json") throws -> FormDefinition {
    let reading = read(json, file: file)
    guard let definition = reading.definition else { throw WrongDefinition(report: reading.report) }
    return definition
}

/// The errors of a definition that a test expects to have none.
package struct WrongDefinition: Error, CustomStringConvertible {
    var report: String
    package var description: String { report }
}

extension DefinitionReading {
    /// Each diagnostic as `line:column code path`, to compare all of them at once.
    package var summary: [String] {
        diagnostics.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.code.name)" + ($0.path.isEmpty ? "" : " " + $0.path) }
    }

    /// The form's first field.
    package var firstField: Field? {
        guard case .field(let field) = definition?.groups.first?.sections.first?.elements.first else { return nil }
        return field
    }
}
