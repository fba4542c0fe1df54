/// A point in time as it was written: a local day and time, and their offset from UTC.
///
/// Answers have local days and times. If an instant is given instead, its day depends on the zone:
/// `dateTime(offsetSeconds:)` converts it for a known offset, and `written` is the day and time in the text.
public struct CivilInstant: Hashable, Sendable {
    /// The date and time as written.
    public let written: CivilDateTime
    /// How far the written time is ahead of UTC, in seconds. It is less than a day, and negative behind UTC.
    public let offsetSeconds: Int

    /// Reads an instant as programs write it: `2014-10-31T23:00:00Z`, `2014-10-31 23:00:00 +00:00` and similar texts;
    /// `nil` for any other text.
    ///
    /// Between date and time is `T` or a space. The seconds may be missing, and their fraction is dropped. The offset
    /// is `Z`, `+01`, `+0100` or `+01:00`, with or without a space before it. A text without an offset is no instant.
    public init?(_ text: String) {
        guard var reader = CivilReader(text), let written = reader.dateTime(isTolerant: true) else { return nil }
        reader.skipFraction()
        _ = reader.skip(" ")
        guard let offset = reader.offset(), reader.isAtEnd else { return nil }
        self.written = written
        offsetSeconds = offset
    }

    /// The number of seconds since the start of 1970 in UTC; negative before it.
    public var utcSeconds: Int64 {
        Int64(written.date.daysSinceEpoch) * 86_400 + Int64(written.time.secondOfDay - offsetSeconds)
    }

    /// The local day and time of the instant where clocks are `offsetSeconds` ahead of UTC; `nil` outside the years 1
    /// to 9999.
    public func dateTime(offsetSeconds: Int) -> CivilDateTime? {
        CivilDateTime(utcSeconds: utcSeconds, offsetSeconds: offsetSeconds)
    }
}
