import FormworkCore

/// Reads the lists of a choice with several lists.
enum ComponentsReader {
    /// Reads the lists; empty for an ordinary choice.
    static func components(_ object: ObjectReader) -> [ChoiceComponent] {
        let components = object.list("components").compactMap { component($0.value, $0.path, object.context) }
        guard !components.isEmpty, let written = object.value["components"] else { return [] }
        // These keys are for a choice with one list of options.
        for key in ["options", "values", "options_from", "style", "multiple"] where object.value[key] != nil {
            object.report(
                .conflictingKeys, at: written, key: "components", found: "components", expected: [key])
        }
        return components
    }

    private static func component(
        _ value: JSONValue, _ path: FilePath, _ context: ReadingContext
    ) -> ChoiceComponent? {
        guard let object = ObjectReader(value, ComponentKeys.names, path: path, context: context) else { return nil }
        let component = ChoiceComponent(
            object.text("id"), object.text("title"),
            options: object.list("options").compactMap { option($0.value, $0.path, context) })
        if component.id.isEmpty { object.report(.missingKey, at: value, expected: ["id"]) }
        return component
    }

    /// Reads an option. A text means an option that shows its id.
    private static func option(
        _ value: JSONValue, _ path: FilePath, _ context: ReadingContext
    ) -> ChoiceComponent.Option? {
        if case .string(let id) = value.content, !id.isEmpty { return ChoiceComponent.Option(id) }
        guard let object = ObjectReader(value, ComponentKeys.optionNames, path: path, context: context) else {
            return nil
        }
        let option = ChoiceComponent.Option(
            object.text("id"), object.text("title"), of: object.take("of").map { object.names($0, "of") } ?? [])
        if option.id.isEmpty { object.report(.missingKey, at: value, expected: ["id"]) }
        return option
    }
}
