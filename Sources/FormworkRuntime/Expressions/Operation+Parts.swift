extension Operation {
    /// The first, the last or some other characters of a text, as people count them. Numbers beyond its ends are no failure;
    /// numbers below 0, or a position below 1, are.
    func cut(_ operands: [FormValue], _ first: FormValue, _ second: FormValue) -> FormValue? {
        guard let number = second.characterCount, number >= (self == .mid ? 1 : 0) else { return nil }
        let text = first.plainText
        // Each position is counted from the front of the text, so the work is linear.
        var start = 0
        var count = number
        switch self {
        case .right:
            let length = text.characterCount
            start = length - Swift.min(count, length)
        case .mid:
            start = number - 1
            count = .max
            if operands.count > 2 {
                guard let limit = operands[2].characterCount else { return nil }
                count = limit
            }
        default: break
        }
        var part = ""
        var characters = text.makeIterator()
        while count > 0, let next = characters.next() {
            if start > 0 {
                start -= 1
            } else {
                part.append(next)
                count -= 1
            }
        }
        return .text(part)
    }
}

extension FormValue {
    /// A number of characters; `nil` unless it is a whole number that is not negative. No text has more characters than an
    /// `Int` can count, so a larger number counts as the largest, also where an `Int` has 32 bits.
    fileprivate var characterCount: Int? {
        guard let number = numeric, number.isInteger, !number.isNegative else { return nil }
        return number.intValue ?? .max
    }

    /// How often a value is in a list, or a text in this one, from the left and without overlaps. A blank one is nowhere.
    func occurrences(of part: FormValue) -> Int {
        if part.isMissing { return 0 }
        if case .list(let values) = self { return values.reduce(0) { $1.matches(part) ? $0 + 1 : $0 } }
        return TextSearch.starts(of: Array(part.plainText.utf8), in: Array(plainText.utf8), limit: .max).count
    }
}

extension [FormValue] {
    /// The values without blanks, each where it is for the first time. Values that are written the same are one.
    ///
    /// - Complexity: linear in their texts.
    var distinct: [FormValue] {
        // It is a dictionary because a set would add the code of another kind of table to the page.
        var seen: [ExactText: Int] = [:]
        var distinct: [FormValue] = []
        for value in self where !value.isBlank {
            if seen.updateValue(0, forKey: ExactText(value.canonicalText)) == nil { distinct.append(value) }
        }
        return distinct
    }
}
