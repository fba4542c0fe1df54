package import FormworkRuntime

// Days that a page asks for as a text, in the order of the language, with the calendar of the browser beside it. The engine in
// a page is not told: it knows days as the calendars of browsers give them.

extension Field {
    /// Whether a page asks for the day as a text: that of a birth, which people know by heart and calendars are far from,
    /// and one for which the form has a pattern in numbers. Browsers' calendars follow no pattern.
    package var isTypedDay: Bool {
        #if hasFeature(Embedded)
        false
        #else
        type == .date && (autocomplete.split(separator: " ").last == "bday" || !numericPattern.isEmpty)
        #endif
    }
}

#if !hasFeature(Embedded)
extension Field {
    /// The field's own pattern, if it is one of numbers; else blank.
    private var numericPattern: String {
        let letters = displayFormat.filter { $0.isLetter || $0 == "'" }
        let parts = displayFormat.split { !$0.isLetter }.filter { "yMd".contains($0[$0.startIndex]) }
        let isInNumbers = letters.allSatisfy { "yMd".contains($0) } && Set(letters) == ["y", "M", "d"]
        return isInNumbers && parts.allSatisfy { !$0.hasPrefix("MMM") } ? displayFormat : ""
    }

    /// The pattern in which the day is typed.
    package func typedPattern(in locale: LocaleRecord) -> String {
        numericPattern.isEmpty ? locale.datePattern : numericPattern
    }
}

extension SessionContext {
    /// The year in which the session began. It decides which century years of two digits belong to.
    package var year: Int { CivilDateTime(utcMilliseconds: clock, offsetSeconds: zoneOffset)?.date.year ?? 2000 }
}

extension FieldPresentation {
    /// The text of the control for the day: in the order of the language, or as it was typed if it is no day.
    package var typedDay: String {
        let locale = engine.settings.context.locale
        guard let day = CivilDate(state.text) else { return state.text }
        return locale.format(day, pattern: compiled.definition.typedPattern(in: locale))
    }
}
#endif
