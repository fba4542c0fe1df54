/// Reads a number as a person wrote it, whether it was typed, pasted or posted.
///
/// No character of the text is ignored. The text as a whole decides what its separators mean. A text that could mean two
/// different numbers is not a number.
struct WrittenNumber {
    /// The signs that are allowed before or after the number, in small letters: those of a currency, or the percent
    /// sign.
    var affixes: [[UInt32]] = []
    /// Whether a dash may replace the fraction, as in `100,-`.
    var endsInDash = false
    /// The maximum number of digits after the decimal separator; `nil` for no limit.
    var fractionDigits: Int?

    /// Whether a program wrote the number: it has no separator but the decimal point.
    var isCanonical = false

    private let marks: NumberMarks
    private var rest: [UInt32] = []
    private var isNegative = false
    private var digits: [UInt8] = []
    /// The positions of separators in `rest`, after everything else but digits was taken out.
    private var separators: [Int] = []

    init(_ marks: NumberMarks) { self.marks = marks }

    /// The number that a text means; `nil` if it is not a number, or could mean two numbers.
    mutating func read(_ text: String) -> DecimalNumber? {
        rest = []
        for scalar in text.scalarList {
            let code = NumberMarks.folded(scalar.value)
            if !Invisible.isSign(code) { rest.append(code) }
        }
        takeSurroundings()
        guard takeBody(), let whole = wholeDigits else { return nil }
        return number(whole)
    }

    /// Removes the sign and the other characters that are allowed around the digits, and remembers the sign.
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
        if end > 1, end < rest.count, let separator = marks.separator(rest[end - 1]), marks.canBeDecimal(separator) {
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

    /// Separates the digits from the separators; `false` if there is any other character, or a separator at a wrong
    /// position.
    private mutating func takeBody() -> Bool {
        for index in rest.indices {
            if let digit = marks.digit(rest[index]) {
                digits.append(digit)
                continue
            }
            // Two separators are never next to each other.
            guard let separator = marks.separator(rest[index]), separators.last != index - 1,
                !isCanonical || separators.isEmpty && marks.isDecimal(separator)
            else { return false }
            separators.append(index)
        }
        return !digits.isEmpty
    }

    private func separator(_ index: Int) -> UInt32? { marks.separator(rest[separators[index]]) }

    /// The number of digits before a separator.
    private func digitsBefore(_ index: Int) -> Int { separators[index] - index }

    /// The number of digits before the fraction; `nil` if the separators mean nothing, or could mean two things.
    private var wholeDigits: Int? {
        let count = separators.count
        guard count > 0, let first = separator(0), let last = separator(count - 1) else { return digits.count }
        let place = digitsBefore(count - 1)
        for index in 1..<max(count - 1, 1) where separator(index) != first { return nil }
        if count > 1 {
            // Equal separators separate groups. If only the last one differs, it begins the fraction.
            if last == first { return groupsAddUp(count, before: digits.count) ? digits.count : nil }
            return marks.canBeDecimal(last) && groupsAddUp(count - 1, before: place) ? place : nil
        }
        if marks.isDecimal(last) { return place }
        if marks.isGrouping(last) || !marks.canBeDecimal(last), groupsAddUp(1, before: digits.count) {
            return digits.count
        }
        guard marks.canBeDecimal(last) else { return nil }
        // Three digits after a separator that is not the locale's decimal separator could be a group, unless there is
        // nothing or a 0 before it.
        let isGroup = digits.count - place == 3 && (place > 1 || place == 1 && digits[0] != 0)
        return isGroup ? nil : place
    }

    /// Whether the first `count` separators are between groups: one to three digits, then groups of three. In India the
    /// groups in the middle have two digits.
    private func groupsAddUp(_ count: Int, before end: Int) -> Bool {
        let (mark, first) = (separator(0), digitsBefore(0))
        let middle = count > 1 ? digitsBefore(1) - first : 3
        guard middle == 3 || middle == marks.secondSize && mark == marks.grouping,
            first >= 1, first <= middle, digits[0] != 0, mark != NumberMarks.arabicDecimal
        else { return false }
        for index in 0..<count {
            let isLast = index + 1 == count
            let groupEnd = isLast ? end : digitsBefore(index + 1)
            if groupEnd - digitsBefore(index) != (isLast ? 3 : middle) { return false }
        }
        return true
    }

    private func number(_ whole: Int) -> DecimalNumber? {
        let fraction = digits.count - whole
        // Zeros after a whole number are allowed as long as they do not look like a group.
        if let fractionDigits, fraction > max(fractionDigits, 2) { return nil }
        var reader = DecimalReader()
        for index in digits.indices {
            if let fractionDigits, index >= whole + fractionDigits, digits[index] != 0 { return nil }
            reader.append(digits[index], isFraction: index >= whole)
        }
        reader.isNegative = isNegative
        return reader.exactNumber
    }
}
