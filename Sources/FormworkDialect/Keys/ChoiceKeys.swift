import FormworkCore

/// The keys of options.
enum OptionKeys {
    static let table = DialectTable<FieldOption>(
        .option, "A choice.", required: ["id"],
        [
            .special(
                "id", .either([.text, .number, .flag]), "What is answered. 0, 0.0 and \"0\" are the same choice."
            ) { $1.add("id", $0.id.json) },
            .text("title", "What the choice says.", { $0.title }, { $0.title = $1 }),
            .text("info", "A sentence beside the choice.", { $0.info }, { $0.info = $1 }),
            .text(
                "accessibility_label", "What screen readers say instead of the title.", { $0.accessibilityLabel },
                { $0.accessibilityLabel = $1 }),
            .value(
                "value", .answer, "What formulas compute with; the id if absent.", read: { $0.value = $1.answer },
                write: { $1.value("value", $0.value.json) }),
            .flag(
                "default", "Whether the option is chosen where no answer is given.", { $0.isDefault },
                { $0.isDefault = $1 }),
            .flag(
                "exclusive", "Whether it is chosen alone: it clears the other options, and each of them clears it.",
                { $0.isExclusive }, { $0.isExclusive = $1 }),
            .text("image", "The address of a picture beside the title.", { $0.image }, { $0.image = $1 })
                .or("image_url"),
            .flag(
                "disabled", "Whether the option is shown and cannot be chosen.", { $0.isDisabled },
                { $0.isDisabled = $1 }),
            .expression(
                "visible_when", "An expression: the option is offered while it holds.", { $0.visibleWhen },
                { $0.visibleWhen = $1 }),
            .special("targets", .list(.object(.target)), "What choosing it does to other fields and sections.") {
                $1.list("targets", $0.targets.map(TargetKeys.table.json))
            },
            // Programs read it in the file. It is not a part of the definition.
            .special("data", .anything, "Anything, for programs."),
        ])
}

/// The keys of `options_from`.
enum SourceKeys {
    static let table = DialectTable<OptionSource>(
        .source, "What gives the choices of a field: code, an address or other answers.",
        choices: ["loader", "url", "field"],
        [
            .text(
                "loader", "The name of a loader that the app or the server has.", { $0.loader }, { $0.loader = $1 }),
            .text(
                "url", "The address that is asked for choices, if the app or the server allows its host.", { $0.url },
                { $0.url = $1 }),
            .text(
                "field", "The path of the field whose answers are the choices, such as `kids[].name`.", { $0.field },
                { $0.field = $1 }),
            .value(
                "depends_on", .list(.text), "The ids of fields whose answers the choices depend on.",
                read: { source, value in
                    source.dependencies = value.names.map { value.object.names?.id($0) ?? $0 }
                }, write: { $1.list("depends_on", $0.dependencies.map { .string($0) }) }),
            .flag(
                "search", "Whether the person can type to find a choice.", { $0.isSearched }, { $0.isSearched = $1 }),
        ])
}

/// The keys of the lists of a choice with several lists, and of their options. The schema describes them in place.
enum ComponentKeys {
    static let names = KeyNames(["id", "title", "options"])
    static let optionNames = KeyNames(["id", "title", "of"])

    static let list: SchemaValue = .members([
        .init(key: "id", takes: .text), .init(key: "title", takes: .text),
        .init(key: "options", takes: .list(.either([.text, option]))),
    ])

    private static let option: SchemaValue = .members([
        .init(key: "id", takes: .text), .init(key: "title", takes: .text), .init(key: "of", takes: .list(.text)),
    ])

    static func json(_ component: ChoiceComponent) -> JSONValue {
        var object = ObjectWriter()
        object.add("id", .string(component.id))
        object.text("title", component.title)
        object.list("options", component.options.map(json))
        return object.json
    }

    private static func json(_ option: ChoiceComponent.Option) -> JSONValue {
        if option.of.isEmpty, option.title == option.id { return .string(option.id) }
        var object = ObjectWriter()
        object.add("id", .string(option.id))
        if option.title != option.id { object.text("title", option.title) }
        object.list("of", option.of.map { .string($0) })
        return object.json
    }
}
