/// Warns of defaults that a rule of their own field refuses, and of masks that are too short for their rules.
struct RefusalCheck {
    private var problems: [DefinitionProblem] = []

    static func problems(of form: NamedForm, _ patterns: ResolvedPatterns) -> [DefinitionProblem] {
        var check = RefusalCheck()
        for element in form.elements.indices {
            guard let index = form.elements[element].field else { continue }
            check.check(form.outline.fields[index], patterns.patterns[index], at: element)
        }
        return check.problems
    }

    private mutating func check(_ field: SharedField, _ patterns: FieldPatterns, at element: ElementIndex) {
        if let least = field.definition.validations.minLength {
            checkMask(patterns.text?.rule, holds: least, element: element)
        }
        let value = field.definition.value
        guard !value.isBlank, field.isAsked, value.fits(field.valueKind) else { return }
        guard let rule = ruleRefusing(value, of: field, patterns) else { return }
        problems.append(
            DefinitionProblem(
                .wrongDefault, at: element, key: "value", found: value.canonicalText,
                expected: [field.definition.type.rawValue, rule]))
    }

    private mutating func checkMask(_ rule: TextRule?, holds least: Int, element: ElementIndex) {
        guard let rule, rule.kind == .masked else { return }
        var most = 0
        var length = 0
        for index in rule.mask.indices {
            if rule.mask[index] == .end {
                length = 0
            } else if rule.keepsLiterals || rule.mask[index].isSlot {
                length += 1
            }
            most = max(most, length)
        }
        if least <= most { return }
        problems.append(
            DefinitionProblem(
                .maskTooShort, at: element, key: "min_length", found: String(least), expected: [String(most)]))
    }

    /// The key of a rule that refuses an answer and depends on nothing else. It is blank for a rule of the type, and
    /// `nil` if no rule refuses the answer.
    private func ruleRefusing(_ value: FormValue, of field: SharedField, _ patterns: FieldPatterns) -> String? {
        let text = value.canonicalText
        let compiled = CompiledField(field, patterns)
        switch field.valueKind {
        case .integer, .number:
            return DecimalNumber(text).flatMap { compiled.limitError(.number($0)) }.map {
                key(of: $0, in: field.definition)
            }
        case .date, .time, .dateTime:
            guard field.valueKind.reads(text) else { return nil }
            return compiled.limitError(.text(text)).map { key(of: $0, in: field.definition) }
        case .text, .exactText: return rule(refusing: text, of: compiled)
        case .none, .any, .bool, .option, .options: return nil
        }
    }

    /// The key of the limit that an answer breaks; blank for a limit of the type.
    private func key(of error: FieldError, in field: Field) -> String {
        let limit = error.parameters.first?.value
        switch error.code {
        case .minValue:
            if let least = field.validations.minValue, limit == .number(least) { return "min_value" }
            if let least = field.minimum, limit == .number(least) { return "min" }
            return ""
        case .maxValue:
            if let most = field.validations.maxValue, limit == .number(most) { return "max_value" }
            return "max"
        case .minDate: return "minimum_date"
        case .maxDate: return "maximum_date"
        case .minuteInterval: return "minute_interval"
        case .maxLength: return "max_length"
        default: return ""
        }
    }

    /// The key of a rule that refuses a text.
    ///
    /// A text may be the beginning of an answer, such as `https://`. So texts that are too short or incomplete are not
    /// reported, and neither are texts that end with a punctuation mark or do not match a pattern.
    private func rule(refusing text: String, of field: CompiledField) -> String? {
        if let error = field.limitError(.text(text)), error.code != .minLength {
            return key(of: error, in: field.definition)
        }
        // A session removes spaces at the ends. After a punctuation mark at an end, the rest of the answer may follow.
        guard let first = text.first, let last = text.last, first.isLetter || first.isNumber,
            last.isLetter || last.isNumber
        else { return nil }
        let control = field.patterns.text.map { TextControl($0.rule, locale: LocaleRecord()) }
        if let error = control?.reading(text).error {
            let isBeginning = error.code == .incomplete || error.code == .minLength
            let definition = field.definition
            if !isBeginning { return !definition.mask.isEmpty ? "mask" : definition.textFormat.isEmpty ? "" : "format" }
        }
        return nil
    }
}
