public import FormworkCore
public import Foundation

/// The time zone in which points in time are converted to days and times of a form, and back.
///
/// A form has local days and times, such as 21 November, 08:30. A `Date` is a point in time. Which day it is depends
/// only on the zone, so the same zone has to be used in both directions.
public struct CivilZone: Sendable {
    /// Returns the offset from UTC in seconds at a point in time, which is in seconds since 1970.
    private let offset: @Sendable (Int64) -> Int

    /// The zone without an offset.
    public static let gmt = CivilZone(TimeZone.gmt)

    /// Makes a zone of one of Foundation.
    public init(_ zone: TimeZone) {
        offset = { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) }
    }

    /// Makes the zone of a session.
    public init(_ context: SessionContext) {
        let constant = context.zoneOffset
        offset = context.zoneOffsets ?? { _ in constant }
    }

    /// The local day and time at a point in time. A part of a second is dropped. `nil` outside the years 1 to 9999.
    public func civil(_ date: Date) -> CivilDateTime? {
        guard let seconds = Int64(exactly: date.timeIntervalSince1970.rounded(.down)), Self.years.contains(seconds)
        else {
            return nil
        }
        return CivilDateTime(utcSeconds: seconds, offsetSeconds: offset(seconds))
    }

    /// The local day and time with the offset from UTC, such as `2026-11-21T08:30:00+01:00`. A part of a second is
    /// dropped. `nil` outside the years 1 to 9999.
    func instant(_ date: Date) -> String? {
        guard let civil = civil(date) else { return nil }
        let seconds = offset(Int64(date.timeIntervalSince1970.rounded(.down)))
        // Before zones had whole minutes, an offset had seconds, which no instant can have.
        let minutes = abs(seconds) / 60
        let parts = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(civil)\(seconds < 0 ? "-" : "+")\(parts[0]):\(parts[1])"
    }

    /// The point in time of a local day and time.
    ///
    /// If there are two, as when summer time ends, it is the earlier one. If no instant fits, as when summer time begins,
    /// it is later by as much as the clock was put forward.
    public func date(_ civil: CivilDateTime) -> Date {
        date(civil.date, second: civil.time.secondOfDay)
    }

    /// The first moment of a day.
    public func date(_ day: CivilDate) -> Date { date(day, second: 0) }

    private func date(_ day: CivilDate, second: Int) -> Date {
        let local = Int64(day.daysSinceEpoch) * 86_400 + Int64(second)
        // If the offset changes near that time, there are two offsets: one before and one after the change.
        let before = offset(local - 86_400)
        let candidates = [before, offset(local + 86_400)].map { local - Int64($0) }.sorted()
        let seconds = candidates.first { $0 + Int64(offset($0)) == local } ?? local - Int64(before)
        return Date(timeIntervalSince1970: Double(seconds))
    }

    /// The seconds since 1970 that can be in a year from 1 to 9999 in any zone.
    private static let years: ClosedRange<Int64> = -62_135_700_000...253_402_400_000
}
