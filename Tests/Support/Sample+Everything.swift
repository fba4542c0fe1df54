package import FormworkCore

extension Sample {
    /// A form with every feature that can depend on another.
    package static let everything = FormDefinition(
        id: "everything",
        groups: [
            FormGroup(
                id: "first", title: "First",
                sections: [
                    FormSection(
                        id: "plain",
                        elements: [
                            .field(Field(id: "a", type: .integer, validations: Validations(minValue: 1, maxValue: 8))),
                            .field(
                                Field(
                                    id: "b", type: .decimal, visibleWhen: "$a > 3",
                                    validations: Validations(required: true))),
                            .field(Field(id: "on", type: .toggle)),
                            .field(Field(id: "c", type: .text, enabledWhen: "$on", requiredWhen: "$a == 2")),
                            .field(Field(id: "d", type: .decimal, formula: "$b + 1")),
                            .field(Field(id: "e", type: .info, formula: "sum($outer[].x) + sum($outer[].inner[].y)")),
                        ])
                ]),
            FormGroup(
                id: "second", title: "Second", collapsed: true, visibleWhen: "not $on or $a == 1",
                sections: [
                    FormSection(
                        id: "outer", title: "Outer", footer: "End", visibleWhen: "$a != 5",
                        repeats: Repetition(min: 1, max: 4),
                        elements: [
                            .field(
                                Field(
                                    id: "x", type: .integer, value: .number(2), validations: Validations(required: true)
                                )),
                            .field(Field(id: "twice", type: .decimal, disabled: true, formula: "$x * 2 + $a")),
                            .section(
                                FormSection(
                                    id: "inner", title: "Inner", visibleWhen: "$x > 1", repeats: Repetition(max: 3),
                                    elements: [
                                        .field(Field(id: "y", type: .decimal, enabledWhen: "$x != 3")),
                                        .field(Field(id: "share", type: .info, formula: "$y / $e")),
                                        .field(Field(id: "place", type: .info, formula: "$index + 1")),
                                    ])),
                        ]),
                    FormSection(
                        id: "last",
                        elements: [.field(Field(id: "n", type: .info, formula: "count($outer[]) + count($outer[].x)"))]),
                ]),
        ])

    /// A command that may or may not make sense.
    package static func command(_ random: inout SeededGenerator) -> JSONValue {
        let outer = "outer[\(Int.random(in: 0...2, using: &random))]"
        let inner = outer + ".inner[\(Int.random(in: 0...2, using: &random))]"
        let paths = ["a", "b", "on", "c", "d", outer + ".x", outer + ".twice", inner + ".y"]
        let path = JSONValue.string(paths.randomElement(using: &random) ?? "a")
        let texts = ["", "1", "2", "3", "5", "2.5", "x", "true", "-4", "1,000"]
        let text = JSONValue.string(texts.randomElement(using: &random) ?? "")
        switch Int.random(in: 0...13, using: &random) {
        case 0...5: return ["op": "edit", "field": path, "text": text]
        case 6: return ["op": "set", "field": path, "value": .number(Int.random(in: -1...6, using: &random))]
        case 7: return ["op": "add_item", "field": "outer"]
        case 8: return ["op": "add_item", "field": .string(outer + ".inner")]
        case 9: return ["op": "remove_item", "field": .string(outer)]
        case 10: return ["op": "remove_item", "field": .string(inner)]
        case 11: return ["op": "submit"]
        case 12:
            return [
                "op": "collapse", "row": Bool.random(using: &random) ? "g0" : "g8",
                "collapsed": .bool(Bool.random(using: &random)),
            ]
        default: return ["op": "blur", "field": path]
        }
    }

    /// JSON of any shape, in which names of the form's fields turn up.
    package static func rubbish(_ random: inout SeededGenerator, depth: Int) -> JSONValue {
        let words = [
            "a", "b", "outer", "inner", "x", "form", "items", "values", "id", "next", "outer[3].x", "texts", "ü", "",
        ]
        switch Int.random(in: 0...(depth > 0 ? 6 : 3), using: &random) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &random))
        case 2: return .number(Int.random(in: -9...2_000_000, using: &random))
        case 3: return .string(words.randomElement(using: &random) ?? "")
        case 4: return .array((0..<3).map { _ in rubbish(&random, depth: depth - 1) })
        default:
            return .object(
                (0..<4).map { _ in
                    JSONMember(words.randomElement(using: &random) ?? "", rubbish(&random, depth: depth - 1))
                })
        }
    }
}
