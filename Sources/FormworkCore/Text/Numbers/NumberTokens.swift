// Numbers while they are typed. What carries meaning in them are tokens in ASCII: digits, `-`, `d` for the decimal
// separator, and `g` for a separator of groups that a person typed and that may still turn out to be one or not.

enum NumberToken {
    static let zero: UInt16 = 0x30
    static let minus: UInt16 = 0x2D
    static let decimal: UInt16 = 0x64
    static let group: UInt16 = 0x67

    static func isDigit(_ token: UInt16) -> Bool { token &- zero < 10 }
}

extension TextControl {
    /// What a unit means in a number; 0 for what can stand in one and means nothing, `nil` for what cannot.
    func token(_ unit: UInt16) -> UInt16? {
        guard let scalar = Unicode.Scalar(unit) else { return nil }
        guard let token = marks.token(scalar) else {
            // Where the point is the decimal separator and the comma has no meaning, it is meant for that.
            return unit == 0x2C && marks.decimal == 0x2E ? NumberToken.decimal : nil
        }
        switch token {
        case UInt8(ascii: "."): return marks.grouping == 0x2E ? NumberToken.group : NumberToken.decimal
        case UInt8(ascii: "+"): return 0
        case UInt8(ascii: "e"): return nil
        default: return UInt16(token)
        }
    }

    /// What each unit of a number means, 0 for separators of groups that were not typed.
    func numberTokens(of text: [UInt16]) -> [UInt16] {
        var tokens = text.map { token($0) ?? 0 }
        if rule.kind == .shifted {
            // The zeros in front only fill up; if there is nothing else the last one was typed.
            let last = tokens.lastIndex { NumberToken.isDigit($0) }
            var isFilling = true
            for index in tokens.indices where tokens[index] != NumberToken.minus {
                if NumberToken.isDigit(tokens[index]) {
                    isFilling = isFilling && tokens[index] == NumberToken.zero && index != last
                    if !isFilling { continue }
                }
                tokens[index] = 0
            }
            return tokens
        }
        guard let last = tokens.lastIndex(of: NumberToken.group) else { return tokens }
        for index in 0..<last where tokens[index] == NumberToken.group { tokens[index] = 0 }
        var others = tokens
        others[last] = 0
        return numberLayout(others.filter { $0 != 0 }, isGrouped: true).units == text ? others : tokens
    }

    /// What was typed or pasted of a number. Words and signs around a pasted one are left out, but what has something
    /// between its digits that no number has is refused: `nil`.
    func typedNumber(_ inserted: [UInt16], isWhole: Bool) -> [UInt16]? {
        var found: [UInt16] = []
        var isBroken = false
        for unit in inserted {
            let token = token(unit)
            let isDigit = token.map(NumberToken.isDigit) == true
            if isDigit, isBroken, !found.isEmpty, found != [NumberToken.minus] { return nil }
            if isDigit { isBroken = false }
            if token == nil {
                isBroken = true
            } else if let token, token != 0, !isBroken || token == NumberToken.minus && found.isEmpty {
                found.append(token)
            }
        }
        guard isWhole, let number = locale.parseNumber(String(decoding: inserted, as: UTF16.self)) else { return found }
        if rule.kind == .shifted { return shiftedTokens(number) }
        // A separator of groups that can only have been meant as a decimal point.
        if !number.isInteger, !found.contains(NumberToken.decimal) {
            return found.map { $0 == NumberToken.group ? NumberToken.decimal : $0 }
        }
        return found.filter { $0 != NumberToken.group }
    }

    /// Whether the tokens are a number or the start of one.
    func isNumberStart(_ raw: [UInt16]) -> Bool {
        var digits = 0
        var fraction = -1
        var hasGroup = false
        for index in raw.indices {
            switch raw[index] {
            case NumberToken.minus:
                guard index == 0, rule.allowsNegative else { return false }
            case NumberToken.decimal:
                guard fraction < 0, rule.fractionDigits != 0, rule.kind == .number else { return false }
                fraction = 0
            case NumberToken.group:
                guard fraction < 0, !hasGroup, digits > 0, rule.kind == .number else { return false }
                hasGroup = true
            default:
                digits += 1
                if fraction >= 0 { fraction += 1 }
            }
        }
        return digits <= DecimalNumber.precision && (rule.fractionDigits < 0 || fraction <= rule.fractionDigits)
    }

    /// Whether a number grew above the most that can be typed.
    func isTooMuch(_ raw: [UInt16], after before: [UInt16]) -> Bool {
        guard let ceiling = rule.ceiling, let new = number(raw), new > ceiling else { return false }
        guard let old = number(before), old > ceiling else { return true }
        return new > old
    }

    /// The number that tokens make; `nil` if they make none.
    func number(_ raw: [UInt16]) -> DecimalNumber? {
        var reader = DecimalReader()
        var isFraction = false
        for token in raw {
            if NumberToken.isDigit(token) {
                reader.append(UInt8(truncatingIfNeeded: token & 15), isFraction: isFraction)
            } else if token == NumberToken.minus {
                reader.isNegative = true
            } else {
                guard token == NumberToken.decimal else { return nil }
                isFraction = true
            }
        }
        if rule.kind == .shifted { reader.power = 0 - rule.fractionDigits }
        if rule.isPercent { reader.power -= 2 }
        return reader.number
    }
}
