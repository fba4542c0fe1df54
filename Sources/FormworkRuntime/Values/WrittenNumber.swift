/// Reads a number as a person wrote it: the one function behind typing, pasting and posting.
///
/// Nothing is left out of a text to make a number of it. What separators mean is decided for the text as a whole, and
/// where they could mean two different numbers, it is none.
struct WrittenNumber {
    /// What may stand before or behind the number, in small letters: the signs of a currency, or that for per cent.
    var affixes: [[UInt32]] = []
    /// Whether a dash may stand for the fraction, as in `100,-`.
    var endsInDash = false
    /// The most digits behind the decimal separator; `nil` for any number of them.
    var fractionDigits: Int?

    private let marks: NumberMarks
    private var rest: [UInt32] = []
    private var isNegative = false
    private var digits: [UInt8] = []
    /// The separators, and how many digits stand before each.
    private var separators: [UInt32] = []
    private var places: [Int] = []

    init(_ marks: NumberMarks) { self.marks = marks }

    /// The number that a text says; `nil` if it says none, or could say two.
    mutating func read(_ text: String) -> DecimalNumber? {
        rest = []
        for scalar in text.scalarList {
            let code = NumberMarks.folded(scalar.value)
            if !NumberMarks.isInvisible(code) { rest.append(code) }
        }
        takeSurroundings()
        guard takeBody(), let whole = wholeDigits else { return nil }
        return number(whole)
    }

    /// Takes the sign and what else may stand around the digits.
    private mutating func takeSurroundings() {
        trim()
        let isSigned = takeSign()
        if takeAffix(atEnd: false) {
            if !isSigned { _ = takeSign() }
        } else {
            _ = takeAffix(atEnd: true)
        }
        guard endsInDash else { return }
        var end = rest.count
        while end > 0, rest.count - end < 2, marks.isDash(rest[end - 1]) { end -= 1 }
        if end > 1, end < rest.count, marks.canBeDecimal(marks.separator(rest[end - 1])) {
            rest.removeLast(rest.count - end + 1)
        }
    }

    private mutating func trim() {
        while let last = rest.last, NumberMarks.isBlank(last) { rest.removeLast() }
        while let first = rest.first, NumberMarks.isBlank(first) { rest.removeFirst() }
    }

    private mutating func takeSign() -> Bool {
        guard let first = rest.first, first == 0x2B || marks.isMinus(first) else { return false }
        isNegative = first != 0x2B
        rest.removeFirst()
        trim()
        return true
    }

    private mutating func takeAffix(atEnd: Bool) -> Bool {
        for affix in affixes where affix.count < rest.count {
            let start = atEnd ? rest.count - affix.count : 0
            var isHere = true
            for index in 0..<affix.count where NumberMarks.lowered(rest[start + index]) != affix[index] {
                isHere = false
            }
            if !isHere { continue }
            if atEnd { rest.removeLast(affix.count) } else { rest.removeFirst(affix.count) }
            trim()
            return true
        }
        return false
    }

    /// Tells digits from separators; `false` if there is anything else, or a separator where none can stand.
    private mutating func takeBody() -> Bool {
        for code in rest {
            if let digit = marks.digit(code) {
                digits.append(digit)
                continue
            }
            let separator = marks.separator(code)
            // Two separators stand beside each other nowhere.
            guard separator != 0, places.last != digits.count else { return false }
            separators.append(separator)
            places.append(digits.count)
        }
        return !digits.isEmpty
    }

    /// How many digits stand before the fraction; `nil` if the separators say nothing, or two different things.
    private var wholeDigits: Int? {
        let count = separators.count
        if count == 0 { return digits.count }
        let last = separators[count - 1]
        let place = places[count - 1]
        for index in 1..<max(count - 1, 1) where separators[index] != separators[0] { return nil }
        if count > 1 {
            // The same separator again and again separates groups; a last one that is another begins the fraction.
            if last == separators[0] { return groupsAddUp(count, before: digits.count) ? digits.count : nil }
            return marks.canBeDecimal(last) && groupsAddUp(count - 1, before: place) ? place : nil
        }
        if marks.isDecimal(last) { return place }
        if marks.isGrouping(last) || !marks.canBeDecimal(last), groupsAddUp(1, before: digits.count) {
            return digits.count
        }
        guard marks.canBeDecimal(last) else { return nil }
        // Three digits behind a separator that is not the language's decimal separator could be a group, unless nothing
        // or a 0 stands before it.
        let isGroup = digits.count - place == 3 && (place > 1 || place == 1 && digits[0] != 0)
        return isGroup ? nil : place
    }

    /// Whether the first separators stand where groups end: one to three digits, then threes, or in India twos and
    /// three at the end.
    private func groupsAddUp(_ count: Int, before end: Int) -> Bool {
        let middle = count > 1 ? places[1] - places[0] : 3
        guard middle == 3 || middle == marks.secondSize && separators[0] == marks.grouping,
            places[0] >= 1, places[0] <= middle, digits[0] != 0, separators[0] != NumberMarks.arabicDecimal
        else { return false }
        for index in 0..<count {
            let isLast = index + 1 == count
            if (isLast ? end : places[index + 1]) - places[index] != (isLast ? 3 : middle) { return false }
        }
        return true
    }

    private func number(_ whole: Int) -> DecimalNumber? {
        let fraction = digits.count - whole
        // Zeros behind a whole number do no harm, as long as they do not look like a group.
        if let fractionDigits, fraction > max(fractionDigits, 2) { return nil }
        var reader = DecimalReader()
        var significant = 0
        for index in digits.indices {
            if significant > 0 || digits[index] != 0 { significant += 1 }
            // More digits than a number has would be another number.
            if significant > DecimalNumber.precision, digits[index] != 0 { return nil }
            if let fractionDigits, index >= whole + fractionDigits, digits[index] != 0 { return nil }
            reader.append(digits[index], isFraction: index >= whole)
        }
        reader.isNegative = isNegative
        return reader.number
    }
}
