extension LocaleRecord {
    /// Reads a day as people type it here: numbers in the order of the locale or of another pattern, with anything
    /// between them or nothing; the year first if it is written with more than two digits; names of months. `nil` for
    /// anything else.
    ///
    /// - Parameters:
    ///   - pattern: Whose order of day, month and year decides; blank for the locale's.
    ///   - currentYear: Years of two digits are the nearest from 80 years before it to 19 years after it.
    public func parseDate(_ text: String, pattern: String = "", currentYear: Int) -> CivilDate? {
        guard let tokens = DateTokens(text)?.tokens else { return nil }
        var order = Self.order(pattern.isEmpty ? datePattern : pattern)
        var month = 0
        var numbers: [DateTokens.Token] = []
        for token in tokens {
            if token.digits > 0 {
                numbers.append(token)
                continue
            }
            var found = DateTokens.position(of: token.word, in: months)
            if found < 0 { found = DateTokens.position(of: token.word, in: shortMonths) }
            if found >= 0, month == 0 {
                month = found + 1
            } else if token.word.count > 2, DateTokens.position(of: token.word, in: weekdays) < 0,
                DateTokens.position(of: token.word, in: shortWeekdays) < 0
            {
                // Words of one or two letters join: "21 de noviembre", "21st".
                return nil
            }
        }
        if month > 0 { order.removeAll { $0 == 0x4D } }
        if numbers.count == 1, month == 0 { numbers = Self.split(numbers[0], order) }
        guard numbers.count == order.count else { return nil }
        if numbers[0].digits > 2, order[0] != 0x79 {
            order.removeAll { $0 == 0x79 }
            order.insert(0x79, at: 0)
            // Behind a year the month comes first everywhere.
            if order.count == 3 { order = [0x79, 0x4D, 0x64] }
        } else if order[0] == 0x79, numbers[0].digits <= 2, numbers[order.count - 1].digits > 2 {
            order.removeFirst()
            order.append(0x79)
        }
        var (year, day) = (0, 0)
        for index in order.indices {
            switch order[index] {
            case 0x79:
                year = numbers[index].number
                if numbers[index].digits <= 2 { year = Self.fullYear(year, near: currentYear) }
            case 0x4D: month = numbers[index].number
            default: day = numbers[index].number
            }
        }
        return CivilDate(year: year, month: month, day: day)
    }

    /// Reads a time of day: hours, minutes and seconds with anything between them or nothing, and what stands for the
    /// hours before or after noon. `nil` for anything else.
    public func parseTime(_ text: String) -> CivilTime? {
        guard let tokens = DateTokens(text)?.tokens else { return nil }
        var numbers: [Int] = []
        var period = -1
        for token in tokens {
            if token.digits > 2, numbers.isEmpty, token.digits <= 6 {
                let pairs = token.digits > 4 ? token.number : token.number * 100
                numbers = [pairs / 10_000, pairs / 100 % 100, pairs % 100]
            } else if token.digits > 0 {
                guard token.digits <= 2 else { return nil }
                numbers.append(token.number)
            } else if period < 0 {
                period = DateTokens.position(of: token.word, in: dayPeriods)
                if period < 0 { period = DateTokens.position(of: token.word, in: EnglishNames.dayPeriods) }
                if period < 0, token.word.count == 1 {
                    // The `m` of "p.m." stands by itself.
                    period = token.word[0] == 0x61 ? 0 : token.word[0] == 0x70 ? 1 : -1
                }
                if period < 0 { return nil }
            } else if token.word != [0x6D] {
                return nil
            }
        }
        guard var hour = numbers.first, numbers.count <= 3 else { return nil }
        if period >= 0 {
            guard hour >= 1, hour <= 12 else { return nil }
            hour = hour % 12 + 12 * period
        }
        guard numbers.count > 1 || period >= 0 else { return nil }
        return CivilTime(
            hour: hour, minute: numbers.count > 1 ? numbers[1] : 0, second: numbers.count > 2 ? numbers[2] : 0)
    }

    /// The letters of year, month and day in the order of a pattern.
    private static func order(_ pattern: String) -> [UInt8] {
        var order: [UInt8] = []
        for byte in pattern.utf8 where byte == 0x79 || byte == 0x4D || byte == 0x64 {
            if !order.contains(byte) { order.append(byte) }
        }
        return order.count == 3 ? order : [0x79, 0x4D, 0x64]
    }

    /// A day written without separators, in six or eight digits.
    private static func split(_ token: DateTokens.Token, _ order: [UInt8]) -> [DateTokens.Token] {
        guard token.digits == 6 || token.digits == 8 else { return [] }
        var rest = token.number
        var parts: [DateTokens.Token] = []
        for letter in order.reversed() {
            let digits = letter == 0x79 ? token.digits - 4 : 2
            let size = digits == 4 ? 10_000 : 100
            parts.insert(DateTokens.Token(number: rest % size, digits: digits), at: 0)
            rest /= size
        }
        return parts
    }

    private static func fullYear(_ year: Int, near current: Int) -> Int {
        let first = current - 80
        return first + ((year - first) % 100 + 100) % 100
    }
}
