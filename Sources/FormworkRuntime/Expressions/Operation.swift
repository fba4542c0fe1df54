/// What a program can do with values on its stack: the operators and functions of the language.
///
/// The raw value is part of the archive format: new operations get new numbers, old ones keep theirs.
package enum Operation: UInt8 {
    case negate = 0
    case add = 1
    case subtract = 2
    case multiply = 3
    case divide = 4
    case remainder = 5

    case equal = 8
    case notEqual = 9
    case less = 10
    case lessOrEqual = 11
    case greater = 12
    case greaterOrEqual = 13
    case isIn = 14

    /// Logical value: `true` stays, everything else is `false`.
    case truth = 16
    case not = 17
    case present = 18
    case missing = 19
    case anyOf = 20
    case allOf = 21
    case count = 22

    case round = 24
    case floor = 25
    case ceiling = 26
    case magnitude = 27
    case minimum = 28
    case maximum = 29
    case sum = 30
    case average = 31
    case number = 32

    case text = 40
    case concat = 41
    case length = 42
    /// Text with each character replaced as a `CaseTable` says.
    case caseMapped = 43
    case trim = 45
    case contains = 46
    case startsWith = 47
    case endsWith = 48
    case replace = 49
    case split = 50
    case join = 51

    case year = 56
    case month = 57
    case day = 58
    case age = 59
    case date = 60
    case addDays = 61
    case addMonths = 62
    case daysBetween = 63

    /// The day in the form's zone; no operands.
    case today = 64
    /// The day and time in the form's zone; no operands.
    case now = 65
    case formatNumber = 66
    case formatDate = 67
}

extension Operation {
    /// Whether the result changes as time goes by.
    package var readsClock: Bool { self == .today || self == .now }

    /// Whether there are operands for which there is no result.
    package var canFail: Bool {
        switch self {
        case .negate, .add, .subtract, .multiply, .divide, .remainder: true
        case .round, .floor, .ceiling, .magnitude, .minimum, .maximum, .sum, .average, .concat: true
        case .replace, .split, .join, .year, .month, .day, .age, .date, .addDays, .addMonths, .daysBetween: true
        case .today, .now, .formatNumber, .formatDate: true
        default: false
        }
    }
}
