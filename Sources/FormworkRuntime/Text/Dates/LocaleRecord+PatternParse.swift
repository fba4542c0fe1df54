extension LocaleRecord {
    /// Reads a day, a time or both that were written by a pattern.
    ///
    /// This is the inverse of `format(_:pattern:hasOwnDigits:)` and is meant for texts of programs. Days and times that
    /// people type are read by `parseDate` and `parseTime`, which are less strict.
    ///
    /// - Returns: Canonical text; `nil` for a text that does not have the pattern, and if the pattern lacks a part that
    /// `kind` needs.
    package func readCivil(_ text: String, pattern: String, kind: ValueKind) -> String? {
        guard let parts = PatternReader(text, pattern, self)?.parts else { return nil }
        var date: CivilDate?
        if let year = parts.year, let month = parts.month, let day = parts.day {
            date = CivilDate(year: year, month: month, day: day)
        }
        var time: CivilTime?
        if var hour = parts.hour, let minute = parts.minute {
            if let period = parts.period { hour = hour % 12 + 12 * period }
            time = CivilTime(hour: hour, minute: minute, second: parts.second ?? 0)
        }
        switch kind {
        case .date: return date?.description
        case .time: return time?.description
        default:
            guard let date, let time else { return nil }
            return CivilDateTime(date: date, time: time).description
        }
    }
}

/// Reads the parts of a pattern from a text that was written by it.
private struct PatternReader {
    struct Parts {
        var year: Int?
        var month: Int?
        var day: Int?
        var hour: Int?
        var minute: Int?
        var second: Int?
        /// The half of the day: 0 before noon, 1 after it; `nil` if the text does not name it.
        var period: Int?
    }

    private(set) var parts = Parts()
    private var rest: ArraySlice<Unicode.Scalar>

    init?(_ text: String, _ pattern: String, _ locale: LocaleRecord) {
        rest = Array(text.unicodeScalars)[...]
        var pattern = DatePatternReader(pattern)
        while let part = pattern.next() {
            switch part {
            case .number(let unit, let width):
                // A number right before another number has exactly as many digits as the pattern has letters for it.
                var isBeforeNumber = false
                if case .number = pattern.peek() { isBeforeNumber = true }
                guard read(unit, width, isBeforeNumber: isBeforeNumber) else { return nil }
            case .monthName(let isShort):
                guard let index = name(isShort ? locale.shortMonths : locale.months) else { return nil }
                parts.month = index + 1
            case .weekdayName(let isShort):
                guard name(isShort ? locale.shortWeekdays : locale.weekdays) != nil else { return nil }
            case .dayPeriod:
                guard let period = name(locale.dayPeriods) else { return nil }
                parts.period = period
            case .literal(let character, let count): guard skip(character, count) else { return nil }
            }
        }
        guard rest.isEmpty else { return nil }
    }

    private mutating func read(_ unit: DateUnit, _ width: Int, isBeforeNumber: Bool) -> Bool {
        // The century of a year of two digits is not known.
        if unit == .year, width == 2 { return false }
        guard let number = number(isBeforeNumber ? width : unit == .year ? 4 : 2) else { return false }
        switch unit {
        case .year: parts.year = number
        case .month: parts.month = number
        case .day: parts.day = number
        case .hour, .hourOfHalfDay: parts.hour = number
        case .minute: parts.minute = number
        case .second: parts.second = number
        }
        return true
    }

    private mutating func skip(_ scalar: Unicode.Scalar, _ count: Int) -> Bool {
        for _ in 0..<count {
            guard rest.first == scalar else { return false }
            rest.removeFirst()
        }
        return true
    }

    /// Reads a number of at most `most` digits; `nil` if there is no digit.
    private mutating func number(_ most: Int) -> Int? {
        var number = 0
        var count = 0
        while count < most, let first = rest.first, let digit = DecimalDigits.value(of: first) {
            number = number * 10 + Int(digit)
            count += 1
            rest.removeFirst()
        }
        return count > 0 ? number : nil
    }

    /// The index of the longest name with which the rest of the text begins; `nil` if it begins with no name.
    private mutating func name(_ names: [String]) -> Int? {
        var found: (place: Int, length: Int)?
        for (place, name) in names.enumerated() {
            let scalars = Array(name.unicodeScalars)
            if !scalars.isEmpty, rest.starts(with: scalars), scalars.count > found?.length ?? 0 {
                found = (place, scalars.count)
            }
        }
        rest = rest.dropFirst(found?.length ?? 0)
        return found?.place
    }
}
