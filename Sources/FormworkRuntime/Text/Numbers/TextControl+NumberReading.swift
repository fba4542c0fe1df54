// Numbers as they are read from the text of a control.

extension TextControl {
    /// Tells the separators that the control put into a number from what a person typed.
    ///
    /// A separator of groups is the control's if it stands where the control puts one. Otherwise a person typed it.
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
                // Zeros in front of an amount only fill it up. If there is nothing else, the last one was typed.
                mayBeFiller = mayBeFiller && ownToken == .digit(0)
                if mayBeFiller, let lastDigit, index < lastDigit { ownToken = .filler }
            }
            own.append(unit, ownToken)
        }
        return isOwnLayout(own) ? own : typed
    }

    /// The tokens of a text that may become a number: at most a minus in front, and one decimal separator. There are no
    /// separators of groups. `nil` for any other text.
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

    /// What a unit stands for by itself.
    func token(_ unit: UInt16) -> TextToken {
        let code = NumberMarks.folded(UInt32(unit))
        if NumberMarks.isInvisible(code) { return .literal }
        if let digit = locale.marks.digit(code) { return .digit(digit) }
        if locale.marks.isMinus(code) { return .minus }
        if let separator = locale.marks.separator(code), separator == locale.marks.decimal { return .decimal }
        return .other
    }

    private func isGrouping(_ unit: UInt16) -> Bool {
        guard let separator = locale.marks.separator(UInt32(unit)) else { return false }
        return separator == locale.marks.grouping
    }

    /// Whether the control would write the text like that.
    private func isOwnLayout(_ layout: TextLayout) -> Bool {
        if layout.hasOther { return false }
        let (tokens, units) = (layout.tokens, layout.units)
        if numberLayout(tokens, isGrouped: false).units == units { return true }
        return shared.rule.grouping != .never && numberLayout(tokens, isGrouped: true).units == units
    }

    /// The number that a text stands for; `nil` if it stands for none.
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
