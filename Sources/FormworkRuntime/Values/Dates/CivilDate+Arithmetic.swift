extension CivilDate {
    /// The date some days later, or earlier if the number is negative; `nil` outside the years 1 to 9999.
    public func adding(days: Int) -> CivilDate? {
        let (sum, isTooLarge) = daysSinceEpoch.addingReportingOverflow(days)
        return isTooLarge ? nil : CivilDate(daysSinceEpoch: sum)
    }

    /// The same day some months later, or earlier if the number is negative. If that month has no such day, it is the
    /// last day of the month: a month after 31 January is 28 or 29 February. `nil` outside the years 1 to 9999.
    public func adding(months: Int) -> CivilDate? {
        let (year, month, day) = components
        let (total, isTooLarge) = (12 * year + month - 1).addingReportingOverflow(months)
        guard !isTooLarge, total >= 0,
            let length = Self.length(ofMonth: total % 12 + 1, year: total / 12)
        else { return nil }
        return CivilDate(year: total / 12, month: total % 12 + 1, day: min(day, length))
    }

    /// The number of days from this date to the other; negative if the other is earlier.
    public func days(until other: CivilDate) -> Int {
        other.daysSinceEpoch - daysSinceEpoch
    }

    /// The number of full months from this date to the other; negative if the other is earlier. A month is full on the same
    /// day of the month or, in a month without that day, on the first day of the next one.
    public func months(until other: CivilDate) -> Int {
        guard self <= other else { return 0 - other.months(until: self) }
        let (start, end) = (components, other.components)
        return 12 * (end.year - start.year) + end.month - start.month - (end.day < start.day ? 1 : 0)
    }

    /// The age in years, on another date, of a person born on this date; `nil` before the birth.
    ///
    /// A person born on 29 February is a year older on that day or, in a year without it, on 1 March.
    public func age(on other: CivilDate) -> Int? {
        guard self <= other else { return nil }
        let (birth, now) = (components, other.components)
        let isBeforeBirthday = (now.month, now.day) < (birth.month, birth.day)
        return now.year - birth.year - (isBeforeBirthday ? 1 : 0)
    }
}
