import FormworkCore

/// The keys of `validations`.
enum ValidationKeys {
    static let table = DialectTable<Validations>(
        .validations, "What an answer must satisfy.",
        limits + [
            .text(
                "format", "A pattern to be found somewhere in the text, ignoring case.", { $0.format },
                { $0.format = $1 }),
            .text("pattern", "A pattern that the whole text must match.", { $0.pattern }, { $0.pattern = $1 }),
            .value(
                "compare_to", .text, "The id of a field to compare with; a blank side passes.",
                read: { rules, value in
                    let other = value.text
                    rules.compareTo = value.object.names?.id(other) ?? other
                }, write: { $1.text("compare_to", $0.compareTo) }),
            .word(
                "compare_rule", default: .equal, "How the answer must compare; == if absent.", { $0.compareRule },
                { $0.compareRule = $1 }),
            .flag(
                "unique", "Whether no two items of the repeat may have the same answer.", { $0.unique },
                { $0.unique = $1 }),
            .names(
                "unique_with", "Ids of fields of the item: only items that are the same in all of them are refused.",
                { $0.uniqueWith }, { $0.uniqueWith = $1 }),
            .value(
                "rules", .list(.either([.text, .object(.rule)])), "Expressions that must hold.",
                read: { $0.rules = RuleReader.rules($1) }, write: { $1.list("rules", $0.rules.map(RuleKeys.json)) }),
            .names("validators", "Names of checks in code.", { $0.validators }, { $0.validators = $1 }),
            .names(
                "async", "Names of checks in code that take time.", { $0.asyncChecks }, { $0.asyncChecks = $1 }),
            .messages(
                known: MessageCatalogs.errorKeys,
                "Words for this field's errors; {title} and the rule's parameters are filled in.",
                { $0.messages }, { $0.messages = $1 }),
            .later("server_only"),
        ])

    private static let limits: [DialectKey<Validations>] = [
        .flag(
            "required", "Whether there must be an answer; a check must be on.", { $0.required }, { $0.required = $1 }),
        .whole(
            "min_length", 0...1_000_000, "The fewest characters, counted as people do.", { $0.minLength },
            { $0.minLength = $1 }),
        .whole(
            "max_length", 0...1_000_000, "The maximum number of characters, counted as people do.", { $0.maxLength },
            { $0.maxLength = $1 }),
        .whole(
            "min_choices", 1...1_000_000, "The fewest options to choose, where several can be chosen.",
            { $0.minChoices }, { $0.minChoices = $1 }),
        .whole(
            "max_choices", 1...1_000_000, "The maximum number of options to choose, where several can be chosen.",
            { $0.maxChoices }, { $0.maxChoices = $1 }),
        // The reader of the field reads these, because the field keeps their expressions.
        .special("min_value", .either([.number, .text]), "The smallest number, or an expression.") {
            $1.number("min_value", $0.minValue)
        },
        .special("max_value", .either([.number, .text]), "The largest number, or an expression.") {
            $1.number("max_value", $0.maxValue)
        },
        // These are other words for keys of the field.
        .special("min_date", .text, "The first day or time allowed, such as 2026-11-21, or an expression."),
        .special("max_date", .text, "The last day or time allowed, such as 2026-12-31, or an expression."),
    ]
}

/// The keys of a rule that has words or that only the server knows.
enum RuleKeys {
    static let table = DialectTable<AssertionRule>(
        .rule, "An expression that must hold for the answer.", required: ["assert"],
        [
            .expression("assert", "The expression.", { $0.assertion }, { $0.assertion = $1 }),
            .text(
                "message", "What to tell the person where it does not hold.", { $0.message }, { $0.message = $1 }),
            .flag(
                "server_only", "Whether browsers are never told of the rule.", { $0.isServerOnly },
                { $0.isServerOnly = $1 }),
        ])

    /// Writes a rule. A rule that is only an expression is written as that.
    static func json(_ rule: AssertionRule) -> JSONValue {
        rule.message.isEmpty && !rule.isServerOnly ? .string(rule.assertion) : table.json(rule)
    }
}

/// The keys of a target.
enum TargetKeys {
    static let table = DialectTable<FieldTarget>(
        .target,
        """
        What an answer does to another field or a section. show, hide, enable and disable last while the option \
        is chosen or the condition holds; update and clear happen when the answer changes.
        """, required: ["id", "action"],
        [
            .value(
                "id", .text, "The field or section to act on.",
                read: { target, value in
                    let id = value.text
                    target.id = value.object.names?.id(id) ?? id
                }, write: { $1.add("id", .string($0.id)) }),
            .special("type", .word(of: FieldTarget.Kind.self), "Whether id names a field or a section.") {
                $1.word("type", $0.kind, default: .field)
            },
            .special("action", .word(of: FieldTarget.Action.self), "What to do.") {
                $1.add("action", .string($0.action.rawValue))
            },
            .value(
                "target_value", .answer, "What update sets; without it the field returns to its formula.",
                read: { $0.value = $1.answer }, write: { $1.value("target_value", $0.value.json) }),
            .expression(
                "condition", "An expression that must hold too.", { $0.condition }, { $0.condition = $1 }),
        ])
}
