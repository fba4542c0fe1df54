// Warnings about properties that are probably mistakes, although the form can run with them.

extension FieldCheck {
    /// Warns of a choice that must be made from no options, and of a default that cannot be chosen.
    ///
    /// Code may bring the options of a field. So this is only a warning.
    mutating func checkChoices() {
        guard field.valueKind.isChoice else { return }
        let definition = field.definition
        for place in definition.options.indices
        where definition.options[place].isDefault && definition.options[place].isDisabled && field.isAsked {
            report(
                .wrongDefault, "options[" + String(place) + "]", definition.options[place].id.canonicalText,
                expected: [definition.type.rawValue, "disabled"])
        }
        let isFilled = !definition.value.isBlank || definition.optionSource != nil || definition.files != nil
        let isMade = !definition.components.isEmpty
        if definition.validations.required, definition.options.isEmpty, !isFilled, !isMade, field.isAsked {
            report(.noOptions, "", definition.type.rawValue)
        }
    }

    /// Warns of letters that a pattern for days and times shows as they are. Such a letter between apostrophes is
    /// intended, and so is a single `T` or `Z`, as in ISO 8601.
    mutating func checkPatternLetters() {
        let (display, save) = (field.definition.displayFormat, field.definition.saveFormat)
        if display.isEmpty && save.isEmpty || !field.definition.components.isEmpty { return }
        for (key, pattern) in [("display_format", display), ("save_format", save)] {
            guard let letter = DateLetters.unknown(in: pattern) else { continue }
            let meant = DateLetters.corrected(pattern)
            report(.dateLetter, key, letter, expected: DateLetters.unknown(in: meant) == nil ? [meant] : [])
        }
    }

    /// Warns of a currency that is not three letters. Any three letters are accepted, because the codes in use change.
    mutating func checkCurrency() {
        let code = field.definition.currency
        let isCode = code.utf8.count == 3 && code.utf8.allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
        if code.isEmpty || isCode { return }
        report(.currencyCode, "currency", code, expected: ["EUR"])
    }
}

extension SharedField {
    /// Whether people can answer the field from the start. Other fields are not validated at first, or never.
    var isAsked: Bool {
        definition.type.takesInput && !isSecret && definition.formula.isEmpty && !definition.hidden
            && !definition.disabled
    }
}

/// The letters of patterns for days and times.
private enum DateLetters {
    /// The first letter outside of apostrophes that a pattern shows as it is; `nil` if absent.
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
