import FormworkCore

/// The keys of fields.
enum FieldKeys {
    typealias Key = DialectKey<Field>

    static let table = DialectTable(
        .field, "One question, or something between questions.", required: ["id"],
        words + control + limits + text + state + rules + sending + choices)

    private static let words: [Key] = [
        .special("id", .text, "Unique in the form or in its repeat; the key of the answer. Points nest answers.") {
            $1.add("id", .string($0.id))
        },
        .text("title", "The label.", { $0.title }, { $0.title = $1 }),
        .special("type", .word(FieldTypeNames.words), "What is asked; text if absent.") {
            FieldTypeNames.write(&$0, to: &$1)
        },
        .special(
            "accept", .either([.text, .list(.text)]),
            "The files that are taken, such as image/*, application/pdf or .pdf; all if absent."
        ) { field, object in
            if let files = field.files { object.list("accept", files.accepted.map { .string($0.name) }) }
        },
        .special(
            "max_size", .either([.text, .whole(1...FileSize.most)]),
            "The maximum size of a file in bytes, also written as 5 MB."
        ) { field, object in object.count("max_size", field.files?.maxBytes) },
        .special("max_count", .whole(1...FileRule.countLimit), "How many files there can be; one if absent.") {
            field, object in object.count("max_count", field.files?.maxCount, default: 1)
        },
        .value(
            "input_type", .word(FieldTypeNames.words),
            "The keyboard and the rules of typing, where they differ from the type.",
            read: { $0.inputType = FieldTypeNames.inputType($1) },
            write: { field, object in
                if let type = field.inputType, type != .unknown { object.add("input_type", .string(type.rawValue)) }
            }),
        .text("info", "A hint under the label.", { $0.info }, { $0.info = $1 }),
        .text(
            "placeholder", "An example shown in the empty control; never the only label.", { $0.placeholder },
            { $0.placeholder = $1 }),
        .text("empty_text", "What is shown where there is no answer.", { $0.emptyText }, { $0.emptyText = $1 }),
        .text(
            "accessibility_label", "What screen readers say instead of the title.", { $0.accessibilityLabel },
            { $0.accessibilityLabel = $1 }),
    ]

    private static let control: [Key] = [
        .special("style", .word(StyleNames.words), "How the answer is shown and asked.") {
            StyleNames.write(&$0, to: &$1)
        },
        .text(
            "element", "A custom element that pages put beside the control, such as color-picker.", { $0.element },
            { $0.element = $1 }),
        .flag(
            "multiple", "Whether several options can be chosen.",
            { $0.multiple && $0.look?.isMultiple != true && $0.files == nil }, { $0.multiple = $1 }),
        .special(
            "min", .either([.number, .text]), "The smallest number of a stepper, slider or counter, or an expression."
        ) { field, object in
            object.number("min", field.minimum, or: field.expression(of: .minimum))
        },
        .special(
            "max", .either([.number, .text]),
            "The largest number of a stepper, slider or counter, or an expression; how many stars a rating has."
        ) { field, object in
            if field.look == .rating {
                object.count("max", field.options.count, default: 5)
            } else {
                object.number("max", field.maximum, or: field.expression(of: .maximum))
            }
        },
        .value(
            "step", .number, "The distance between two numbers of a stepper or slider.",
            read: { $0.step = $1.step }, write: { $1.number("step", $0.step) }),
        .flag(
            "wraps", "Whether a step beyond one limit of a stepper leads to the other.", { $0.wraps },
            { $0.wraps = $1 }),
    ]

    private static let limits: [Key] = [
        .special("minimum_date", .text, "The first day or time allowed, such as 2026-11-21, or an expression.") {
            $1.text("minimum_date", $0.minimumDate, or: $0.expression(of: .minimumDate))
        },
        .special("maximum_date", .text, "The last day or time allowed, such as 2026-12-31, or an expression.") {
            $1.text("maximum_date", $0.maximumDate, or: $0.expression(of: .maximumDate))
        },
        .value(
            "minute_interval", .whole(1...60), "The distance in minutes between two times, such as 15.",
            read: { $0.minuteInterval = $1.minuteInterval },
            write: { $1.count("minute_interval", $0.minuteInterval, default: 0) }),
        .text(
            "display_format",
            "How a day or time is shown, such as d MMMM y; how the parts of a choice with components make one text.",
            { $0.displayFormat }, { $0.displayFormat = $1 }),
        .text(
            "save_format", "How a day or time is sent, such as dd/MM/yyyy.", { $0.saveFormat }, { $0.saveFormat = $1 }),
    ]

    private static let text: [Key] = [
        .text("mask", "How digits and letters are grouped while typing.", { $0.mask }, { $0.mask = $1 }),
        .text("format", "A named format, such as email.", { $0.textFormat }, { $0.textFormat = $1 }),
        .word("grouping", "When groups of digits appear in a number.", { $0.grouping }, { $0.grouping = $1 }),
        .flag(
            "limit_typing", "Whether typing stops at the maximum of a number or of a length.", { $0.limitsTyping },
            { $0.limitsTyping = $1 }),
        .text("currency", "The currency of an amount, such as EUR.", { $0.currency }, { $0.currency = $1 }),
        .text("image", "The address of a picture.", { $0.image }, { $0.image = $1 }).or("image_url"),
        .value(
            "size", .object(.size), "The room the field takes.",
            read: { field, value in
                if let object = value.inner(SizeKeys.table.names) { SizeKeys.table.read(object, into: &field.size) }
            }, write: { $1.object("size", SizeKeys.table.written($0.size)) }),
    ]

    private static let state: [Key] = [
        .special("value", .answer, "The answer filled in at load where none is given.") {
            $1.value("value", $0.value.json)
        },
        .flag("hidden", "Whether the field starts out hidden.", { $0.hidden }, { $0.hidden = $1 }),
        .flag("disabled", "Whether the field takes no input.", { $0.disabled }, { $0.disabled = $1 }),
        .expression(
            "visible_when", "An expression: the field is visible while it holds.", { $0.visibleWhen },
            { $0.visibleWhen = $1 }),
        .expression(
            "enabled_when", "An expression: the field takes input while it holds.", { $0.enabledWhen },
            { $0.enabledWhen = $1 }),
        .expression(
            "required_when", "An expression: the field must be answered while it holds.", { $0.requiredWhen },
            { $0.requiredWhen = $1 }),
        .expression(
            "options_when", "An expression about an option: those for which it holds are offered.",
            { $0.optionsWhen }, { $0.optionsWhen = $1 }),
        .expression(
            "formula", "An expression: the value, or the default of a field that takes input.", { $0.formula },
            { $0.formula = $1 }),
    ]

    private static let rules: [Key] = [
        .special("validations", .object(.validations), "What an answer must satisfy.") {
            var rules = ValidationKeys.table.written($0.validations)
            rules.text("min_value", $0.expression(of: .minValue))
            rules.text("max_value", $0.expression(of: .maxValue))
            $1.object("validations", rules)
        },
        .value(
            "targets", .list(.object(.target)), "What an answer does to other fields and sections.",
            read: { $0.targets = $1.targets() }, write: { $1.list("targets", $0.targets.map(TargetKeys.table.json)) }),
    ]

    private static let sending: [Key] = [
        .special("autocomplete", .text, "What browsers may fill in, such as family-name.") { field, object in
            let isImplied = object.isRepeated && field.autocomplete == Field.newPassword
            object.text("autocomplete", isImplied ? "" : field.autocomplete)
        },
        .text(
            "parameter", "The name the answer is sent under, instead of the id.", { $0.parameterName },
            { $0.parameterName = $1 }),
        .word("send", default: .id, "What is sent of the answer.", { $0.send }, { $0.send = $1 }),
        .special("confirm", .flag, "Whether a password is asked for twice.") { $1.flag("confirm", $1.isRepeated) },
        .word("store", "What a server stores of a secret, such as a password.", { $0.store }, { $0.store = $1 }),
        // A field with `store` is a secret in any case.
        .flag(
            "secret", "Whether the answer is a secret, like a password.", { $0.secret && $0.store == nil },
            { $0.secret = $1 || $0.store != nil }),
        .flag(
            "sensitive", "Whether a server encrypts the answer that it stores.", { $0.isSensitive },
            { $0.isSensitive = $1 }),
        .flag(
            "prefill", "Whether the address of the page can give the answer, as in ?name=Ada.", { $0.prefill },
            { $0.prefill = $1 }),
        .word("label_style", "Where the title stands.", { $0.labelStyle }, { $0.labelStyle = $1 }),
        .styles(in: .field, { $0.styles }, { $0.styles = $1 }),
        .value(
            "data", .anything, "Anything, for programs.", read: { $0.data = $1.value },
            write: { $1.value("data", $0.data) }),
    ]

    private static let choices: [Key] = [
        .special(
            "options", .list(.either([.object(.option), .text, .number])),
            "The choices. A text or number is a choice that shows its id."
        ) { field, object in
            if field.look?.hasOwnOptions != true { object.list("options", field.options.map(OptionKeys.table.json)) }
        }.or("values"),
        .special(
            "components", .list(ComponentKeys.list), "Lists beside each other that make the answer together."
        ) { $1.list("components", $0.components.map(ComponentKeys.json)) },
        .value(
            "options_from", .object(.source), "Code, an address or other answers that give the choices.",
            read: { $0.optionSource = OptionReader.source($1) },
            write: { field, object in
                if let source = field.optionSource {
                    object.object("options_from", SourceKeys.table.written(source))
                }
            }),
        .later("pattern"), .later("accessory"), .later("server_only"),
    ]
}

/// The keys of `size`.
enum SizeKeys {
    static let table = DialectTable<FieldSize>(
        .size, "The room a field takes in the grid of its section.",
        [
            .value(
                "width", .number, "Per cent of the section's width, 1 to 100.",
                read: { $0.width = $1.whole(in: 1...100, rounded: true) ?? 100 },
                write: { $1.count("width", $0.width, default: 100) }),
            .value(
                "height", .number, "Lines, 1 to 100.",
                read: { $0.height = $1.whole(in: 1...100, rounded: true) ?? 1 },
                write: { $1.count("height", $0.height, default: 1) }),
        ])
}
