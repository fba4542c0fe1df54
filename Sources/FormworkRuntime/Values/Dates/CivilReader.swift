/// Reads dates and times from a text, one part after another. Each function moves past the part that it reads. It
/// returns `nil` or `false` if the text goes on differently.
struct CivilReader {
    /// The maximum number of bytes in a text that is read. No date needs as many.
    static let longest = 64

    private let bytes: [UInt8]
    private var position = 0

    /// Begins at the start of a text; `nil` if the text is too long to be a date.
    init?(_ text: String) {
        guard text.utf8.count <= Self.longest else { return nil }
        bytes = Array(text.utf8)
    }

    /// Whether the whole text has been read.
    var isAtEnd: Bool { position == bytes.count }

    /// Moves past an ASCII character if it is next. Returns whether it was.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, UInt32(bytes[position]) == character.value else { return false }
        position += 1
        return true
    }

    /// Moves past a fraction such as `.123` or `,123`, if it is next.
    mutating func skipFraction() {
        let start = position
        guard skip(".") || skip(",") else { return }
        guard number(digits: 1) != nil else {
            position = start
            return
        }
        while number(digits: 1) != nil {}
    }

    /// Reads a number of exactly `digits` digits; `nil` and no move if there are fewer.
    mutating func number(digits: Int) -> Int? {
        guard bytes.count - position >= digits else { return nil }
        var result = 0
        for byte in bytes[position..<position + digits] {
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            result = 10 * result + Int(digit)
        }
        position += digits
        return result
    }

    /// Reads `2026-11-21`.
    mutating func date() -> CivilDate? {
        guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
            let day = number(digits: 2)
        else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    /// Reads `08:30` or `08:30:15`.
    mutating func time() -> CivilTime? {
        guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2) else { return nil }
        guard skip(":") else { return CivilTime(hour: hour, minute: minute) }
        guard let second = number(digits: 2) else { return nil }
        return CivilTime(hour: hour, minute: minute, second: second)
    }

    /// Reads `2026-11-21T08:30`. If tolerant, a small `t` or a space may replace the `T`.
    mutating func dateTime(isTolerant: Bool) -> CivilDateTime? {
        guard let date = date(), skip("T") || isTolerant && (skip(" ") || skip("t")), let time = time() else {
            return nil
        }
        return CivilDateTime(date: date, time: time)
    }

    /// Reads an offset such as `Z`, `+01`, `+0100` or `-01:00`. Returns it in seconds.
    mutating func offset() -> Int? {
        if skip("Z") || skip("z") { return 0 }
        let isBehind = skip("-")
        guard isBehind || skip("+"), let hours = number(digits: 2) else { return nil }
        let needsMinutes = skip(":")
        let minutes = number(digits: 2)
        guard minutes != nil || !needsMinutes, let size = CivilTime(hour: hours, minute: minutes ?? 0) else {
            return nil
        }
        return isBehind ? 0 - size.secondOfDay : size.secondOfDay
    }
}
