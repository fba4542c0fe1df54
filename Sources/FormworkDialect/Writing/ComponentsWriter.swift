import FormworkCore

/// Writes the lists of a choice with several lists.
enum ComponentsWriter {
    static func components(_ components: [ChoiceComponent]) -> [JSONValue] {
        components.map { component in
            var object = ObjectWriter()
            object.add("id", .string(component.id))
            object.text("title", component.title)
            object.list("options", component.options.map(option))
            return object.json
        }
    }

    private static func option(_ option: ChoiceComponent.Option) -> JSONValue {
        if option.of.isEmpty, option.title == option.id { return .string(option.id) }
        var object = ObjectWriter()
        object.add("id", .string(option.id))
        if option.title != option.id { object.text("title", option.title) }
        object.list("of", option.of.map { .string($0) })
        return object.json
    }
}
