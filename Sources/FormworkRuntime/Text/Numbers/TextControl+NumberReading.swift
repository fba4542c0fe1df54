// Reading numbers from the text of a control.

extension TextControl {
    /// Distinguishes the separators that the control inserted into a number from the characters that a person typed.
    ///
    /// A grouping separator counts as inserted if it is where the control would insert one. Otherwise a person
    /// typed it.
    func numberLayout(of text: TextUnits) -> TextLayout {
        var typed = TextLayout()
        var own = TextLayout()
        let isShifted = shared.rule.kind == .shifted
        var lastDigit: Int?
        for index in text.list.indices where isShifted && token(text.list[index]).isDigit { lastDigit = index }
        var mayBeFiller = true
        for index in text.list.indices {
            let unit = text.list[index]
            let token = token(unit)
            typed.append(unit, token)
            let isOwn = isGrouping(unit) || token == .decimal && isShifted
            var ownToken = isOwn ? .literal : token
            if ownToken.isTyped, ownToken != .minus {
                // The control inserted the zeros in front of an amount. If there is nothing else, the person typed the
                // last one.
                mayBeFiller = mayBeFiller && ownToken == .digit(0)
                if mayBeFiller, let lastDigit, index < lastDigit { ownToken = .filler }
            }
            own.append(unit, ownToken)
        }
        return isOwnLayout(own) ? own : typed
    }

    /// The tokens of a text that can become a number: digits with at most a minus in front and one decimal separator,
    /// without grouping separators. `nil` for any other text.
    func plainTokens(of text: TextUnits) -> TextTokens? {
        var tokens = TextTokens()
        var hasDecimal = shared.rule.kind == .shifted
        for unit in text.list {
            let token = token(unit)
            if token == .other || token == .minus && !tokens.isEmpty { return nil }
            if token == .decimal {
                if hasDecimal { return nil }
                hasDecimal = true
            }
            if token != .literal { tokens.append(token) }
        }
        return tokens
    }

    /// The meaning of a unit, without regard to the units around it.
    func token(_ unit: UInt16) -> TextToken {
        let code = NumberMarks.folded(UInt32(unit))
        if Invisible.isSign(code) { return .literal }
        if let digit = locale.marks.digit(code) { return .digit(digit) }
        if locale.marks.isMinus(code) { return .minus }
        if let separator = locale.marks.separator(code), separator == locale.marks.decimal { return .decimal }
        return .other
    }

    private func isGrouping(_ unit: UInt16) -> Bool {
        guard let separator = locale.marks.separator(UInt32(unit)) else { return false }
        return separator == locale.marks.grouping
    }

    /// Whether the control would write the number in the same way.
    private func isOwnLayout(_ layout: TextLayout) -> Bool {
        if layout.hasOther { return false }
        let (tokens, units) = (layout.tokens, layout.units)
        if numberLayout(tokens, isGrouped: false).units == units { return true }
        return shared.rule.grouping != .never && numberLayout(tokens, isGrouped: true).units == units
    }

    /// Whether a number can be an answer: it does not have more digits after the point than the rule allows.
    func accepts(_ number: DecimalNumber) -> Bool {
        fractionDigits.map { Int(number.exponent) >= 0 - $0 } ?? true
    }

    /// The number that a text means; `nil` if it is not a number.
    func number(in text: String) -> DecimalNumber? {
        var written = WrittenNumber(locale.marks)
        written.fractionDigits = fractionDigits
        if shared.rule.isPercent {
            written.affixes = [[0x25]]
        } else if !shared.rule.currency.isEmpty {
            written.affixes = CurrencySigns.all(of: locale.record.currency(shared.rule.currency))
            written.endsInDash = true
        }
        guard let number = written.read(text) else { return nil }
        return shared.rule.isPercent ? number.scaled(by: -2) : number
    }
}
