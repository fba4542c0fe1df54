// Numbers as a control shows them: in the locale's digits and separators.

extension TextControl {
    /// The tokens in the locale's digits and separators.
    func numberLayout(_ raw: [UInt16], isGrouped: Bool) -> TextLayout {
        var layout = TextLayout()
        var start = 0
        if raw.first == NumberToken.minus {
            append(place.record.minusSign, NumberToken.minus, to: &layout)
            start = 1
        }
        let body = filled(raw, from: start)
        let whole = run(body, from: 0)
        // A number with zeros in front is on its way to another one, and groups would make it a fraction.
        let hasGroups =
            isGrouped && whole >= 3 + place.record.minimumGroupingDigits && body.first != NumberToken.zero
        for index in 0..<body.count {
            if hasGroups, index > 0, place.record.isGroupStart(whole - index) {
                append(place.record.groupingSeparator, 0, to: &layout)
            }
            let token = body[index]
            if token == NumberToken.decimal {
                append(place.record.decimalSeparator, shared.rule.kind == .shifted ? 0 : token, to: &layout)
            } else {
                let digit =
                    place.marks.zero < 0xFFF6 && place.marks.zero != 0
                    ? place.marks.zero + UInt32(token & 15) : UInt32(token)
                layout.append(UInt16(truncatingIfNeeded: digit), token != NumberToken.filler)
            }
        }
        return layout
    }

    /// What stands behind the sign of a number; an amount whose digits shift in has zeros in front and its separator.
    private func filled(_ raw: [UInt16], from start: Int) -> [UInt16] {
        let count = raw.count - start
        if shared.rule.kind != .shifted || count == 0 { return TextUnits.part(raw, start, raw.count) }
        var body: [UInt16] = []
        let fractionDigits = fractionDigits ?? 0
        let size = max(count, fractionDigits + 1)
        for place in 0..<size {
            if place > 0, size - place == fractionDigits { body.append(NumberToken.decimal) }
            body.append(place < size - count ? NumberToken.filler : raw[start + place - (size - count)])
        }
        return body
    }

    /// How many digits follow each other from a place on.
    private func run(_ raw: [UInt16], from start: Int) -> Int {
        var end = start
        while end < raw.count, NumberToken.isDigit(raw[end]) || raw[end] == NumberToken.filler { end += 1 }
        return end - start
    }

    /// Appends a sign of the locale, of which only the character that is seen has a meaning.
    private func append(_ sign: String, _ meaning: UInt16, to layout: inout TextLayout) {
        var isAwaited = meaning != 0
        for unit in TextUnits.units(sign) {
            let isMark = isAwaited && !NumberMarks.isInvisible(UInt32(unit))
            layout.append(unit, isMark)
            if isMark { isAwaited = false }
        }
    }

    /// The tokens of a number that the control is given.
    func tokens(of number: DecimalNumber) -> [UInt16]? {
        if shared.rule.kind == .shifted { return shiftedTokens(number) }
        guard let typed = shared.rule.isPercent ? number.scaled(by: 2) : number else { return nil }
        var raw: [UInt16] = []
        var fraction = -1
        for byte in typed.description.utf8 {
            if byte == UInt8(ascii: "e") { return nil }
            if byte == UInt8(ascii: ".") || fraction >= 0 { fraction += 1 }
            raw.append(byte == UInt8(ascii: ".") ? NumberToken.decimal : UInt16(byte))
        }
        // Amounts have all digits of their fraction.
        let wanted = shared.rule.currency.isEmpty ? 0 : fractionDigits ?? 0
        while fraction < wanted, wanted > 0 {
            fraction += 1
            raw.append(fraction == 0 ? NumberToken.decimal : NumberToken.zero)
        }
        return raw
    }

    /// The digits of an amount with its fraction, as if they had been typed one by one.
    func shiftedTokens(_ number: DecimalNumber) -> [UInt16]? {
        let fractionDigits = fractionDigits ?? 0
        guard let shifted = number.rounded(places: fractionDigits).scaled(by: fractionDigits),
            shifted.leadingExponent < DecimalNumber.precision
        else { return nil }
        return TextUnits.units(shifted.description)
    }
}

extension DecimalNumber {
    /// The number times a power of ten; `nil` if it is too large.
    func scaled(by power: Int) -> DecimalNumber? {
        DecimalNumber(negative: isNegative, magnitude: coefficient.magnitude, exponent: Int(exponent) + power)
    }
}
