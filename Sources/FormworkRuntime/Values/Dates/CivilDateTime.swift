/// A day and a time of day, as a calendar and a clock on the wall show them. It has no zone, so it is not a point in
/// time.
public struct CivilDateTime: Hashable, Comparable, Sendable {
    /// The day.
    public var date: CivilDate
    /// The time of the day.
    public var time: CivilTime

    /// Makes a date with a time.
    public init(date: CivilDate, time: CivilTime) {
        self.date = date
        self.time = time
    }

    /// Makes the local day and time of a point in time; `nil` outside the years 1 to 9999.
    ///
    /// - Parameters:
    ///   - utcMilliseconds: Milliseconds since the start of 1970 in UTC. A part of a second is dropped.
    ///   - offsetSeconds: How far local clocks are ahead of UTC, in seconds.
    public init?(utcMilliseconds: Int64, offsetSeconds: Int) {
        self.init(utcSeconds: Self.floored(utcMilliseconds, by: 1_000).quotient, offsetSeconds: offsetSeconds)
    }

    /// Makes the local day and time of a point in time; `nil` outside the years 1 to 9999.
    ///
    /// - Parameters:
    ///   - utcSeconds: Seconds since the start of 1970 in UTC.
    ///   - offsetSeconds: How far local clocks are ahead of UTC, in seconds.
    public init?(utcSeconds: Int64, offsetSeconds: Int) {
        let (seconds, isTooLarge) = utcSeconds.addingReportingOverflow(Int64(offsetSeconds))
        guard !isTooLarge else { return nil }
        let (days, secondOfDay) = Self.floored(seconds, by: 86_400)
        // On a platform with a 32-bit `Int`, the days of a far future do not fit into it.
        guard let days = Int(exactly: days), let date = CivilDate(daysSinceEpoch: days),
            let time = CivilTime(secondOfDay: Int(truncatingIfNeeded: secondOfDay))
        else { return nil }
        self.init(date: date, time: time)
    }

    /// Divides with a remainder that is never negative, so that the result is right for times before 1970 too.
    private static func floored(_ value: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    /// Whether this day and time are before the other.
    public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
        (left.date, left.time) < (right.date, right.time)
    }
}
