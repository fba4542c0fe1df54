// The layout of numbers in a control, in the locale's digits and separators.

extension TextControl {
    /// Lays out the tokens of a number.
    func numberLayout(_ tokens: TextTokens, isGrouped: Bool) -> TextLayout {
        var layout = TextLayout()
        var start = TokenIndex(0)
        if tokens.first == .minus {
            append(locale.record.minusSign, .minus, to: &layout)
            start = TokenIndex(1)
        }
        let body = filled(tokens, from: start)
        var whole = 0
        while whole < body.count, body[TokenIndex(whole)].isDigit { whole += 1 }
        // A number with leading zeros gets no separators, because it would then be read as a fraction.
        let hasGroups =
            isGrouped && whole >= 3 + locale.record.minimumGroupingDigits && body.first != .digit(0)
        for index in body.indices {
            if hasGroups, index.position > 0, locale.record.isGroupStart(whole - index.position) {
                append(locale.record.groupingSeparator, .literal, to: &layout)
            }
            let token = body[index]
            if token == .decimal {
                append(locale.record.decimalSeparator, shared.rule.kind == .shifted ? .literal : token, to: &layout)
            } else if token == .minus {
                append(locale.record.minusSign, token, to: &layout)
            } else {
                layout.append(digit(token.digit ?? 0), token)
            }
        }
        return layout
    }

    /// The UTF-16 unit for a digit. It is the digit of the locale, or that of ASCII if the locale's digits need two
    /// units.
    private func digit(_ value: UInt8) -> UInt16 {
        guard let zero = locale.marks.zero, zero < 0xFFF6 else { return 0x30 + UInt16(value) }
        return UInt16(truncatingIfNeeded: zero) + UInt16(value)
    }

    /// The tokens after the sign. An amount whose digits shift to the left gets its decimal separator, and zeros in
    /// front of it.
    private func filled(_ tokens: TextTokens, from start: TokenIndex) -> TextTokens {
        let isShifted = shared.rule.kind == .shifted && start < tokens.end
        let fractionDigits = isShifted ? fractionDigits ?? 0 : 0
        let count = tokens.count - start.position
        let size = isShifted ? max(count, fractionDigits + 1) : count
        var body = TextTokens()
        for index in 0..<size {
            if isShifted, index > 0, size - index == fractionDigits { body.append(.decimal) }
            body.append(index < size - count ? .filler : tokens[TokenIndex(start.position + index - (size - count))])
        }
        return body
    }

    /// Appends a sign of the locale. Its visible character gets the token; direction marks around it are literals.
    private func append(_ sign: String, _ token: TextToken, to layout: inout TextLayout) {
        var token = token
        for unit in TextUnits(sign).list {
            let isVisible = !Invisible.isSign(UInt32(unit))
            layout.append(unit, isVisible ? token : .literal)
            if isVisible { token = .literal }
        }
    }

    /// The tokens of a number that is an answer; `nil` if it is too large to be typed.
    func tokens(of number: DecimalNumber) -> TextTokens? {
        if shared.rule.kind == .shifted { return shiftedTokens(number) }
        guard let typed = shared.rule.isPercent ? number.scaled(by: 2) : number,
            var tokens = Self.tokens(of: typed.description)
        else { return nil }
        var point = 0
        while point < tokens.count, tokens[TokenIndex(point)] != .decimal { point += 1 }
        // Amounts always have all digits of their fraction.
        let wanted = shared.rule.currency.isEmpty ? 0 : fractionDigits ?? 0
        while wanted > 0, tokens.count <= point + wanted {
            tokens.append(tokens.count == point ? .decimal : .digit(0))
        }
        return tokens
    }

    /// The digits of an amount with its fraction, as if they had been typed one by one.
    func shiftedTokens(_ number: DecimalNumber) -> TextTokens? {
        let fractionDigits = fractionDigits ?? 0
        guard let shifted = number.rounded(places: fractionDigits).scaled(by: fractionDigits),
            shifted.leadingExponent < DecimalNumber.precision
        else { return nil }
        return Self.tokens(of: shifted.description)
    }

    /// The tokens of a canonical number; `nil` for one with an exponent.
    private static func tokens(of canonical: String) -> TextTokens? {
        var tokens = TextTokens()
        for scalar in canonical.scalarList {
            if scalar == "e" { return nil }
            tokens.append(scalar == "-" ? .minus : scalar == "." ? .decimal : TextToken(scalar))
        }
        return tokens
    }
}

extension DecimalNumber {
    /// The number times a power of ten; `nil` if it is too large.
    func scaled(by power: Int) -> DecimalNumber? {
        DecimalNumber(negative: isNegative, magnitude: coefficient.magnitude, exponent: Int(exponent) + power)
    }
}
