import FormworkCore

extension FieldSchema {
    /// Notes the rules that read other answers, call code, or need more than the answer.
    func noteRules(_ notes: inout SchemaNotes) {
        let rules = definition.validations
        if !rules.compareTo.isEmpty {
            notes.add("It is \(rules.compareRule.rawValue) the answer to `\(rules.compareTo)`.")
        }
        if rules.unique { notes.add("No two items have the same answer.") }
        for rule in rules.rules {
            notes.add(rule.isServerOnly ? "It keeps a rule of the server." : "It keeps the rule `\(rule.assertion)`.")
        }
        if !rules.validators.isEmpty || !rules.asyncChecks.isEmpty { notes.add("It is checked by code.") }
        if definition.isSensitive { notes.add("It is stored encrypted.") }
        for moving in definition.movingLimits { notes.add(moving.words) }
        if definition.send == .nothing { notes.add("It is only checked, and is not among the values.") }
        if !form.elements[element].rules.value.isNone, !form.isNeverAnswered(element) {
            notes.add("A formula gives the answer if nothing is sent.")
        }
    }

    // MARK: Numbers

    func numberRules(_ notes: inout SchemaNotes) -> [JSONMember] {
        let rules = definition.validations
        let limits = NumberLimits(definition)
        var members: [JSONMember] = []
        if field.valueKind == .integer { members.append(JSONMember("format", "int64")) }
        // The limit of a type depends on those of the rules.
        let ofType = definition.hasMovingMinimum ? nil : limits.minimum
        let least = [rules.minValue, definition.minimum, ofType].compactMap { $0 }.max()
        let most = [rules.maxValue, definition.maximum].compactMap { $0 }.min()
        if let least { members.append(JSONMember("minimum", .number(least))) }
        if let most { members.append(JSONMember("maximum", .number(most))) }
        if let rule = field.patterns.text?.rule {
            if field.valueKind == .number, let digits = rule.fractionDigits {
                notes.add("It has at most \(digits) digits after the point.")
            }
            if rule.isPercent { notes.add("It is a share: seven per cent are 0.07.") }
        }
        if rules.minLength != nil || rules.maxLength != nil || !rules.pattern.isEmpty || !rules.format.isEmpty {
            notes.add("There are also rules about the digits with which it is written.")
        }
        return members
    }

    // MARK: Days and times

    func civilRules(_ notes: inout SchemaNotes) -> [JSONMember] {
        var members: [JSONMember] = []
        let (first, last) = (definition.minimumDate, definition.maximumDate)
        let takesEarlyYears =
            first.isEmpty
            ? !definition.expression(of: .minimumDate).isEmpty : ExactText(first) < ExactText("1000")
        if field.valueKind != .time, !takesEarlyYears, !kind.isEmpty {
            let late = "[1-9][0-9]{3}" + Self.date.utf8.dropFirst("[0-9]{4}".utf8.count).text
            members.append(
                JSONMember("pattern", Self.pattern(field.valueKind == .date ? late : late + "T" + Self.time)))
        }
        if !first.isEmpty { notes.add("It is not before \(first).") }
        if !last.isEmpty { notes.add("It is not after \(last).") }
        if definition.minuteInterval > 0 { notes.add("It is a time of every \(definition.minuteInterval) minutes.") }
        return members
    }

    // MARK: Choices

    /// The ids that can be chosen; `nil` if the form does not have them.
    private var ids: [JSONValue]? {
        definition.optionSource == nil ? field.written.filter { !$0.isDisabled }.map { $0.id.json } : nil
    }

    private func noteOptions(_ notes: inout SchemaNotes) {
        if let source = definition.optionSource {
            notes.add(
                source.isLoaded ? "Its options come from elsewhere." : "Its options are the answers to \(source.field)."
            )
        }
        let isLimited = field.written.contains { !$0.visibleWhen.isEmpty } || !definition.optionsWhen.isEmpty
        if isLimited { notes.add("Not all options are offered at all times.") }
    }

    func optionRules(_ notes: inout SchemaNotes) -> [JSONMember] {
        noteOptions(&notes)
        guard let ids else { return [] }
        let names = Self.types(of: ids)
        let all = isRequired || ids.isEmpty ? ids : ids + [.null]
        return (names.isEmpty ? [] : [types(names)]) + [JSONMember("enum", .array(all.isEmpty ? [.null] : all))]
    }

    func listRules(_ notes: inout SchemaNotes) -> [JSONMember] {
        noteOptions(&notes)
        var members: [JSONMember] = []
        if let ids, !ids.isEmpty { members.append(JSONMember("items", ["enum": .array(ids)])) }
        members += countRules(&notes)
        if definition.style == .ordered { notes.add("The order is part of the answer.") }
        return members
    }

    /// The limits of how many options are chosen. An option that is chosen alone keeps them, and so does no answer.
    private func countRules(_ notes: inout SchemaNotes) -> [JSONMember] {
        let (rules, exclusive) = (definition.validations, field.written.filter { $0.isExclusive })
        let mayBeAlone = !exclusive.isEmpty || definition.optionSource != nil
        var members: [JSONMember] = []
        if isRequired {
            members.append(JSONMember("minItems", .number(mayBeAlone ? 1 : max(rules.minChoices ?? 1, 1))))
        }
        if let most = rules.maxChoices { members.append(JSONMember("maxItems", .number(max(most, 1)))) }
        if let least = rules.minChoices, least > 1, !isRequired || mayBeAlone {
            notes.add("If options are chosen, there are at least \(least).")
        }
        if !exclusive.isEmpty {
            let names = exclusive.map { "`" + $0.id.canonicalText + "`" }.joined(separator: ", ")
            notes.add("An option that excludes others is chosen alone: \(names).")
        }
        return members
    }

    private static func types(of ids: [JSONValue]) -> [String] {
        var names: [String] = []
        for id in ids {
            let name =
                switch id.content {
                case .number: "number"
                case .bool: "boolean"
                default: "string"
                }
            if !names.contains(where: { $0.isSame(as: name) }) { names.append(name) }
        }
        return names
    }

    // MARK: Files

    func fileRules(_ notes: inout SchemaNotes) -> [JSONMember] {
        notes.add("Its files were uploaded before; the answer has the names that the server gave them.")
        var members = [
            JSONMember("items", ["type": "string"]), JSONMember("maxItems", .number(definition.files?.maxCount ?? 1)),
        ]
        if isRequired { members.append(JSONMember("minItems", 1)) }
        return members
    }
}

extension MovingLimit {
    /// The limit as a note: no schema can say it.
    fileprivate var words: String {
        switch limit {
        case .minimum, .minValue: "It is at least `\(expression)`."
        case .maximum, .maxValue: "It is at most `\(expression)`."
        case .minimumDate: "It is not before `\(expression)`."
        case .maximumDate: "It is not after `\(expression)`."
        }
    }
}

extension Optional {
    fileprivate var isNone: Bool { self == nil }
}

extension Substring.UTF8View {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
