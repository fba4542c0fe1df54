extension Operation {
    /// Applies a function of days with times, or of times of day alone. For a blank one the result is blank. Any other value
    /// that is neither is a failure.
    func applyToTimes(_ operands: [FormValue], _ first: FormValue, _ second: FormValue) -> FormValue? {
        if operands.contains(where: { $0.isMissing }) { return .blank }
        guard let start = first.moment else { return nil }
        if self == .addMinutes { return second.numeric?.int64Value.flatMap { start.adding(minutes: $0) } }
        guard let end = second.moment, let seconds = start.seconds(until: end), let unit = operands.last?.numeric
        else { return nil }
        return DecimalNumber(seconds).divided(by: unit).map { .number($0) }
    }
}

/// A time of a day, or of any day.
private struct Moment {
    /// The day; `nil` for a time of any day.
    var date: CivilDate?
    var time: CivilTime

    /// The seconds to another moment. A time of day that is earlier is one of the next day. `nil` if only one has a day.
    func seconds(until end: Moment) -> Int64? {
        let seconds = Int64(end.time.secondOfDay) - Int64(time.secondOfDay)
        switch (date, end.date) {
        case (let date?, let other?): return seconds + 86_400 * Int64(date.days(until: other))
        case (nil, nil): return seconds < 0 ? seconds + 86_400 : seconds
        default: return nil
        }
    }

    /// The moment some minutes later, as text; `nil` outside the years 1 to 9999.
    func adding(minutes: Int64) -> FormValue? {
        // More minutes lead out of all years, and could be too many to calculate with.
        guard minutes.magnitude < 10_000_000_000 else { return nil }
        let seconds = Int64(time.secondOfDay) + minutes * 60
        let second = (seconds % 86_400 + 86_400) % 86_400
        guard let moved = CivilTime(secondOfDay: Int(second)) else { return nil }
        guard let date else { return .text(moved.description) }
        return date.adding(days: Int((seconds - second) / 86_400))
            .map { .text(CivilDateTime(date: $0, time: moved).description) }
    }
}

extension FormValue {
    /// The time of a canonical text, with the day if it has one; a day alone begins at midnight.
    fileprivate var moment: Moment? {
        if let (date, time) = civil {
            return (time ?? CivilTime(hour: 0, minute: 0)).map { Moment(date: date, time: $0) }
        }
        guard case .text(let text) = self else { return nil }
        return CivilTime(text).map { Moment(date: nil, time: $0) }
    }
}
