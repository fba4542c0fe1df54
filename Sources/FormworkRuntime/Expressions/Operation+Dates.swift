extension Operation {
    /// Applies a function of dates. For a blank date the result is blank. Any other value that is not a date is a
    /// failure.
    func applyToDates(_ operands: [FormValue], _ first: FormValue, _ second: FormValue) -> FormValue? {
        if operands.contains(where: { $0.isMissing }) { return .blank }
        if operands.count == 3 { return Operation.date(operands) }
        guard let (date, time) = first.civil else { return nil }
        switch self {
        case .year: return .number(DecimalNumber(date.year))
        case .month: return .number(DecimalNumber(date.month))
        case .day: return .number(DecimalNumber(date.day))
        case .weekday: return .number(DecimalNumber(date.weekday))
        case .age, .daysBetween, .monthsBetween:
            guard let other = second.civil?.date else { return nil }
            if self == .monthsBetween { return .number(DecimalNumber(date.months(until: other))) }
            if self == .daysBetween { return .number(DecimalNumber(date.days(until: other))) }
            return date.age(on: other).map { .number(DecimalNumber($0)) } ?? .blank
        case .addDays, .addMonths:
            guard let count = second.numeric?.intValue,
                let moved = self == .addDays ? date.adding(days: count) : date.adding(months: count)
            else { return nil }
            return .text(time.map { CivilDateTime(date: moved, time: $0).description } ?? moved.description)
        default: return .text(date.description)
        }
    }

    /// Makes a date of a year, a month and a day.
    private static func date(_ parts: [FormValue]) -> FormValue? {
        guard let year = parts[0].numeric?.intValue, let month = parts[1].numeric?.intValue,
            let day = parts[2].numeric?.intValue, let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        return .text(date.description)
    }
}

extension FormValue {
    /// The date of a canonical text, and the time if the text has one; `nil` if the text is no date.
    package var civil: (date: CivilDate, time: CivilTime?)? {
        guard case .text(let text) = self, var reader = CivilReader(text), let date = reader.date() else { return nil }
        if reader.isAtEnd { return (date, nil) }
        guard reader.skip("T"), let time = reader.time(), reader.isAtEnd else { return nil }
        return (date, time)
    }
}
