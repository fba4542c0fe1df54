import FormworkCore

extension SchemaTables {
    static let field = SchemaObject(
        name: .field, meaning: "One question, or something between questions.",
        keys: acted(
            [
                .init("id", .text, "Unique in the form or in its repeat; the key of the answer. Points nest answers."),
                .init("type", .word(typeWords), "What is asked; text if absent."),
                .init(
                    "input_type", .word(typeWords),
                    "The keyboard and the rules of typing, where they differ from the type."),
                .init("title", .text, "The label."),
                .init("info", .text, "A hint under the label."),
                .init("empty_text", .text, "What is shown where there is no answer."),
                .init("placeholder", .text, "An example shown in the empty control; never the only label."),
                .init("accessibility_label", .text, "What screen readers say instead of the title."),
                .init("value", .answer, "The answer filled in at load where none is given."),
                .init(
                    "options", choices,
                    "The choices. A text or number is a choice that shows its id."),
                .init("values", choices, "The choices, as Form called them."),
                .init("options_from", .object(.source), "Code or an address that gives the choices."),
                .init("components", .list(component), "Lists beside each other that make the answer together."),
                .init(
                    "options_when", .text, "An expression about an option: those for which it holds are offered."),
                .init("style", .word(styleWords), "How the answer is shown and asked."),
                .init("element", .text, "A custom element that pages put beside the control, such as color-picker."),
                .init("multiple", .flag, "Whether several options can be chosen."),
                .init(
                    "accept", .either([.text, .list(.text)]),
                    "The files that are taken, such as image/*, application/pdf or .pdf; all if absent."),
                .init(
                    "max_size", .either([.text, .whole(1...FileSize.most)]),
                    "The most bytes of a file, also written as 5 MB."),
                .init("max_count", .whole(1...FileRule.countLimit), "How many files there can be; one if absent."),
                .init("min", .number, "The smallest number of a stepper, slider or counter."),
                .init(
                    "max", .number, "The largest number of a stepper, slider or counter; how many stars a rating has."),
                .init("step", .number, "The distance between two numbers of a stepper or slider."),
                .init("wraps", .flag, "Whether a step beyond one limit of a stepper leads to the other."),
                .init("minimum_date", .text, "The first day or time allowed, such as 2026-11-21."),
                .init("maximum_date", .text, "The last day or time allowed, such as 2026-12-31."),
                .init("minute_interval", .whole(1...60), "The distance in minutes between two times, such as 15."),
                .init(
                    "display_format", .text,
                    "How a day or time is shown, such as d MMMM y; how the parts of a choice with components make one text."
                ),
                .init("save_format", .text, "How a day or time is sent, such as dd/MM/yyyy."),
                .init("currency", .text, "The currency of an amount, such as EUR."),
                .init("format", .text, "A named format, such as email."),
                .init("mask", .text, "How digits and letters are grouped while typing."),
                .init("grouping", .word(words(NumberGrouping.self)), "When groups of digits appear in a number."),
                .init("limit_typing", .flag, "Whether typing stops at the maximum of a number or of a length."),
                .init("pattern", .text, "A pattern that the whole text must match."),
                .init("image", .text, "The address of a picture."),
                .init("image_url", .text, "The address of a picture."),
                .init("size", .object(.size), "The room the field takes."),
                .init("hidden", .flag, "Whether the field starts out hidden."),
                .init("disabled", .flag, "Whether the field takes no input."),
                .init("visible_when", .text, "An expression: the field is visible while it holds."),
                .init("enabled_when", .text, "An expression: the field takes input while it holds."),
                .init("required_when", .text, "An expression: the field must be answered while it holds."),
                .init("formula", .text, "An expression: the value, or the default of a field that takes input."),
                .init("validations", .object(.validations), "What an answer must satisfy."),
                .init("targets", .list(.object(.target)), "What an answer does to other fields and sections."),
                .init("autocomplete", .text, "What browsers may fill in, such as family-name."),
                .init("parameter", .text, "The name the answer is sent under, instead of the id."),
                .init("send", .word(words(ChoiceSending.self)), "What is sent of the answer."),
                .init("confirm", .flag, "Whether a password is asked for twice."),
                .init("secret", .flag, "Whether the answer is a secret, like a password."),
                .init(
                    "store", .word(words(SecretStorage.self)), "What a server stores of a secret, such as a password."),
                .init("sensitive", .flag, "Whether a server encrypts the answer that it stores."),
                .init("prefill", .flag, "Whether the address of the page can give the answer, as in ?name=Ada."),
                .init("label_style", .word(words(TitlePlace.self)), "Where the title stands."),
                .init("styles", .styles(in: .field), "Colours, fonts and lengths."),
                .init("data", .anything, "Anything, for programs."),
            ], later: LaterKeys.field),
        required: ["id"])

    /// The value of `options`. A text or number means an option that shows its id.
    private static let choices: SchemaValue = .list(.either([.object(.option), .text, .number]))

    /// The value of a list of a choice with several lists.
    private static let component: SchemaValue = .members([
        .init(key: "id", takes: .text), .init(key: "title", takes: .text),
        .init(
            key: "options",
            takes: .list(
                .either([
                    .text,
                    .members([
                        .init(key: "id", takes: .text), .init(key: "title", takes: .text),
                        .init(key: "of", takes: .list(.text)),
                    ]),
                ]))),
    ])

    static let option = SchemaObject(
        name: .option, meaning: "A choice.",
        keys: [
            .init(
                "id", .either([.text, .number, .flag]), "What is answered. 0, 0.0 and \"0\" are the same choice."),
            .init("title", .text, "What the choice says."),
            .init("info", .text, "A sentence beside the choice."),
            .init("value", .answer, "What formulas compute with; the id if absent."),
            .init("default", .flag, "Whether the option is chosen where no answer is given."),
            .init("targets", .list(.object(.target)), "What choosing it does to other fields and sections."),
            .init("accessibility_label", .text, "What screen readers say instead of the title."),
            .init("visible_when", .text, "An expression: the option is offered while it holds."),
            .init("image", .text, "The address of a picture beside the title."),
            .init("image_url", .text, "The address of a picture beside the title."),
            .init("disabled", .flag, "Whether the option is shown and cannot be chosen."),
            .init("data", .anything, "Anything, for programs."),
        ],
        required: ["id"])

    static let source = SchemaObject(
        name: .source, meaning: "What gives the choices of a field: code or an address.",
        keys: [
            .init("loader", .text, "The name of a loader that the app or the server has."),
            .init("url", .text, "The address that is asked for choices, if the app or the server allows its host."),
            .init("depends_on", .list(.text), "The ids of fields whose answers the choices depend on."),
            .init("search", .flag, "Whether the person can type to find a choice."),
        ],
        choices: ["loader", "url"])

    static let size = SchemaObject(
        name: .size, meaning: "The room a field takes in the grid of its section.",
        keys: [
            .init("width", .number, "Per cent of the section's width, 1 to 100."),
            .init("height", .number, "Lines, 1 to 100."),
        ])

    private static var styleWords: [SchemaWord] {
        FieldStyle.written.map { SchemaWord(word: $0.rawValue, meaning: $0.meaning) }
            + ChoiceLook.allCases.filter { $0.isStyle }.map { SchemaWord(word: $0.rawValue, meaning: $0.meaning) }
    }

    private static var typeWords: [SchemaWord] {
        FieldType.allCases.filter { $0 != .unknown }.map { SchemaWord(word: $0.rawValue, meaning: $0.meaning) }
            + FileRule.Origin.allCases.map { SchemaWord(word: $0.rawValue, meaning: $0.meaning) }
            + FieldTypeNames.looks.map { SchemaWord(word: $0.rawValue, meaning: $0.meaning) }
            + FieldTypeNames.synonyms.sorted { $0.key < $1.key }.map { name, type in
                SchemaWord(word: name, meaning: "What Form called \(type.rawValue). \(type.meaning)")
            }
    }
}
