extension LocaleRecord {
    /// Reads a day as people type it: numbers in the order of the locale or of another pattern, with any characters
    /// between them or none. The year comes first if it is written with more than two digits. The name of a month may
    /// replace its number. A day with points and the year at its end begins with the day in every language. `nil` for anything
    /// else, such as numbers with colons between them, which are a time.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - pattern: The pattern whose order of day, month and year is used; blank means that of the locale.
    ///   - currentYear: Years of two digits are those from 80 years before it to 19 years after it.
    public func parseDate(_ text: String, pattern: String = "", currentYear: Int) -> CivilDate? {
        guard let tokens = DateToken.tokens(of: text) else { return nil }
        var month: Int?
        var numbers: [DateDigits] = []
        for token in tokens {
            switch token {
            case .number(let digits):
                if digits.isBeforeColon { return nil }
                numbers.append(digits)
            case .word(let word):
                if month == nil, let index = monthIndex(word) {
                    month = index + 1
                } else if word.count > 2, !isWeekday(word) {
                    // Words of one or two letters are ignored anywhere: "21 de noviembre", "21st".
                    return nil
                }
            }
        }
        let pattern = pattern.isEmpty ? datePattern : pattern
        var order = Self.order(pattern)
        if month != nil { order.removeAll { $0 == .month } }
        if numbers.count == 1, month == nil { numbers = Self.split(numbers[0], order) }
        guard numbers.count == order.count, let first = numbers.first, let last = numbers.last else { return nil }
        if first.isLong, order[0] != .year {
            // After a year the month comes first in every language.
            order = order.count == 3 ? [.year, .month, .day] : [.year] + order.filter { $0 != .year }
        } else if Self.hasPoints(numbers), order[0] != .year || last.isLong,
            order[0] != .month || !pattern.utf8.contains(UInt8(ascii: "."))
        {
            order = [.day, .month, .year]
        } else if order[0] == .year, !first.isLong, last.isLong {
            order = order.dropFirst() + [.year]
        }
        var (year, day) = (0, 0)
        for (unit, digits) in zip(order, numbers) {
            switch unit {
            case .year: year = digits.isLong ? digits.value : Self.fullYear(digits.value, near: currentYear)
            case .month: month = digits.value
            default: day = digits.value
            }
        }
        return month.flatMap { CivilDate(year: year, month: $0, day: day) }
    }

    private func monthIndex(_ word: [UInt32]) -> Int? {
        DateToken.index(of: word, in: months) ?? DateToken.index(of: word, in: shortMonths)
    }

    private func isWeekday(_ word: [UInt32]) -> Bool {
        DateToken.index(of: word, in: weekdays) != nil || DateToken.index(of: word, in: shortWeekdays) != nil
    }

    /// Reads a time of day: hours, minutes and seconds with or without characters between them, and the name of the hours
    /// before or after noon. `nil` for anything else.
    public func parseTime(_ text: String) -> CivilTime? {
        guard let tokens = DateToken.tokens(of: text) else { return nil }
        var numbers: [Int] = []
        /// The half of the day: 0 before noon, 1 after it; `nil` if the text does not name it.
        var period: Int?
        for token in tokens {
            switch token {
            case .number(let digits) where digits.isLong:
                guard numbers.isEmpty, digits.count <= 6 else { return nil }
                let pairs = digits.count > 4 ? digits.value : digits.value * 100
                numbers = [pairs / 10_000, pairs / 100 % 100, pairs % 100]
            case .number(let digits): numbers.append(digits.value)
            case .word(let word):
                if period == nil {
                    period = periodIndex(word)
                    if period == nil { return nil }
                } else if word != Self.letterM {
                    return nil
                }
            }
        }
        guard var hour = numbers.first, numbers.count <= 3, numbers.count > 1 || period != nil else { return nil }
        if let period {
            guard hour >= 1, hour <= 12 else { return nil }
            hour = hour % 12 + 12 * period
        }
        return CivilTime(
            hour: hour, minute: numbers.count > 1 ? numbers[1] : 0, second: numbers.count > 2 ? numbers[2] : 0)
    }

    /// The half of the day that a word names: 0 before noon, 1 after it; `nil` for any other word.
    private func periodIndex(_ word: [UInt32]) -> Int? {
        DateToken.index(of: word, in: dayPeriods) ?? DateToken.index(of: word, in: EnglishNames.dayPeriods)
            // In "p.m." each letter was read as a word.
            ?? [Self.letterA, Self.letterP].firstIndex(of: word)
    }

    private static let letterA = [Unicode.Scalar("a").value]
    private static let letterP = [Unicode.Scalar("p").value]
    private static let letterM = [Unicode.Scalar("m").value]

    /// Whether three numbers have points between them.
    private static func hasPoints(_ numbers: [DateDigits]) -> Bool {
        numbers.count == 3 && numbers[0].isBeforePoint && numbers[1].isBeforePoint
    }

    /// Year, month and day in the order of a pattern.
    private static func order(_ pattern: String) -> [DateUnit] {
        var order: [DateUnit] = []
        for letter in pattern.unicodeScalars {
            let unit: DateUnit
            switch letter {
            case "y": unit = .year
            case "M": unit = .month
            case "d": unit = .day
            default: continue
            }
            if !order.contains(unit) { order.append(unit) }
        }
        return order.count == 3 ? order : [.year, .month, .day]
    }

    /// The parts of a day that was written without separators, in six or eight digits; empty for other numbers.
    private static func split(_ digits: DateDigits, _ order: [DateUnit]) -> [DateDigits] {
        guard digits.count == 6 || digits.count == 8 else { return [] }
        var rest = digits.value
        var parts: [DateDigits] = []
        for unit in order.reversed() {
            let count = unit == .year ? digits.count - 4 : 2
            let size = count == 4 ? 10_000 : 100
            parts.insert(DateDigits(value: rest % size, count: count), at: 0)
            rest /= size
        }
        return parts
    }

    /// The full year for the last two digits of a year.
    private static func fullYear(_ year: Int, near current: Int) -> Int {
        let first = current - 80
        return first + ((year - first) % 100 + 100) % 100
    }
}
