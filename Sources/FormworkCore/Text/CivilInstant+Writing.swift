extension CivilInstant {
    /// An instant as clocks show it that are `offsetSeconds` ahead of UTC; `nil` outside the years 1 to 9999, and for an offset
    /// of a day or more.
    ///
    /// - Parameters:
    ///   - utcSeconds: The seconds since the start of 1970 in UTC.
    ///   - offsetSeconds: The seconds by which the clock of the zone is ahead of UTC. Offsets are written in whole minutes, so
    ///     further seconds, which zones had long ago, are left out.
    public init?(utcSeconds: Int64, offsetSeconds: Int) {
        guard offsetSeconds.magnitude < 86_400 else { return nil }
        let offsetSeconds = offsetSeconds / 60 * 60
        guard let written = CivilDateTime(utcSeconds: utcSeconds, offsetSeconds: offsetSeconds) else { return nil }
        self.init(written.description + Self.offset(offsetSeconds))
    }

    /// The instant as programs write it, such as `2026-11-27T08:00:00+14:00`. `CivilInstant.init(_:)` reads it.
    public var text: String {
        // Programs expect seconds, which a time of day leaves out if there are none.
        written.description + (written.time.secondOfDay % 60 == 0 ? ":00" : "") + Self.offset(offsetSeconds)
    }

    private static func offset(_ seconds: Int) -> String {
        let minutes = abs(seconds) / 60
        let digits = [minutes / 60 / 10, minutes / 60 % 10, minutes % 60 / 10, minutes % 60 % 10].map { String($0) }
        return (seconds < 0 ? "-" : "+") + digits[0] + digits[1] + ":" + digits[2] + digits[3]
    }
}
