import FormworkCore
import FormworkDefinition

/// Reads a definition written in a test.
func read(_ json: String, file: String = "form.json", strict: Bool = false) -> DefinitionReading {
    DefinitionReader.read(Array(json.utf8), fileName: file, strict: strict)
}

extension DefinitionReading {
    /// Each diagnostic as `line:column code path`, for comparing in one go.
    var summary: [String] {
        diagnostics.map { "\($0.line):\($0.column) \($0.code.name)" + ($0.path.isEmpty ? "" : " " + $0.path) }
    }

    /// The form's first field.
    var firstField: Field? {
        guard case .field(let field) = definition?.groups.first?.sections.first?.elements.first else { return nil }
        return field
    }
}
