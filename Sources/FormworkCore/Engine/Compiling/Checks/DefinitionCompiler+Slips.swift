// Warnings about properties of fields that are probably mistakes, although the form can run with them.

extension DefinitionCompiler {
    /// Warns of a choice that must be made from no options, and of a default that cannot be chosen.
    ///
    /// Code may bring the options of a field. So this is only a warning.
    mutating func checkChoices(of field: SharedField, element: ElementIndex) {
        guard field.valueKind.isChoice else { return }
        let definition = field.definition
        for place in definition.options.indices
        where definition.options[place].isDefault && definition.options[place].isDisabled && isAsked(field) {
            problems.append(
                DefinitionProblem(
                    .wrongDefault, at: element, key: "options[" + String(place) + "]",
                    found: definition.options[place].id.canonicalText,
                    expected: [definition.type.rawValue, "disabled"]))
        }
        let isFilled = !definition.value.isBlank || definition.optionSource != nil || definition.files != nil
        let isMade = !definition.components.isEmpty
        if definition.validations.required, definition.options.isEmpty, !isFilled, !isMade, isAsked(field) {
            problems.append(DefinitionProblem(.noOptions, at: element, found: definition.type.rawValue))
        }
    }

    /// Whether people can answer a field from the start. Other fields are not validated at first, or never.
    func isAsked(_ field: SharedField) -> Bool {
        field.definition.type.takesInput && !field.isSecret && field.definition.formula.isEmpty
            && !field.definition.hidden && !field.definition.disabled
    }

    /// Whether a field has a format in which no number can be written, because it needs letters.
    func isFormatOfLetters(_ field: SharedField) -> Bool {
        let name = field.definition.textFormat
        if header.formats.contains(where: { $0.name.isSame(as: name) }) { return false }
        switch NamedFormat(word: name) {
        case .lettersOnly, .name, .email, .url, .uri, .password, .iban, .postalCodeCA, .postalCodeGB, .postalCodeNL:
            return true
        default: return false
        }
    }

    /// Warns of letters that a pattern for days and times shows as they are. Such a letter between apostrophes is
    /// intended, and so is a single `T` or `Z`, as in ISO 8601.
    mutating func checkPatternLetters(of field: SharedField, element: ElementIndex) {
        let (display, save) = (field.definition.displayFormat, field.definition.saveFormat)
        if display.isEmpty && save.isEmpty || !field.definition.components.isEmpty { return }
        for (key, pattern) in [("display_format", display), ("save_format", save)] {
            guard let letter = DateLetters.unknown(in: pattern) else { continue }
            let meant = DateLetters.corrected(pattern)
            problems.append(
                DefinitionProblem(
                    .dateLetter, at: element, key: key, found: letter,
                    expected: DateLetters.unknown(in: meant) == nil ? [meant] : []))
        }
    }

    /// Warns of a currency that is not three letters. Any three letters are accepted, because the codes in use change.
    mutating func checkCurrency(of field: SharedField, element: ElementIndex) {
        let code = field.definition.currency
        let isCode = code.utf8.count == 3 && code.utf8.allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
        if code.isEmpty || isCode { return }
        problems.append(
            DefinitionProblem(.currencyCode, at: element, key: "currency", found: code, expected: ["EUR"]))
    }

    /// Checks that some number lies within the limits of a field and those of its rules together.
    mutating func checkBothLimits(of field: SharedField, element: ElementIndex) {
        guard field.valueKind.isNumber else { return }
        check("min", field.definition.minimum, notAbove: field.definition.validations.maxValue, element)
        check("max", field.definition.validations.minValue, notAbove: field.definition.maximum, element)
    }

    private mutating func check(
        _ key: String, _ least: DecimalNumber?, notAbove most: DecimalNumber?, _ element: ElementIndex
    ) {
        if let least, let most, least > most {
            problems.append(
                DefinitionProblem(
                    .emptyRange, at: element, key: key, found: least.description + "..." + most.description))
        }
    }
}

/// The letters of patterns for days and times.
private enum DateLetters {
    /// The first letter outside of apostrophes that a pattern shows as it is; `nil` for none.
    static func unknown(in pattern: String) -> String? {
        var isQuoted = false
        var found: String?
        for scalar in pattern.unicodeScalars where found == nil {
            if scalar == "'" { isQuoted.toggle() }
            let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
            if isLetter, !isQuoted, !known.unicodeScalars.contains(scalar) { found = String(scalar) }
        }
        return found
    }

    /// The pattern with letters of other libraries for days and years replaced by the right ones.
    static func corrected(_ pattern: String) -> String {
        String(pattern.map { $0 == "D" ? "d" : $0 == "Y" ? "y" : $0 })
    }

    /// The letters with a meaning in patterns, and those of ISO 8601.
    private static let known = "yMLdEcHhmsaTZ"
}
