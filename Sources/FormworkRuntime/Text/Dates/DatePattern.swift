/// A part of a date pattern.
enum DatePatternPart: Equatable {
    /// A number. The width is the number of letters that the pattern has for it.
    case number(DateUnit, width: Int)
    case monthName(isShort: Bool)
    case weekdayName(isShort: Bool)
    /// The name of the half of the day, such as AM or PM.
    case dayPeriod
    /// A character that appears as it is, `count` times.
    case literal(Unicode.Scalar, count: Int)
}

/// The unit of a number in a day or time.
enum DateUnit {
    case year, month, day
    /// The hours from midnight, 0 to 23.
    case hour
    /// The hours from midnight or noon, 1 to 12.
    case hourOfHalfDay
    case minute, second
}

/// Reads a date pattern part by part. Its letters are those of Unicode's date patterns.
struct DatePatternReader {
    private let letters: [Unicode.Scalar]
    private var position = 0
    private var isQuoted = false

    init(_ pattern: String) { letters = pattern.scalarList }

    /// The next part; `nil` at the end.
    mutating func next() -> DatePatternPart? {
        guard position < letters.count else { return nil }
        let letter = letters[position]
        let start = position
        while position < letters.count, letters[position] == letter { position += 1 }
        let count = position - start
        if letter == "'" {
            // Two apostrophes in a row mean one apostrophe. A single one begins or ends a quotation.
            if count % 2 == 1 { isQuoted.toggle() }
            return .literal("'", count: count / 2)
        }
        return isQuoted ? .literal(letter, count: count) : Self.part(letter, count)
    }

    /// The next part, without moving past it; `nil` at the end.
    func peek() -> DatePatternPart? {
        var copy = self
        return copy.next()
    }

    private static func part(_ letter: Unicode.Scalar, _ count: Int) -> DatePatternPart {
        switch letter {
        case "y": .number(.year, width: count)
        case "M", "L": count > 2 ? .monthName(isShort: count == 3) : .number(.month, width: count)
        case "d": .number(.day, width: count)
        case "E", "c": .weekdayName(isShort: count <= 3)
        case "H": .number(.hour, width: count)
        case "h": .number(.hourOfHalfDay, width: count)
        case "m": .number(.minute, width: count)
        case "s": .number(.second, width: count)
        case "a": .dayPeriod
        default: .literal(letter, count: count)
        }
    }
}
