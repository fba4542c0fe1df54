// Numbers as they are pasted: with words and signs around them, and in the writing of other languages.

extension TextControl {
    /// What was typed or pasted of a number, without words and signs around it; `nil` if that could become another
    /// number than was meant.
    func typedNumber(_ inserted: [UInt16], isWhole: Bool) -> [UInt16]? {
        var found: [UInt16] = []
        var units: [UInt16] = []
        var isBroken = false
        // The tokens before, and the last of them that was taken.
        var last: UInt16 = 0
        var taken: UInt16 = 0
        // How many digits follow white space behind another digit, which separates groups, or numbers; far below 0
        // without any.
        var run = -1_000
        for unit in inserted {
            var token = token(unit)
            // An amount may end in a dash for the fraction that it does not have.
            if token == NumberToken.minus, taken == NumberToken.decimal { token = NumberToken.none }
            if NumberToken.isDigit(token) {
                // A point right behind a word may belong to either.
                if isBroken, last &- NumberToken.decimal < 4 || taken != 0 && taken != NumberToken.minus { return nil }
                isBroken = false
                run += 1
            } else {
                if run > 0, run != 3 { return nil }
                run = token == 0 && taken != 0 ? 0 : -1_000
                if token == NumberToken.none || unit < 0x20 { isBroken = true }
            }
            last = token
            if token != 0, token != NumberToken.none, !isBroken || token == NumberToken.minus && taken == 0 {
                taken = token
                found.append(token)
                units.append(unit)
            }
        }
        if run > 0, run != 3 { return nil }
        return isWhole ? wholeNumber(found, units) : found
    }

    /// The tokens of a number without separators of groups; `nil` if the text is no number.
    ///
    /// What is none in the locale's writing and has two kinds of separators can be read in one way only: the last is
    /// the decimal separator.
    private func wholeNumber(_ tokens: [UInt16], _ units: [UInt16]) -> [UInt16]? {
        var (found, other) = (tokens, units)
        var last = -1
        var changes = 0
        for index in 0..<found.count where found[index] >= NumberToken.decimal {
            if last >= 0 {
                if units[index] != units[last] || changes > 0 { changes += 1 }
                other[last] = 0x66C
            }
            found[index] = 0
            // The separators of Arabic numbers mean the same everywhere.
            other[index] = 0x66B
            last = index
        }
        let digits = TextUnits.significant(found)
        let fraction = place.record.parseNumber(TextUnits.text(other))
        guard digits.count <= DecimalNumber.precision,
            let number = place.record.parseNumber(TextUnits.text(units)) ?? (changes == 1 ? fraction : nil)
        else { return nil }
        if shared.rule.kind == .shifted {
            return number == number.rounded(places: fractionDigits) ? shiftedTokens(number) : nil
        }
        if last < 0 || number != fraction { return digits }
        found[last] = NumberToken.decimal
        return TextUnits.significant(found)
    }
}
