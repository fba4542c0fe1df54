import FormworkCore

/// Forms and shorthands that the engine's tests share.
enum Sample {
    /// A loan with a calculated amount, a condition and a repeating section.
    static let loan = FormDefinition(
        id: "loan",
        groups: [
            FormGroup(sections: [
                FormSection(
                    id: "terms", title: "Loan",
                    elements: [
                        .field(
                            Field(
                                id: "name", type: .text, title: "Name",
                                validations: Validations(required: true, minLength: 2, maxLength: 10))),
                        .field(
                            Field(
                                id: "amount", type: .decimal, title: "Amount",
                                validations: Validations(required: true, minValue: 1000, maxValue: 5_000_000))),
                        .field(Field(id: "months", type: .integer, title: "Months", value: .number(12))),
                        .field(
                            Field(
                                id: "monthly", type: .info, title: "Each month", formula: "round($amount / $months, 2)")
                        ),
                        .field(
                            Field(
                                id: "purpose", type: .select, title: "Purpose",
                                options: [
                                    FieldOption(id: .text("house"), title: "House"),
                                    FieldOption(id: .number(0), title: "Other"),
                                ])),
                        .field(Field(id: "guaranteed", type: .toggle, title: "Guaranteed")),
                    ]),
                FormSection(
                    id: "guarantors", title: "Guarantors", visibleWhen: "$guaranteed",
                    repeats: Repetition(min: 1, max: 3),
                    elements: [
                        .field(Field(id: "name", type: .text, title: "Name", validations: Validations(required: true))),
                        .field(Field(id: "share", type: .decimal, title: "Share", value: .number(10))),
                    ]),
                FormSection(
                    id: "sums",
                    elements: [
                        .field(Field(id: "shares", type: .info, formula: "sum($guarantors[].share)")),
                        .field(Field(id: "count", type: .info, formula: "count($guarantors[])")),
                    ]),
            ])
        ])

    /// A session of a form with an empty load done, so that defaults are in.
    static func session(_ definition: FormDefinition) throws -> FormEngine {
        let engine = FormEngine(try CompiledForm(definition))
        _ = engine.perform(.load([:]))
        return engine
    }
}

extension FormEngine {
    /// Performs a command given as in a test vector.
    @discardableResult
    func play(_ command: JSONValue) -> ChangeSet {
        guard let input = CommandReader.input(command, for: self) else { return ChangeSet() }
        return perform(input)
    }

    @discardableResult
    func set(_ path: String, _ value: JSONValue) -> ChangeSet {
        play(["op": "set", "field": .string(path), "value": value])
    }

    @discardableResult
    func type(_ path: String, _ text: String) -> ChangeSet {
        play(["op": "edit", "field": .string(path), "text": .string(text)])
    }

    func state(_ path: String) -> FieldState? { node(at: path).flatMap { field($0) } }

    /// The paths and kinds of the rows, which tests read more easily than ids.
    var outline: [String] {
        rows.map { row in
            switch row.id.kind {
            case .field: field(row.id.node)?.path ?? "?"
            case .sectionHeader: "[" + (section(row.id.node)?.id ?? "?") + "]"
            case .groupHeader: "<" + (group(row.id.node)?.id ?? "?") + ">"
            case .itemHeader: item(row.id.node)?.path ?? "?"
            case .inlineEditor: "=" + (field(row.id.node)?.path ?? "?")
            case .addItem: "+"
            case .footer: "_"
            }
        }
    }
}

extension ChangeSet {
    /// The list that results from applying the changes to an older one.
    func applied(to old: [FormRow]) -> [FormRow] {
        var rows = old
        for removal in removals { rows.remove(at: removal.position) }
        for insertion in insertions { rows.insert(insertion.row, at: insertion.position) }
        return rows
    }
}
