import FormworkCore

extension SchemaTables {
    static let matrix = SchemaObject(
        name: .matrix, meaning: "The same questions for several things, in one table.",
        keys: [
            .init("id", .text, "Unique in the form or in its repeat; the answers are in an object under it."),
            .init(
                "type", .word([SchemaWord(word: "matrix", meaning: ChoiceLook.matrix.meaning)]), "What is asked."),
            .init("title", .text, "The heading of the table."),
            .init("info", .text, "A sentence under the heading."),
            .init(
                "rows",
                .list(
                    .members([
                        .init(key: "id", takes: .text), .init(key: "title", takes: .text),
                        .init(key: "info", takes: .text),
                    ])), "What is asked about: an id, a title, and a hint for each row."),
            .init(
                "columns", .list(.either([.object(.option), .object(.field), .text, .number])),
                "The options of each row, or the fields of each row."),
            .init("cell", .word(cellWords), "What stands in a cell: check for several options, or a type of field."),
            .init("hidden", .flag, "Whether it starts out hidden."),
            .init("disabled", .flag, "Whether it takes no input."),
            .init("visible_when", .text, "An expression: it is visible while it holds."),
            .init("enabled_when", .text, "An expression: it takes input while it holds."),
            .init("required_when", .text, "An expression: each row of options must be answered while it holds."),
            .init(
                "validations", .members([.init(key: "required", takes: .flag)]),
                "Whether each row of options must be answered."),
        ],
        required: ["id", "rows", "columns"])

    private static var cellWords: [SchemaWord] {
        FieldType.allCases.filter { $0.takesInput }.map { type in
            let meaning = type == .check ? "Any of the options in each row." : type.meaning
            return SchemaWord(word: type.rawValue, meaning: meaning)
        }
    }
}
