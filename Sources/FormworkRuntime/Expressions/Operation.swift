/// An operator or function of the language of expressions. A program applies it to values on its stack.
///
/// The raw value is part of the archive format. New operations get new numbers, and old ones keep theirs.
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

    /// Converts a value to `true` or `false`: `true` stays, everything else becomes `false`.
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
    case power = 33
    case exponential = 34
    /// The logarithm to the base of the second operand; the natural one without a second operand.
    case logarithm = 35

    case text = 40
    case concat = 41
    case length = 42
    /// Maps each character of a text by a `CaseTable`.
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

    /// The present day in the form's zone. It has no operands.
    case today = 64
    /// The present day and time in the form's zone. It has no operands.
    case now = 65
    case formatNumber = 66
    case formatDate = 67

    /// The time between two times. The last operand is the unit in seconds.
    case timeBetween = 68
    case addMinutes = 69
    case monthsBetween = 70
    case weekday = 71

    /// The sum of the operand in all items up to this one. The compiler makes an aggregate of it, so no program has it.
    case runningSum = 72
    /// The position of the first item with the same operand, if that is before this one. As above, no program has it.
    case earlierItem = 73
    /// The values of a list, each once.
    case distinct = 74
    /// How often a text is in another one, or a value in a list.
    case countOf = 75
    /// The first characters of a text.
    case left = 76
    case right = 77
    /// The characters of a text from a position on, from 1.
    case mid = 78
}

extension Operation {
    /// Whether the result changes as time goes by.
    package var readsClock: Bool { self == .today || self == .now }

    /// Whether there are operands for which the operation fails.
    package var canFail: Bool {
        switch self {
        case .negate, .add, .subtract, .multiply, .divide, .remainder, .power, .exponential, .logarithm: true
        case .round, .floor, .ceiling, .magnitude, .minimum, .maximum, .sum, .average, .concat: true
        case .replace, .split, .join, .year, .month, .day, .age, .date, .addDays, .addMonths, .daysBetween: true
        case .today, .now, .formatNumber, .formatDate, .timeBetween, .addMinutes, .monthsBetween, .weekday: true
        case .runningSum, .earlierItem, .left, .right, .mid: true
        default: false
        }
    }
}
