import FormworkCore

/// The schema of the answer to one field.
struct FieldSchema {
    let form: CompiledForm
    let field: CompiledField
    let element: ElementIndex
    let isRequired: Bool

    init(_ form: CompiledForm, _ field: CompiledField, _ element: ElementIndex, isRequired: Bool) {
        (self.form, self.field, self.element, self.isRequired) = (form, field, element, isRequired)
    }

    var definition: Field { field.definition }

    /// The title and the hint of the field.
    var described: [JSONMember] {
        var members: [JSONMember] = []
        if !definition.title.isEmpty { members.append(JSONMember("title", .string(definition.title))) }
        if !definition.info.isEmpty { members.append(JSONMember("description", .string(definition.info))) }
        return members
    }

    /// The kind of JSON, which every answer has, whether it is validated or not.
    var kind: [JSONMember] {
        if let formula = form.elements[element].rules.value, !form.computations[formula].program.makes(field.valueKind)
        {
            return []
        }
        switch field.valueKind {
        case .none, .any: return []
        case .text, .exactText: return [type("string")]
        // The result of a formula may have a fraction.
        case .integer: return [type(form.elements[element].rules.value == nil ? "integer" : "number")]
        case .number: return [type("number")]
        case .bool: return [type("boolean")]
        case .date:
            return [type("string"), JSONMember("format", "date"), JSONMember("pattern", Self.pattern(Self.date))]
        case .time: return [type("string"), JSONMember("pattern", Self.pattern(Self.time))]
        case .dateTime: return [type("string"), JSONMember("pattern", Self.pattern(Self.date + "T" + Self.time))]
        case .option: return [types(["string", "number", "boolean"])]
        case .options:
            return [
                type("array"), JSONMember("items", ["type": ["string", "number", "boolean"]]),
                JSONMember("uniqueItems", true),
            ]
        }
    }

    /// The schema of the rules that an answer has to satisfy, with notes for those that no schema can say.
    func rules(_ notes: inout SchemaNotes) -> [JSONMember] {
        noteRules(&notes)
        switch field.valueKind {
        case .none, .any: return []
        case .text, .exactText: return textRules(&notes)
        case .integer, .number: return numberRules(&notes)
        case .bool: return definition.type == .check && isRequired ? [JSONMember("const", true)] : []
        case .date, .time, .dateTime: return civilRules(&notes)
        case .option: return optionRules(&notes)
        case .options: return definition.files == nil ? listRules(&notes) : fileRules(&notes)
        }
    }

    /// The schema of an answer that must be there.
    var demand: JSONValue {
        if definition.type == .check { return ["const": true] }
        var members = [JSONMember("not", ["type": "null"])]
        if field.valueKind.isText { members.append(JSONMember("minLength", 1)) }
        if field.valueKind == .options { members.append(JSONMember("minItems", 1)) }
        return .object(members)
    }

    /// The kind with the rules. A rule replaces a member of the kind that has the same name.
    func merged(_ rules: [JSONMember]) -> [JSONMember] {
        kind.filter { member in !rules.contains { $0.key.isSame(as: member.key) } } + rules
    }

    private func type(_ name: String) -> JSONMember { types([name]) }

    /// The types of JSON; `null` too, unless the field must be answered.
    func types(_ names: [String]) -> JSONMember {
        let all = isRequired ? names : names + ["null"]
        return JSONMember("type", all.count == 1 ? .string(all[0]) : .array(all.map { .string($0) }))
    }

    static func pattern(_ text: String) -> JSONValue { .string("^" + text + "$") }
    static let date = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
    static let time = "([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?"
}

extension Program {
    /// Whether the result is surely of a kind, or blank.
    fileprivate func makes(_ kind: ValueKind) -> Bool {
        guard case .apply(let operation, _)? = code.last.flatMap({ Instruction(word: $0) }) else { return false }
        for word in code {
            switch Instruction(word: word) {
            case .jump, .jumpUnlessTrue, .jumpIfTrue, .jumpIfPresent, .attempt: return false
            default: break
            }
        }
        switch operation {
        case .negate, .add, .subtract, .multiply, .divide, .remainder, .count, .round, .floor, .ceiling, .magnitude,
            .sum,
            .average, .number, .power, .exponential, .logarithm, .length, .year, .month, .day, .age, .daysBetween,
            .monthsBetween:
            return kind.isNumber
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isIn, .truth, .not, .present, .missing,
            .anyOf, .allOf, .contains, .startsWith, .endsWith:
            return kind == .bool
        case .text, .concat, .caseMapped, .trim, .join: return kind.isText
        default: return false
        }
    }
}
