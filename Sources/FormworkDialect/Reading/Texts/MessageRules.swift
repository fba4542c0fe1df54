import FormworkCore

extension ObjectReader {
    /// Warns of words for an error of a rule that the field does not have.
    ///
    /// Formats, masks and checks in code have error codes of their own. So a field with one of these gets no warnings.
    func checkMessages(of field: Field) {
        let rules = field.validations
        guard !rules.messages.isEmpty, field.textFormat.isEmpty, field.mask.isEmpty, field.customType.isEmpty,
            rules.validators.isEmpty, rules.asyncChecks.isEmpty, let messages = value["validations"]?["messages"]
        else { return }
        for member in messages.objectValue ?? [] {
            let rule = member.key.split(separator: ".").first.map(String.init) ?? ""
            guard Self.lacks(rule, field) else { continue }
            context.report(
                .dialect(.unknownMessage), at: member.keyOffset, path: path(to: "validations.messages"),
                found: member.key.excerpt)
        }
    }

    /// Whether the errors of a rule come only from keys that a field does not have.
    private static func lacks(_ rule: String, _ field: Field) -> Bool {
        let rules = field.validations
        let limits = NumberLimits(field)
        let moving = field.movingLimits.map(\.limit)
        switch rule {
        case "required": return !rules.required && field.requiredWhen.isEmpty
        case "min_length": return rules.minLength == nil
        // An e-mail address has a maximum length of its own.
        case "max_length": return rules.maxLength == nil && field.type != .email
        case "min_choices": return rules.minChoices == nil
        case "max_choices": return rules.maxChoices == nil
        case "exclusive": return !field.options.contains { $0.isExclusive }
        case "min_value": return limits.minimum == nil && !field.hasMovingMinimum
        case "max_value": return limits.maximum == nil && !moving.contains(.maximum) && !moving.contains(.maxValue)
        case "min_date": return field.minimumDate.isEmpty && !moving.contains(.minimumDate)
        case "max_date": return field.maximumDate.isEmpty && !moving.contains(.maximumDate)
        case "minute_interval": return field.minuteInterval == 0
        case "format": return rules.format.isEmpty
        case "pattern": return rules.pattern.isEmpty
        case "compare": return rules.compareTo.isEmpty
        case "duplicate": return !rules.unique && rules.uniqueWith.isEmpty
        case "rule": return rules.rules.isEmpty
        default: return false
        }
    }
}
