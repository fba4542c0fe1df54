public import FormworkCore
public import Foundation

/// The time zone in which points in time become days and times of a form, and back.
///
/// A form keeps what calendar and clock show: 21 November, 08:30. A `Date` is a point in time. Which day that is
/// depends on the zone alone, so the same zone has to be used in both directions.
public struct CivilZone: Sendable {
    /// The offset from UTC in seconds at a point in time, given in seconds since 1970.
    private let offset: @Sendable (Int64) -> Int

    /// The zone of Foundation.
    public init(_ zone: TimeZone) {
        offset = { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) }
    }

    /// The zone of a session.
    public init(_ context: SessionContext) {
        let constant = context.zoneOffset
        offset = context.zoneOffsets ?? { _ in constant }
    }

    /// What calendar and clock show at a point in time; a part of a second is dropped. `nil` outside the years 1 to 9999.
    public func civil(_ date: Date) -> CivilDateTime? {
        guard let seconds = Int64(exactly: date.timeIntervalSince1970.rounded(.down)), Self.years.contains(seconds)
        else {
            return nil
        }
        return CivilDateTime(utcSeconds: seconds, offsetSeconds: offset(seconds))
    }

    /// The point in time at which calendar and clock show this.
    ///
    /// Of two, as when summer time ends, it is the earlier. If there is none, as when summer time begins, it is as much
    /// later as the clock was put forward.
    public func date(_ civil: CivilDateTime) -> Date {
        date(civil.date, second: civil.time.secondOfDay)
    }

    /// The first moment of a day.
    public func date(_ day: CivilDate) -> Date { date(day, second: 0) }

    private func date(_ day: CivilDate, second: Int) -> Date {
        let local = Int64(day.daysSinceEpoch) * 86_400 + Int64(second)
        // If the offset changes nearby, it is one before and another after.
        let before = offset(local - 86_400)
        let candidates = [before, offset(local + 86_400)].map { local - Int64($0) }.sorted()
        let seconds = candidates.first { $0 + Int64(offset($0)) == local } ?? local - Int64(before)
        return Date(timeIntervalSince1970: Double(seconds))
    }

    /// The seconds since 1970 that any zone can show as a year from 1 to 9999.
    private static let years: ClosedRange<Int64> = -62_135_700_000...253_402_400_000
}
