import FormworkCore

extension RandomForm {
    mutating func field() -> Field {
        let types = FieldType.allCases.filter { $0 != .button || features.contains(.buttons) }
        var field = Field(id: id("f"), type: one(of: types) ?? .text, title: "Title")
        let kind = field.type.valueKind
        if kind == .option || kind == .options { addOptions(to: &field) }
        if kind == .number || kind == .integer { addScale(to: &field) }
        field.style = chance(kind == .date || kind == .time || kind == .dateTime ? 60 : 20) ? .inline : .automatic
        field.hidden = chance(10)
        field.visibleWhen = condition(30)
        field.requiredWhen = condition(20)
        if features.contains(.disabling) {
            field.disabled = chance(10)
            field.enabledWhen = condition(20)
        }
        if features.contains(.defaults), field.type.takesInput, chance(25) {
            field.value = FormValue(RandomAnswer.value(for: field, &random))
        }
        if chance(field.type.takesInput ? 20 : 70), kind != .none { field.formula = formula(for: kind) }
        addTargets(to: &field)
        addRules(to: &field)
        addMovingLimits(to: &field)
        if kind != .none, !field.hidden || field.type == .hidden {
            known[known.count - 1].append(
                Known(name: prefix + field.id, kind: field.valueKind, options: field.options.map { $0.id }))
        }
        return field
    }

    private mutating func addOptions(to field: inout Field) {
        field.multiple = field.type == .select && chance(30)
        field.send = one(of: [.id, .value, .flags]) ?? .id
        let ids: [FormValue] = [.text("red"), .text("blue"), .number(0), .number(7), .bool(true)]
        for id in ids.prefix(number(1...5)) {
            var option = FieldOption(id: id, title: id.canonicalText, visibleWhen: condition(20))
            option.value = chance(30) ? .number(DecimalNumber(number(0...9))) : .blank
            option.isDefault = features.contains(.defaults) && chance(10)
            option.targets = chance(20) ? [target()] : []
            field.options.append(option)
        }
        if chance(15) {
            let others = readable { $0.kind == .option }.map { "$option.value != $" + $0.name }
            field.optionsWhen = others ?? "$option != 'blue'"
        }
    }

    private mutating func addScale(to field: inout Field) {
        field.minimum = chance(20) ? DecimalNumber(number(-3...1)) : nil
        field.maximum = chance(20) ? DecimalNumber(number(2...9)) : nil
        field.step = chance(20) ? DecimalNumber(number(1...3)) : nil
    }

    private mutating func addMovingLimits(to field: inout Field) {
        let days = field.valueKind == .date || field.valueKind == .dateTime
        guard days || field.valueKind == .integer || field.valueKind == .number else { return }
        // The dialect knows expressions by a dollar or a bracket.
        func moving(_ limit: FieldLimit) -> MovingLimit {
            MovingLimit(limit, days ? "add_days(today(), \(numeric(depth: 1)))" : "(\(numeric(depth: 1)))")
        }
        for limit in FieldLimit.allCases where chance(12) {
            // The expression counts.
            switch limit {
            case .minimum: if !days { field.minimum = nil }
            case .maximum: if !days { field.maximum = nil }
            case .minValue: if !days { field.validations.minValue = nil }
            case .maxValue: if !days { field.validations.maxValue = nil }
            case .minimumDate: if days { field.minimumDate = "" }
            case .maximumDate: if days { field.maximumDate = "" }
            }
            switch limit {
            case .minimum, .maximum, .minValue, .maxValue: if !days { field.movingLimits.append(moving(limit)) }
            case .minimumDate, .maximumDate: if days { field.movingLimits.append(moving(limit)) }
            }
        }
    }

    private mutating func addTargets(to field: inout Field) {
        guard chance(field.type == .button ? 90 : 20) else { return }
        field.targets = (0..<number(1...2)).map { _ in target() }
    }

    /// A target somewhere further on for states; events may act anywhere, as they run after the rules.
    mutating func target() -> FieldTarget {
        let states: [FieldTarget.Action] =
            features.contains(.disabling) ? [.show, .hide, .enable, .disable] : [.show, .hide]
        var target = FieldTarget(one(of: states) ?? .show, .field, id: "f" + String(count + number(1...6)))
        if chance(30) { (target.kind, target.id) = (.section, "s" + String(count + number(1...6))) }
        if features.contains(.events), chance(35) {
            target = FieldTarget(
                chance(60) ? .update : .clear, .field, id: "f" + String(number(1...(count + 4))))
            if target.action == .update, chance(70) {
                target.value = one(of: [.number(3), .text("blue"), .text(" ")]) ?? .blank
            }
        }
        target.condition = condition(40)
        return target
    }

    private mutating func addRules(to field: inout Field) {
        guard field.type.takesInput else { return }
        var rules = Validations(required: chance(25))
        switch field.valueKind {
        case .text, .exactText:
            if chance(20) { rules.minLength = number(0...3) }
            if chance(20) { rules.maxLength = number(3...6) }
            if chance(15) { rules.format = "[a-z1]" }
            if chance(15) { rules.pattern = "\\w*" }
        case .number, .integer:
            if chance(20) { rules.minValue = DecimalNumber(number(-2...2)) }
            if chance(20) { rules.maxValue = DecimalNumber(number(3...9)) }
        case .options:
            if chance(20) { rules.minChoices = number(1...2) }
            if chance(20) { rules.maxChoices = number(2...3) }
            if chance(30), !field.options.isEmpty { field.options[field.options.count - 1].isExclusive = true }
        case .date:
            if chance(20) { field.minimumDate = "2026-01-10" }
            if chance(20) { field.maximumDate = "2026-12-20" }
        default: break
        }
        if chance(15), let other = readable(where: { [kind = field.valueKind] in $0.kind == kind }) {
            rules.compareTo = other.name
            rules.compareRule = one(of: ComparisonRule.allCases) ?? .equal
        }
        if chance(20) { rules.rules = [AssertionRule(truth(depth: 1), message: chance(50) ? "No" : "")] }
        field.validations = rules
    }

    private mutating func formula(for kind: ValueKind) -> String {
        switch kind {
        case .number, .integer: numeric(depth: 2)
        case .bool: truth(depth: 2)
        case .text, .exactText: words()
        case .any: chance(60) ? numeric(depth: 2) : words()
        case .date: "add_days('2026-03-01', \(numeric(depth: 1)))"
        case .option: "'red'"
        case .options: "['red', 'blue']"
        case .time: "'08:30'"
        case .dateTime: "'2026-03-01T08:30'"
        case .none: ""
        }
    }
}
