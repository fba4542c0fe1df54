// Defaults that a field refuses by a rule of its own, and rules that refuse whatever the mask can hold.

extension DefinitionCompiler {
    /// Warns of defaults that a rule of their own field refuses, and of masks that are too short for their rules. The
    /// patterns have to be compiled.
    mutating func checkRefusals() {
        for element in elements.places where errorCount < Self.errorLimit {
            guard let index = elements[element].field else { continue }
            let field = outline.fields[index]
            if let least = field.definition.validations.minLength {
                checkMask(patterns[index].text?.rule, holds: least, element: element)
            }
            let value = field.definition.value
            guard !value.isBlank, isAsked(field), value.fits(field.valueKind) else { continue }
            guard let rule = ruleRefusing(value, of: field, patterns[index]) else { continue }
            problems.append(
                DefinitionProblem(
                    .wrongDefault, at: element, key: "value", found: value.canonicalText,
                    expected: [field.definition.type.rawValue, rule]))
        }
    }

    private mutating func checkMask(_ rule: TextRule?, holds least: Int, element: ElementIndex) {
        guard let rule, rule.kind == .masked else { return }
        var most = 0
        var length = 0
        for index in 0..<rule.mask.count {
            if rule.mask[index] == .end {
                length = 0
            } else if rule.keepsLiterals || rule.mask[index].isPlace {
                length += 1
            }
            most = max(most, length)
        }
        if least <= most { return }
        problems.append(
            DefinitionProblem(
                .maskTooShort, at: element, key: "min_length", found: String(least), expected: [String(most)]))
    }

    /// The key of a rule that depends on nothing but the answer, and that refuses it; `nil` if there is none.
    ///
    /// A text may be the beginning of an answer, such as `https://`. So texts that are too short or incomplete are not
    /// reported, nor those that end with a mark, nor those that a pattern refuses.
    private func ruleRefusing(_ value: FormValue, of field: SharedField, _ patterns: FieldPatterns) -> String? {
        switch field.valueKind {
        case .integer, .number: DecimalNumber(value.canonicalText).flatMap { limit(refusing: $0, of: field) }
        case .date, .time, .dateTime: limit(refusing: value.canonicalText, of: field)
        case .text, .exactText: rule(refusing: value.canonicalText, of: field, patterns)
        case .none, .any, .bool, .option, .options: nil
        }
    }

    private func limit(refusing number: DecimalNumber, of field: SharedField) -> String? {
        let (definition, rules) = (field.definition, field.definition.validations)
        if let least = rules.minValue, number < least { return "min_value" }
        if let least = definition.minimum, number < least { return "min" }
        if let most = rules.maxValue, number > most { return "max_value" }
        if let most = definition.maximum, number > most { return "max" }
        return nil
    }

    private func limit(refusing text: String, of field: SharedField) -> String? {
        guard field.valueKind.reads(text) else { return nil }
        let (first, last) = (field.definition.minimumDate, field.definition.maximumDate)
        if !first.isEmpty, ExactText(text) < ExactText(first) { return "minimum_date" }
        // A last day without a time is allowed whole.
        let end = ExactText(String(text.prefix(last.count)))
        return !last.isEmpty && ExactText(last) < end ? "maximum_date" : nil
    }

    private func rule(refusing text: String, of field: SharedField, _ patterns: FieldPatterns) -> String? {
        let definition = field.definition
        if let most = definition.validations.maxLength, text.count > most { return "max_length" }
        // A session cuts off spaces at the ends. A mark at an end can be where the rest belongs.
        guard let first = text.first, let last = text.last, first.isLetter || first.isNumber,
            last.isLetter || last.isNumber
        else { return nil }
        let control = patterns.text.map { TextControl($0.rule, locale: LocaleRecord()) }
        if let error = control?.error(in: .text(text)) {
            let isBeginning = error.code == .incomplete || error.code == .minLength
            if !isBeginning { return !definition.mask.isEmpty ? "mask" : definition.textFormat.isEmpty ? "" : "format" }
        }
        return nil
    }
}
