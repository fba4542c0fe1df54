extension LocaleRecord {
    /// Reads a day, a time or both that were written by a pattern, into canonical text; `nil` for anything else, and if
    /// the pattern leaves out what the kind has.
    ///
    /// The inverse of `format(_:pattern:hasOwnDigits:)`, for texts of programs: what people type is read by
    /// `parseDate` and `parseTime`, which are not so strict.
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

/// Follows a pattern of letters through a text.
private struct PatternReader {
    struct Parts {
        var year: Int?
        var month: Int?
        var day: Int?
        var hour: Int?
        var minute: Int?
        var second: Int?
        /// 0 before noon, 1 after it.
        var period: Int?
    }

    private(set) var parts = Parts()
    private var rest: ArraySlice<Unicode.Scalar>

    init?(_ text: String, _ pattern: String, _ locale: LocaleRecord) {
        rest = Array(text.unicodeScalars)[...]
        let letters = Array(pattern.unicodeScalars)
        var position = 0
        var isQuoted = false
        while position < letters.count {
            let letter = letters[position]
            let start = position
            while position < letters.count, letters[position] == letter { position += 1 }
            let count = position - start
            // A number right before another has just as many digits as letters.
            let isNumber = isQuoted || !Self.isNumber(letters[position...])
            switch isQuoted && letter != "'" ? " " : letter {
            case "'":
                guard skip("'", count / 2) else { return nil }
                if count % 2 == 1 { isQuoted.toggle() }
            case "y":
                // Years of two digits say too little to be sent.
                guard count != 2, let year = number(isNumber ? 4 : count) else { return nil }
                parts.year = year
            case "M", "L":
                let month = count > 2 ? name(count > 3 ? locale.months : locale.shortMonths) : nil
                guard let month = count > 2 ? month.map({ $0 + 1 }) : number(isNumber ? 2 : count) else { return nil }
                parts.month = month
            case "E", "c": guard name(count > 3 ? locale.weekdays : locale.shortWeekdays) != nil else { return nil }
            case "a":
                guard let period = name(locale.dayPeriods) else { return nil }
                parts.period = period
            case "d", "H", "h", "m", "s":
                guard let number = number(isNumber ? 2 : count) else { return nil }
                switch letter {
                case "d": parts.day = number
                case "m": parts.minute = number
                case "s": parts.second = number
                default: parts.hour = number
                }
            default: guard skip(letter, count) else { return nil }
            }
        }
        guard rest.isEmpty else { return nil }
    }

    /// Whether a pattern begins with a number.
    private static func isNumber(_ pattern: ArraySlice<Unicode.Scalar>) -> Bool {
        switch pattern.first {
        case "M", "L": pattern.prefix(3).contains { $0 != pattern.first } || pattern.count < 3
        case "y", "d", "H", "h", "m", "s": true
        default: false
        }
    }

    private mutating func skip(_ scalar: Unicode.Scalar, _ count: Int) -> Bool {
        for _ in 0..<count {
            guard rest.first == scalar else { return false }
            rest.removeFirst()
        }
        return true
    }

    /// A number of so many digits at most.
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

    /// The place of the longest name that the rest begins with.
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
