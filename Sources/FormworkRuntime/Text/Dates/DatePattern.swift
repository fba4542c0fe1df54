/// A part of a date pattern.
enum DatePatternPart: Equatable {
    /// A number; the width is how many letters stand for it.
    case number(DateUnit, width: Int)
    case monthName(isShort: Bool)
    case weekdayName(isShort: Bool)
    /// The name of the hours before or after noon.
    case dayPeriod
    /// A character that stands for itself, so many times.
    case literal(Unicode.Scalar, count: Int)
}

/// What a number in a day or time counts.
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
            // Two apostrophes in a row stand for one; a single one begins or ends a quotation.
            if count % 2 == 1 { isQuoted.toggle() }
            return .literal("'", count: count / 2)
        }
        return isQuoted ? .literal(letter, count: count) : Self.part(letter, count)
    }

    /// The next part, which stays to be read.
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
