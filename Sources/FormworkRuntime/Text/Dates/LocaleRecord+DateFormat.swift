extension LocaleRecord {
    /// Writes a day and a time by a pattern of letters, as Unicode's date patterns have them: `y`, `yy`, `yyyy`, `M`,
    /// `MM`, `MMM` (short name), `MMMM` (name), `d`, `dd`, `E` (short name), `EEEE` (name), `H`, `HH`, `h`, `hh`, `m`,
    /// `mm`, `s`, `ss`, `a`. Text between `'` appears as it is, and so does everything that is not a letter.
    ///
    /// - Parameters:
    ///   - value: The day and the time.
    ///   - pattern: The pattern.
    ///   - hasOwnDigits: Whether the text has the digits of the locale; otherwise it has ASCII digits, as programs
    ///     expect.
    /// - Complexity: linear in the pattern.
    public func format(_ value: CivilDateTime, pattern: String, hasOwnDigits: Bool = true) -> String {
        format(value.date, value.time, pattern, hasOwnDigits)
    }

    /// Writes a day by a pattern; see `format(_:pattern:hasOwnDigits:)` for a day with a time.
    public func format(_ date: CivilDate, pattern: String, hasOwnDigits: Bool = true) -> String {
        format(date, nil, pattern, hasOwnDigits)
    }

    /// Writes a time of day by a pattern; see `format(_:pattern:hasOwnDigits:)` for a day with a time.
    public func format(_ time: CivilTime, pattern: String, hasOwnDigits: Bool = true) -> String {
        format(.earliest, time, pattern, hasOwnDigits)
    }

    func format(_ date: CivilDate, _ time: CivilTime?, _ pattern: String, _ hasOwnDigits: Bool) -> String {
        let (year, month, day) = date.components
        let hour = time?.hour ?? 0
        var text = ""
        func name(_ list: [String], _ index: Int) {
            if list.indices.contains(index) { text += list[index] }
        }
        func number(_ unit: DateUnit, _ width: Int) -> Int {
            switch unit {
            case .year: width == 2 ? year % 100 : year
            case .month: month
            case .day: day
            case .hour: hour
            case .hourOfHalfDay: (hour + 11) % 12 + 1
            case .minute: time?.minute ?? 0
            case .second: time?.second ?? 0
            }
        }
        var parts = DatePatternReader(pattern)
        while let part = parts.next() {
            switch part {
            case .number(let unit, let width):
                append(number(unit, width), width, to: &text, hasOwnDigits: hasOwnDigits)
            case .monthName(let isShort): name(isShort ? shortMonths : months, month - 1)
            case .weekdayName(let isShort): name(isShort ? shortWeekdays : weekdays, date.weekday - 1)
            case .dayPeriod: name(dayPeriods, hour / 12)
            case .literal(let character, let count):
                for _ in 0..<count { text.append(scalar: character) }
            }
        }
        return text
    }

    /// Appends a number with zeros in front up to a width.
    private func append(_ number: Int, _ width: Int, to text: inout String, hasOwnDigits: Bool) {
        var digits: [UInt8] = []
        var rest = number
        while rest > 0 || digits.count < width {
            digits.append(UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        for value in digits.reversed() {
            text.append(scalar: hasOwnDigits ? digit(value) : Unicode.Scalar(UInt8(ascii: "0") + value))
        }
    }
}
