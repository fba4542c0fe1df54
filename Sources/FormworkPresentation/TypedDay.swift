package import FormworkRuntime

// Days that a page asks for as a text in the order of the language, with the calendar of the browser beside it. The
// engine in a page does not know this. It reads days in the form of the browser's calendar.

extension Field {
    /// Whether a page asks for the day as a text. It does for a day of birth, which people know by heart and calendars
    /// begin far from. It also does for a field with a pattern in numbers, because the calendars of browsers follow no
    /// pattern.
    package var isTypedDay: Bool {
        #if hasFeature(Embedded)
        false
        #else
        type == .date && (autocomplete.split(separator: " ").last == "bday" || !numericPattern.isEmpty)
        #endif
    }
}

extension CompiledField {
    /// Whether a page asks for the day as a text. Renderers ask this of every field. Only a day has its definition
    /// copied for the answer.
    package var isTypedDay: Bool { type == .date && definition.isTypedDay }
}

#if !hasFeature(Embedded)
extension Field {
    /// The field's own pattern if it has only numbers; otherwise blank.
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

extension LocaleRecord {
    /// A day in words, if readers could take its numbers for two days, such as 02/03/1990; `nil` for any other day, and for a
    /// pattern that begins with the year.
    package func wordsOfDoubtful(_ day: CivilDate, typed pattern: String) -> String? {
        let (_, month, date) = day.components
        let isDoubtful =
            date <= 12 && date != month && pattern.utf8.first { "yMd".utf8.contains($0) } != UInt8(ascii: "y")
        return isDoubtful ? format(day, pattern: longDatePattern) : nil
    }
}

extension SessionContext {
    /// The year in which the session began. It decides to which century years of two digits belong.
    package var year: Int { CivilDateTime(utcMilliseconds: clock, offsetSeconds: zoneOffset)?.date.year ?? 2000 }
}

extension FieldPresentation {
    /// The text of the control for the day, in the order of the language. If the text is no day, it is the typed text.
    package var typedDay: String {
        let locale = engine.settings.context.locale
        guard let day = CivilDate(state.text) else { return state.text }
        return locale.format(day, pattern: compiled.definition.typedPattern(in: locale))
    }
}
#endif
