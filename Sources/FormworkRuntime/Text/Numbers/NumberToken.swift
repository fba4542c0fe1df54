/// What carries meaning in a number while it is typed, in ASCII: digits, `-`, and `d` for the decimal separator.
enum NumberToken {
    static let zero: UInt16 = 0x30
    static let minus: UInt16 = 0x2D
    static let decimal: UInt16 = 0x64
    /// A zero that nobody typed.
    static let filler: UInt16 = 0x40
    /// What a person wrote that is none of these.
    static let other: UInt16 = 0xFFFF

    static func isDigit(_ token: UInt16) -> Bool { token &- zero < 10 }
}

extension TextControl {
    /// What each unit of a number stands for; 0 for what the control put there itself, and what is not seen.
    ///
    /// A separator of groups is the control's where it stands as the control writes it. Otherwise a person typed it.
    func numberTokens(of text: [UInt16]) -> [UInt16] {
        var tokens: [UInt16] = []
        var own: [UInt16] = []
        for unit in text {
            let token = token(unit)
            tokens.append(token)
            let isOwn = isGrouping(unit) || token == NumberToken.decimal && shared.rule.kind == .shifted
            own.append(isOwn ? 0 : token)
        }
        if shared.rule.kind == .shifted { dropFillers(&own) }
        return isLaidOut(own, as: text) ? own : tokens
    }

    /// The tokens of a text that is a number so far, without separators that a person typed: at most a minus in front
    /// and one decimal separator; `nil` for any other text.
    func plainTokens(of text: [UInt16]) -> [UInt16]? {
        var raw: [UInt16] = []
        var hasDecimal = shared.rule.kind == .shifted
        for unit in text {
            let token = token(unit)
            if token == NumberToken.other || token == NumberToken.minus && !raw.isEmpty { return nil }
            if token == NumberToken.decimal {
                if hasDecimal { return nil }
                hasDecimal = true
            }
            if token != 0 { raw.append(token) }
        }
        return raw
    }

    /// What a unit means by itself.
    func token(_ unit: UInt16) -> UInt16 {
        let code = NumberMarks.folded(UInt32(unit))
        if NumberMarks.isInvisible(code) { return 0 }
        if let digit = place.marks.digit(code) { return NumberToken.zero + UInt16(digit) }
        if place.marks.isMinus(code) { return NumberToken.minus }
        let separator = place.marks.separator(code)
        return separator != 0 && separator == place.marks.decimal ? NumberToken.decimal : NumberToken.other
    }

    func isGrouping(_ unit: UInt16) -> Bool {
        let separator = place.marks.separator(UInt32(unit))
        return separator != 0 && separator == place.marks.grouping
    }

    /// Whether the control itself would write a text for these tokens.
    private func isLaidOut(_ tokens: [UInt16], as text: [UInt16]) -> Bool {
        let raw = TextUnits.significant(tokens)
        if TextUnits.place(of: NumberToken.other, in: raw) >= 0 { return false }
        if numberLayout(raw, isGrouped: false).units == text { return true }
        return shared.rule.grouping != .never && numberLayout(raw, isGrouped: true).units == text
    }

    /// The zeros in front of an amount only fill up; if there is nothing else the last one was typed.
    private func dropFillers(_ tokens: inout [UInt16]) {
        var last = -1
        for index in 0..<tokens.count where NumberToken.isDigit(tokens[index]) { last = index }
        for index in 0..<max(last, 0) where tokens[index] != NumberToken.minus {
            if tokens[index] > NumberToken.zero { break }
            tokens[index] = 0
        }
    }

    /// The number that a text says; `nil` if it says none.
    func number(in text: String) -> DecimalNumber? {
        var written = WrittenNumber(place.marks)
        written.fractionDigits = fractionDigits
        if shared.rule.isPercent {
            written.affixes = [[0x25]]
        } else if !shared.rule.currency.isEmpty {
            written.affixes = CurrencySigns.all(of: place.record.currency(shared.rule.currency))
            written.endsInDash = true
        }
        guard let number = written.read(text) else { return nil }
        return shared.rule.isPercent ? number.scaled(by: -2) : number
    }
}
