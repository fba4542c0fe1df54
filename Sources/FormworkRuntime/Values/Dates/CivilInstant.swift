/// A point in time as it was written: what calendar and clock showed, and how far they were ahead of UTC.
///
/// Answers are civil. Where an instant is given instead, its date depends on the zone: `dateTime(offsetSeconds:)` gives
/// it for a known offset; `written` is the date and time in the text.
public struct CivilInstant: Hashable, Sendable {
    /// The date and time as written.
    public let written: CivilDateTime
    /// How far the written time is ahead of UTC, in seconds; less than a day.
    public let offsetSeconds: Int

    /// Reads an instant as programs write it: `2014-10-31T23:00:00Z`, `2014-10-31 23:00:00 +00:00` and the like.
    ///
    /// Between date and time stands `T` or a space. Seconds may be missing, their fraction is dropped. The offset is
    /// `Z`, `+01`, `+0100` or `+01:00`, after a space or none; text without an offset is no instant.
    public init?(_ text: String) {
        guard var reader = CivilReader(text), let written = reader.dateTime(isTolerant: true) else { return nil }
        reader.skipFraction()
        _ = reader.skip(" ")
        guard let offset = reader.offset(), reader.isAtEnd else { return nil }
        self.written = written
        offsetSeconds = offset
    }

    /// The seconds since the start of 1970 in UTC.
    public var utcSeconds: Int64 {
        Int64(written.date.daysSinceEpoch) * 86_400 + Int64(written.time.secondOfDay - offsetSeconds)
    }

    /// What calendar and clock show at this instant where they are `offsetSeconds` ahead of UTC; `nil` outside the
    /// years 1 to 9999.
    public func dateTime(offsetSeconds: Int) -> CivilDateTime? {
        CivilDateTime(utcSeconds: utcSeconds, offsetSeconds: offsetSeconds)
    }
}
