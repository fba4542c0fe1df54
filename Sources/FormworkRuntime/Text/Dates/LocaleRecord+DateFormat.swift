extension LocaleRecord {
    /// Writes a day and a time by a pattern of letters, as Unicode's date patterns have them: `y`, `yy`, `yyyy`, `M`,
    /// `MM`, `MMM` (short name), `MMMM` (name), `d`, `dd`, `E` (short name), `EEEE` (name), `H`, `HH`, `h`, `hh`, `m`,
    /// `mm`, `s`, `ss`, `a`. Text between `'` stands for itself, as does everything that is not a letter.
    ///
    /// - Parameter hasOwnDigits: Whether digits are the locale's; texts for sending have ASCII.
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
        let letters = pattern.scalarList
        var position = 0
        var isQuoted = false
        func number(_ value: Int, _ width: Int) {
            var digits: [UInt8] = []
            var rest = value
            while rest > 0 || digits.count < width {
                digits.append(UInt8(truncatingIfNeeded: rest % 10))
                rest /= 10
            }
            for value in digits.reversed() {
                text.append(scalar: hasOwnDigits ? digit(value) : Unicode.Scalar(0x30 + value))
            }
        }
        func name(_ list: [String], _ index: Int) {
            if list.indices.contains(index) { text += list[index] }
        }
        while position < letters.count {
            let letter = letters[position]
            let start = position
            while position < letters.count, letters[position] == letter { position += 1 }
            let count = position - start
            if letter == "'" {
                // Two in a row are one that is shown.
                for _ in 0..<(count / 2) { text += "'" }
                if count % 2 == 1 { isQuoted.toggle() }
                continue
            }
            switch isQuoted ? " " : letter {
            case "y": number(count == 2 ? year % 100 : year, count)
            case "M", "L":
                if count > 2 { name(count > 3 ? months : shortMonths, month - 1) } else { number(month, count) }
            case "d": number(day, count)
            case "E", "c": name(count > 3 ? weekdays : shortWeekdays, date.weekday - 1)
            case "H": number(hour, count)
            case "h": number((hour + 11) % 12 + 1, count)
            case "m": number(time?.minute ?? 0, count)
            case "s": number(time?.second ?? 0, count)
            case "a": name(dayPeriods, hour / 12)
            default: for _ in 0..<count { text.append(scalar: letter) }
            }
        }
        return text
    }
}
