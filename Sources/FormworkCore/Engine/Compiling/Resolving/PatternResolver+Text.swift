extension PatternResolver {
    /// The rule for a field's text; `nil` if it takes any text. It is the field's mask, otherwise its format, otherwise
    /// that of its type.
    mutating func textRule(of index: FieldIndex, at element: ElementIndex) -> TextRule? {
        let field = form.outline.fields[index]
        // Sliders have no text, and days and times have rules of their own, so there is no mask.
        switch field.valueKind {
        case .text, .exactText, .integer, .number: if field.definition.type == .slider { return nil }
        default: return nil
        }
        var rule = TextRule.default(for: field)
        do throws(MaskProblem) {
            if !field.definition.mask.isEmpty {
                rule = try TextRule.mask(field.definition.mask)
                if field.definition.type == .phone { rule?.joinsGroups = true }
            } else if !field.definition.textFormat.isEmpty {
                rule = try named(field, index, at: element)
            }
        } catch {
            let mask = field.definition.mask
            report(
                mask.isEmpty
                    ? DefinitionProblem(
                        .mask, at: element, key: "format", found: customFormat(of: field)?.mask ?? "",
                        expected: [error.code.rawValue])
                    : DefinitionProblem(
                        .mask, at: element, key: "mask", textOffset: error.offset, found: mask,
                        expected: [error.code.rawValue]))
        }
        let limit = field.typingLimit(rule?.maximumLength)
        if limit > 0, rule?.kind ?? .plain == .plain {
            if rule == nil {
                rule = TextRule()
                rule?.isImplied = true
                rule?.isExact = field.valueKind == .exactText
            }
            rule?.typingLimit = limit
        }
        rule?.hasLines = field.definition.type == .textView
        return rule
    }

    /// The format of the form's own that a field names; `nil` if absent.
    private func customFormat(of field: SharedField) -> CustomTextFormat? {
        let name = field.definition.textFormat
        return form.header.formats.first { $0.name.isSame(as: name) }
    }

    private mutating func named(_ field: SharedField, _ index: FieldIndex, at element: ElementIndex) throws(MaskProblem)
        -> TextRule?
    {
        if let custom = customFormat(of: field) {
            setPattern(of: index, custom, at: element)
            return try custom.rule()
        }
        let name = field.definition.textFormat
        guard let format = NamedFormat(word: name) else {
            let guesses = form.suggestions.suggest(for: name) {
                form.header.formats.map { $0.name } + NamedFormat.allCases.map { $0.rawValue }
            }
            report(DefinitionProblem(.unknownFormat, at: element, key: "format", found: name, expected: guesses))
            return nil
        }
        if field.isFormatOfNumbers, field.valueKind != .number, field.valueKind != .integer {
            return TextRule.default(for: field)
        }
        var rule = format.rule
        if rule.kind == .shifted || rule.kind == .number { rule.setLimits(of: field) }
        return rule
    }
}

extension SharedField {
    /// How many characters can be typed, if typing stops at the maximum of the field or of its format; 0 for any number.
    fileprivate func typingLimit(_ maximum: Int?) -> Int {
        guard definition.limitsTyping, valueKind.isText else { return 0 }
        let limits = [definition.validations.maxLength, maximum].compactMap { $0 }.filter { $0 > 0 }
        return limits.min() ?? 0
    }
}

extension TextRule {
    /// The rule of a type without mask and format; `nil` if it takes any text.
    static func `default`(for field: SharedField) -> TextRule? {
        var rule = TextRule()
        switch field.valueKind {
        case .number, .integer:
            rule = .number(fractionDigits: field.valueKind == .integer ? 0 : nil)
            rule.setLimits(of: field)
        case .text where field.definition.type == .email || field.definition.type == .url:
            rule = field.definition.type == .email ? NamedFormat.email.rule : NamedFormat.url.rule
            rule.isImplied = true
        default: return nil
        }
        return rule
    }

    /// Sets the limits of a number. A currency decides the digits of the fraction. No minus can be typed if the minimum
    /// is not negative.
    ///
    /// Only amounts are grouped, unless the field asks for it: years and house numbers are not.
    mutating func setLimits(of field: SharedField) {
        currency = field.definition.currency
        let isAmount = field.definition.type == .currency || kind == .shifted
        grouping = field.definition.grouping ?? (isAmount ? .onLeaving : .never)
        let limits = field.numberLimits
        if field.definition.limitsTyping { ceiling = limits.ceiling }
        // A smallest number that moves may be below 0.
        let mayMove = field.hasOwnParts && field.definition.hasMovingMinimum
        if let minimum = limits.minimum, !minimum.isNegative, !mayMove { allowsNegative = false }
    }
}
