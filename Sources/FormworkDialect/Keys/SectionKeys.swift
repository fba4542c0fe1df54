import FormworkCore

/// The keys of sections.
enum SectionKeys {
    typealias Key = DialectKey<FormSection>

    static let table = DialectTable(
        .section, "Fields that belong together; repeated if it has `repeat`.",
        words + state + content)

    /// The keys of a template, and of a section that is an item, in forms for the original Form.
    static let original = KeyNames(
        ["id", "type", "title", "fields"].map { .init(name: $0, key: 0) }
            + table.names.entries.filter(\.isLater))

    private static let words: [Key] = [
        .text("id", "Unique in the form or in its repeat. A repeating section needs one.", { $0.id }, { $0.id = $1 }),
        .text("title", "The header.", { $0.title }, { $0.title = $1 }),
        .text("info", "A sentence under the header.", { $0.info }, { $0.info = $1 }),
        .text("footer", "A sentence after the last field.", { $0.footer }, { $0.footer = $1 }),
        .text("image", "The address of a picture before the header.", { $0.image }, { $0.image = $1 })
            .or("image_url"),
        .text(
            "header_element", "A custom element that pages put under the header.", { $0.headerElement },
            { $0.headerElement = $1 }),
        .text(
            "footer_element", "A custom element that pages put after the last field.", { $0.footerElement },
            { $0.footerElement = $1 }),
    ]

    private static let state: [Key] = [
        .flag("hidden", "Whether the section starts out hidden.", { $0.hidden }, { $0.hidden = $1 }),
        .flag("disabled", "Whether nothing in the section takes input.", { $0.disabled }, { $0.disabled = $1 }),
        .expression(
            "visible_when", "An expression: the section is visible while it holds.", { $0.visibleWhen },
            { $0.visibleWhen = $1 }),
        .expression(
            "enabled_when", "An expression: the section takes input while it holds.", { $0.enabledWhen },
            { $0.enabledWhen = $1 }),
        .flag(
            "nest", "Whether the section's answers get an object of their own.", { $0.isNested }, { $0.isNested = $1 }),
        .flag(
            "deletable", "Whether a person may delete the section's fields.", { $0.isDeletable },
            { $0.isDeletable = $1 }),
    ]

    private static let content: [Key] = [
        // It is written even if it is empty, because it makes the section repeat.
        .special("repeat", .object(.repetition), "Makes the section repeat, one item after the other.") {
            section, object in
            if let repeats = section.repeats { object.add("repeat", RepetitionKeys.table.json(repeats)) }
        },
        .special("type", .word(types), "How the original Form wrote repeating sections."),
        .special("action_title", .text, "What the button of a dynamic section says."),
        .special("targets", .list(.object(.target)), "What adding an item does to fields and sections."),
        .styles(in: .section, { $0.styles }, { $0.styles = $1 }),
        // It is written even if it is empty, because an element without `fields` would be a field.
        .special("fields", .list(.element), "Fields, and sections inside the section.") {
            $1.add("fields", .array(SectionWriter.elements($0.elements)))
        },
        .later("server_only"),
    ]

    private static let types = [
        SchemaWord(word: "default", meaning: "Occurs once."),
        SchemaWord(word: "dynamic", meaning: "Repeats, from the template of the same id."),
    ]
}

/// The keys of `repeat`.
enum RepetitionKeys {
    private static let counts = 0...Repetition.itemLimit

    static let table = DialectTable<Repetition>(
        .repetition, "How often a section occurs.",
        [
            .count(
                "min", counts, default: 0, "The fewest items, a number or an expression; missing ones are added.",
                { ($0.min, $0.minExpression) }, { ($0.min, $0.minExpression) = $1 }),
            .count(
                "max", counts, default: counts.upperBound, "The maximum number of items, or an expression for it.",
                { ($0.max, $0.maxExpression) }, { ($0.max, $0.maxExpression) = $1 }),
            .text("add_title", "What the button that adds an item says.", { $0.addTitle }, { $0.addTitle = $1 }),
            .text(
                "remove_title", "What the button that removes an item says.", { $0.removeTitle },
                { $0.removeTitle = $1 }),
            .text(
                "item_title", "The header of each item; {index} becomes its number.", { $0.itemTitle },
                { $0.itemTitle = $1 }),
            .flag("reorder", "Whether items can change places.", { $0.isReorderable }, { $0.isReorderable = $1 }),
            .value(
                "items", .list(.anyObject), "The answers of the items that a form starts with.",
                read: { $0.items = $1.items }, write: { $1.list("items", $0.items) }),
            .value(
                "targets", .list(.object(.target)), "What adding an item does to fields and sections.",
                read: { $0.targets = $1.targets() },
                write: { $1.list("targets", $0.targets.map(TargetKeys.table.json)) }),
        ])
}

extension DialectKey {
    /// A key for a whole number in a range, or for an expression that calculates one.
    fileprivate static func count(
        _ name: String, _ range: ClosedRange<Int>, default fallback: Int, _ meaning: String,
        _ get: @escaping Getting<(Int, String)>, _ set: @escaping Setting<(Int, String)>
    ) -> DialectKey {
        DialectKey(
            name: name, takes: .either([.whole(range), .text]), meaning: meaning,
            read: { subject, value in
                if let text = value.value.stringValue, DecimalNumber(text) == nil {
                    set(&subject, (fallback, value.expression))
                } else if let whole = value.whole(in: range) {
                    set(&subject, (whole, ""))
                }
            },
            write: { subject, object in
                let (count, expression) = get(&subject)
                object.text(name, expression)
                if expression.isEmpty { object.count(name, count, default: fallback) }
            })
    }
}

/// The keys of a matrix.
enum MatrixKeys {
    static let table = DialectTable<FormSection>(
        .matrix, "The same questions for several things, in one table.", required: ["id", "rows", "columns"],
        [
            .special("id", .text, "Unique in the form or in its repeat; the answers are in an object under it.") {
                $1.add("id", .string($0.id))
            },
            .special("title", .text, "The heading of the table.") { $1.text("title", $0.title) },
            .special("type", .word(types), "What is asked.") { _, object in object.add("type", "matrix") },
            .text("info", "A sentence under the heading.", { $0.info }, { $0.info = $1 }),
            .flag("hidden", "Whether it starts out hidden.", { $0.hidden }, { $0.hidden = $1 }),
            .flag("disabled", "Whether it takes no input.", { $0.disabled }, { $0.disabled = $1 }),
            .text(
                "visible_when", "An expression: it is visible while it holds.", { $0.visibleWhen },
                { $0.visibleWhen = $1 }),
            .text(
                "enabled_when", "An expression: it takes input while it holds.", { $0.enabledWhen },
                { $0.enabledWhen = $1 }),
            // `MatrixWriter` writes these, because they are properties of the fields in the section.
            .special(
                "required_when", .text, "An expression: each row of options must be answered while it holds."),
            .special(
                "validations", .members([.init(key: "required", takes: .flag)]),
                "Whether each row of options must be answered."),
            .special(
                "cell", .word(cells), "What stands in a cell: check for several options, or a type of field."),
            .special("rows", .list(row), "What is asked about: an id, a title, and a hint for each row."),
            .special(
                "columns", .list(.either([.object(.option), .object(.field), .text, .number])),
                "The options of each row, or the fields of each row."),
        ])

    /// The keys that mean nothing in a matrix of fields, which have rules of their own.
    static let ofOptions = ["validations", "required_when"]
    static let rules = KeyNames(["required"])
    static let rowNames = KeyNames(["id", "title", "info"])

    private static let row: SchemaValue = .members([
        .init(key: "id", takes: .text), .init(key: "title", takes: .text), .init(key: "info", takes: .text),
    ])

    private static let types = [SchemaWord(word: "matrix", meaning: ChoiceLook.matrix.meaning)]

    private static let cells = FieldType.allCases.filter { $0.takesInput }.map { type in
        let meaning = type == .check ? "Any of the options in each row." : type.meaning
        return SchemaWord(word: type.rawValue, meaning: meaning)
    }
}
