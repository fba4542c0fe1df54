import FormworkHTML
import FormworkRuntime

/// Writes the data with which the script shows a choice as several lists: the title and the entries of each list, and which
/// entries together make an answer.
enum ComponentWriter {
    /// The lists of a field as JSON; `nil` for a field without any.
    static func json(of field: CompiledField) -> String? {
        let components = field.definition.components
        guard !components.isEmpty, let combinations = ChoiceComponent.combinations(of: components) else { return nil }
        let answers = zip(field.written, combinations).map { option, places in
            JSONMember(option.id.canonicalText, .array(places.map { .number($0) }))
        }
        return JSONValue.object([
            JSONMember(
                "lists",
                .array(
                    components.map { component in
                        .object([
                            JSONMember("title", .string(component.title)),
                            JSONMember("options", .array(component.options.map { .string($0.title) })),
                        ])
                    })),
            JSONMember("answers", .object(answers)),
        ]).text()
    }
}
