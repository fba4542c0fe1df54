extension CivilDate: CustomStringConvertible {
    /// Reads a date in ISO 8601, such as `2026-11-21`, and nothing else.
    public init?(_ text: String) {
        guard var reader = CivilReader(text), let date = reader.date(), reader.isAtEnd else { return nil }
        self = date
    }

    /// The date in ISO 8601, such as `2026-11-21`.
    public var description: String {
        let (year, month, day) = components
        return padded(year / 100) + padded(year % 100) + "-" + padded(month) + "-" + padded(day)
    }
}

extension CivilTime: CustomStringConvertible {
    /// Reads a time in ISO 8601, such as `08:30` or `08:30:15`, and nothing else.
    public init?(_ text: String) {
        guard var reader = CivilReader(text), let time = reader.time(), reader.isAtEnd else { return nil }
        self = time
    }

    /// The time in ISO 8601, such as `08:30`; with seconds only if there are any.
    public var description: String {
        padded(hour) + ":" + padded(minute) + (second == 0 ? "" : ":" + padded(second))
    }
}

extension CivilDateTime: CustomStringConvertible {
    /// Reads a date with a time in ISO 8601, such as `2026-11-21T08:30`, and nothing else: no zone.
    public init?(_ text: String) {
        guard var reader = CivilReader(text), let value = reader.dateTime(isTolerant: false), reader.isAtEnd else {
            return nil
        }
        self = value
    }

    /// The date and time in ISO 8601, such as `2026-11-21T08:30`; with seconds only if there are any.
    public var description: String {
        date.description + "T" + time.description
    }
}

/// Writes a number below 100 with two digits.
private func padded(_ number: Int) -> String {
    let zero = UInt8(ascii: "0")
    let digits = [zero + UInt8(truncatingIfNeeded: number / 10), zero + UInt8(truncatingIfNeeded: number % 10)]
    return String(decoding: digits, as: UTF8.self)
}
