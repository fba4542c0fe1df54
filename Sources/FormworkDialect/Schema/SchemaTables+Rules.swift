import FormworkCore

extension SchemaTables {
    static let validations = SchemaObject(
        name: .validations, meaning: "What an answer must satisfy.",
        keys: acted(
            [
                .init("required", .flag, "Whether there must be an answer; a check must be on."),
                .init("min_length", .whole(0...1_000_000), "The fewest characters, counted as people do."),
                .init("max_length", .whole(0...1_000_000), "The most characters, counted as people do."),
                .init("min_value", .number, "The smallest number."),
                .init("max_value", .number, "The largest number."),
                .init("min_date", .text, "The first day or time allowed, such as 2026-11-21."),
                .init("max_date", .text, "The last day or time allowed, such as 2026-12-31."),
                .init("format", .text, "A pattern to be found somewhere in the text, ignoring case."),
                .init("pattern", .text, "A pattern that the whole text must match."),
                .init("compare_to", .text, "The id of a field to compare with; a blank side passes."),
                .init("compare_rule", .word(words(ComparisonRule.self)), "How the answer must compare; == if absent."),
                .init("rules", .list(.either([.text, .object(.rule)])), "Expressions that must hold."),
                .init("validators", .list(.text), "Names of checks in code."),
                .init("async", .list(.text), "Names of checks in code that take time."),
                .init(
                    "messages", .texts(MessageCatalogs.errorKeys),
                    "Words for this field's errors; {title} and the rule's parameters are filled in."),
            ], later: LaterKeys.validations))

    static let rule = SchemaObject(
        name: .rule, meaning: "An expression that must hold for the answer.",
        keys: [
            .init("assert", .text, "The expression."),
            .init("message", .text, "What to tell the person where it does not hold."),
            .init("server_only", .flag, "Whether browsers are never told of the rule."),
        ],
        required: ["assert"])

    static let target = SchemaObject(
        name: .target,
        meaning: """
            What an answer does to another field or a section. show, hide, enable and disable last while the option \
            is chosen or the condition holds; update and clear happen when the answer changes.
            """,
        keys: [
            .init("id", .text, "The field or section to act on."),
            .init("type", .word(words(FieldTarget.Kind.self)), "Whether id names a field or a section."),
            .init("action", .word(words(FieldTarget.Action.self)), "What to do."),
            .init("target_value", .answer, "What update sets; without it the field returns to its formula."),
            .init("condition", .text, "An expression that must hold too."),
        ],
        required: ["id", "action"])
}
