import FormworkCore
import FormworkDefinition
import Testing

/// A session of a form written in a test, with answers loaded; the form must be free of errors.
func play(_ json: String, _ answers: JSONValue = [:]) throws -> FormEngine {
    try play(read(json), answers)
}

/// A session of a form that was read.
func play(_ reading: DefinitionReading, _ answers: JSONValue = [:]) throws -> FormEngine {
    let definition = try #require(reading.definition, "\(reading.report)")
    let engine = FormEngine(
        try CompiledForm(definition), context: SessionContext(messages: MessageCatalogs.english))
    _ = engine.perform(.load(answers))
    return engine
}

extension FormEngine {
    /// Performs a command on the field, section or item at a path, as a page sends it.
    func perform(_ operation: String, _ path: String, value: JSONValue = .null) {
        let command: JSONValue = ["op": .string(operation), "field": .string(path), "value": value]
        guard let input = CommandReader.input(command, for: self) else {
            Issue.record("nothing is at \(path)")
            return
        }
        _ = perform(input)
    }

    /// Gives the field at a path an answer.
    func set(_ path: String, _ value: JSONValue) { perform("set", path, value: value) }

    /// What is wrong when the person wants to be done, as `path code`.
    func submit() -> [String] {
        _ = perform(.submit)
        return errors.map { "\($0.path) \($0.code)" }
    }

    /// The rows' fields by path, and sections by id in brackets.
    var shown: [String] {
        rows.compactMap { row in
            switch row.id.kind {
            case .field: field(row.id.node)?.path
            case .sectionHeader: section(row.id.node).map { "[\($0.id)]" }
            default: nil
            }
        }
    }

    /// Whether the field at a path takes input.
    func isEnabled(_ path: String) -> Bool? {
        node(at: path).flatMap { field($0)?.isEnabled }
    }
}
