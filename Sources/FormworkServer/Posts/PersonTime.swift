#if Server
import FormworkCore
import HTTPTypes

/// The time and the zone of the person at a page, or of the program that posts: `today()` is the day there.
///
/// A page posts it in `fw.time`, a program in the header `Formwork-Time`, as a time with its offset: `2026-11-26T18:00:00+13:00`.
struct PersonTime: Equatable, Sendable {
    /// The name of the page's input.
    static let input = "fw.time"
    /// The name of the header.
    static let headerName = HTTPField.Name("Formwork-Time") ?? .date

    /// How far a clock may differ from the server's, in milliseconds.
    private static let tolerance: Int64 = 86_400_000

    /// Milliseconds since 1970 in UTC.
    let clock: Int64
    /// The offset of the zone from UTC, in seconds.
    let zoneOffset: Int

    init(clock: Int64, zoneOffset: Int) {
        self.clock = clock
        self.zoneOffset = zoneOffset
    }

    /// Reads a time; `nil` if the text is no time, or if no clock on earth has its offset. A clock that differs from
    /// the server's by more than a day is wrong, so the server's time is taken with the offset.
    init?(_ text: String?, now: Int64) {
        guard let instant = text.flatMap({ CivilInstant($0) }),
            SessionContext.possibleOffsets.contains(instant.offsetSeconds)
        else { return nil }
        let told = instant.utcSeconds * 1_000
        clock = (now - Self.tolerance...now + Self.tolerance).contains(told) ? told : now
        zoneOffset = instant.offsetSeconds
    }
}

extension SessionContext {
    /// Takes the time and the zone of the person. Nothing is taken if they are not known, and a form that names a zone keeps it.
    mutating func take(_ time: PersonTime?, for form: FormDefinition) {
        guard let time, form.timeZone.isEmpty else { return }
        clock = time.clock
        zoneOffset = time.zoneOffset
        zoneOffsets = nil
    }
}
#endif
