/// What carries meaning in a number while it is typed, in ASCII: digits, `-`, `d` for the decimal separator, and `g`
/// for a separator of groups that a person typed and that may still turn out to be one or not.
enum NumberToken {
    static let zero: UInt16 = 0x30
    static let minus: UInt16 = 0x2D
    static let decimal: UInt16 = 0x64
    static let group: UInt16 = 0x67
    /// A zero that nobody typed.
    static let filler: UInt16 = 0x40
    /// What no number has in it.
    static let none: UInt16 = 0xFFFF

    static func isDigit(_ token: UInt16) -> Bool { token &- zero < 10 }
}

extension TextControl {
    /// What a unit means in a number; 0 for what can stand in one and means nothing.
    func token(_ unit: UInt16) -> UInt16 {
        guard let scalar = Unicode.Scalar(unit) else { return NumberToken.none }
        switch place.marks.token(scalar) {
        case UInt8(ascii: "."): return place.marks.grouping == 0x2E ? NumberToken.group : NumberToken.decimal
        case UInt8(ascii: "+"), UInt8(ascii: "e"): return NumberToken.none
        case let token?: return UInt16(token)
        // Where the point is the decimal separator and the comma has no meaning, it is meant for that.
        case nil: return unit == 0x2C && place.marks.decimal == 0x2E ? NumberToken.decimal : NumberToken.none
        }
    }

    /// What each unit of a number means, 0 for separators of groups that were not typed.
    func numberTokens(of text: [UInt16]) -> [UInt16] {
        var tokens: [UInt16] = []
        var last = -1
        for unit in text {
            let token = token(unit)
            let isKept = token != NumberToken.none && (shared.rule.kind == .number || token < NumberToken.decimal)
            if isKept, shared.rule.kind == .shifted ? NumberToken.isDigit(token) : token == NumberToken.group {
                last = tokens.count
            }
            tokens.append(isKept ? token : 0)
        }
        if shared.rule.kind == .shifted {
            // The zeros in front only fill up; if there is nothing else the last one was typed.
            for index in 0..<max(last, 0) where tokens[index] != NumberToken.minus {
                if tokens[index] > NumberToken.zero { break }
                tokens[index] = 0
            }
            return tokens
        }
        // Where no groups are written, a person typed the separator.
        if last < 0 || shared.rule.grouping == .never { return tokens }
        for index in 0..<last where tokens[index] == NumberToken.group { tokens[index] = 0 }
        var others = tokens
        others[last] = 0
        return numberLayout(TextUnits.significant(others), isGrouped: true).units == text ? others : tokens
    }

    /// Whether the tokens are a number or the start of one.
    func isNumberStart(_ raw: [UInt16]) -> Bool {
        var digits = 0
        var fraction = -1
        var hasGroup = false
        for index in 0..<raw.count {
            let token = raw[index]
            if NumberToken.isDigit(token) {
                digits += 1
                if fraction >= 0 { fraction += 1 }
            } else if token == NumberToken.minus {
                if index > 0 || !shared.rule.allowsNegative { return false }
            } else if fraction >= 0 || shared.rule.kind == .shifted {
                return false
            } else if token == NumberToken.decimal {
                fraction = 0
            } else {
                if hasGroup || digits == 0 { return false }
                hasGroup = true
            }
        }
        return digits <= DecimalNumber.precision && (fractionDigits < 1 || fraction <= fractionDigits)
    }

    /// Whether a number grew above the most that can be typed.
    func isTooMuch(_ raw: [UInt16], after before: [UInt16]) -> Bool {
        guard let ceiling = shared.rule.ceiling, let new = number(raw), new > ceiling else { return false }
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
        if shared.rule.kind == .shifted { reader.power = 0 - fractionDigits }
        if shared.rule.isPercent { reader.power -= 2 }
        return reader.number
    }
}
