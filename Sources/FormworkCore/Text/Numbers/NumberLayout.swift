// Numbers as a control shows them: in the locale's digits and separators.

extension TextControl {
    /// Lays out what became of a number: drops zeros that only filled up, and takes a separator that a person typed
    /// for one of groups as soon as three digits follow it.
    func numberLayout(_ raw: inout [UInt16], _ caret: inout Int, wasGrouped: Bool) -> TextLayout {
        func remove(_ index: Int) {
            raw.remove(at: index)
            if caret > index { caret -= 1 }
        }
        let first = raw.first == NumberToken.minus ? 1 : 0
        var isGrouped = rule.grouping == .whileTyping || wasGrouped
        if rule.kind == .shifted {
            isGrouped = rule.grouping != .never
            while raw.count > first + 1, raw[first] == NumberToken.zero { remove(first) }
        } else if rule.grouping != .never {
            if let group = raw.firstIndex(of: NumberToken.group), raw[first] != NumberToken.zero,
                isGrouped || group <= first + 3, run(raw, from: group + 1) == 3
            {
                remove(group)
                isGrouped = true
            }
        }
        return numberLayout(raw, isGrouped: isGrouped)
    }

    /// Whether a number is written in groups already, or pasted in groups: then it stays so, until the control is left
    /// in any case.
    func isGrouped(_ old: [UInt16], _ tokens: [UInt16], _ difference: TextDifference) -> Bool {
        if rule.grouping == .never { return false }
        let mark = UInt16(truncatingIfNeeded: marks.grouping)
        return old.indices.contains { tokens[$0] == 0 && old[$0] == mark }
            || difference.inserted.count > 1 && difference.inserted.contains(mark)
    }

    /// The tokens in the locale's digits and separators.
    func numberLayout(_ raw: [UInt16], isGrouped: Bool) -> TextLayout {
        var layout = TextLayout()
        var body = raw
        if raw.first == NumberToken.minus {
            append(locale.minusSign, NumberToken.minus, to: &layout)
            body.removeFirst()
        }
        var filling = 0
        if rule.kind == .shifted, !body.isEmpty {
            filling = max(rule.fractionDigits + 1 - body.count, 0)
            body.insert(contentsOf: [UInt16](repeating: NumberToken.zero, count: filling), at: 0)
            if rule.fractionDigits > 0 {
                body.insert(NumberToken.decimal, at: max(body.count - rule.fractionDigits, 1))
            }
        }
        let whole = run(body, from: 0)
        let hasGroups = isGrouped && whole >= 3 + locale.minimumGroupingDigits
        for index in body.indices {
            if hasGroups, index > 0, locale.isGroupStart(whole - index) {
                layout.append(literal: locale.groupingSeparator)
            }
            let token = body[index]
            if token == NumberToken.decimal {
                append(locale.decimalSeparator, rule.kind == .shifted ? 0 : token, to: &layout)
            } else if token == NumberToken.group {
                append(locale.groupingSeparator, token, to: &layout)
            } else {
                // The point takes the place of one filling digit.
                let digit = marks.zero < 0xFFF6 && marks.zero != 0 ? marks.zero + UInt32(token & 15) : UInt32(token)
                layout.append(UInt16(truncatingIfNeeded: digit), filling == 0)
                if filling > 0 { filling -= 1 }
            }
        }
        return layout
    }

    /// How many digits follow each other from a place on.
    private func run(_ raw: [UInt16], from start: Int) -> Int {
        var end = start
        while end < raw.count, NumberToken.isDigit(raw[end]) { end += 1 }
        return end - start
    }

    /// Appends a sign of the locale, of which only the character that is seen has a meaning.
    private func append(_ sign: String, _ meaning: UInt16, to layout: inout TextLayout) {
        for unit in sign.utf16 { layout.append(unit, meaning != 0 && token(unit) == meaning) }
    }

    /// The tokens of a number that the control is given.
    func tokens(of number: DecimalNumber) -> [UInt16]? {
        if rule.kind == .shifted { return shiftedTokens(number) }
        guard let typed = rule.isPercent ? number.scaled(by: 2) : number else { return nil }
        var raw: [UInt16] = []
        for byte in typed.description.utf8 {
            if byte == UInt8(ascii: "e") { return nil }
            raw.append(byte == UInt8(ascii: ".") ? NumberToken.decimal : UInt16(byte))
        }
        return raw
    }

    /// The digits of an amount with its fraction, as if they had been typed one by one.
    func shiftedTokens(_ number: DecimalNumber) -> [UInt16]? {
        guard let shifted = number.rounded(places: rule.fractionDigits).scaled(by: rule.fractionDigits),
            shifted.leadingExponent < DecimalNumber.precision
        else { return nil }
        return shifted.description.utf8.map { UInt16($0) }
    }
}

extension DecimalNumber {
    /// The number times a power of ten; `nil` if it is too large.
    func scaled(by power: Int) -> DecimalNumber? {
        DecimalNumber(negative: isNegative, magnitude: coefficient.magnitude, exponent: Int(exponent) + power)
    }
}
