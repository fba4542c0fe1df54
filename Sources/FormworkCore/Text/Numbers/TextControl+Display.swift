extension TextControl {
    /// What is shown of an answer where it is not being edited: amounts with the sign of their currency, shares with
    /// that for per cent, codes with their literals.
    public func display(_ value: FormValue) -> String {
        guard case .number(let number) = value, isNumber else { return text(for: value) }
        var pattern = locale.percentPattern
        if !rule.currency.isEmpty {
            pattern = number.isNegative ? locale.negativeCurrencyPattern : locale.currencyPattern
        } else if !rule.isPercent {
            return text(for: value)
        }
        let symbol = locale.currency(rule.currency).symbol
        var text = ""
        var previous: UInt32 = 0
        for scalar in pattern.unicodeScalars {
            switch scalar.value {
            case 0x23:
                // A word stands apart from the number, a sign as the pattern has it.
                if previous == 0xA4, Self.isWord(symbol.unicodeScalars.last) { text += "\u{A0}" }
                text += self.text(for: .number(rule.currency.isEmpty ? number : number.magnitude))
            case 0xA4:
                if previous == 0x23, Self.isWord(symbol.unicodeScalars.first) { text += "\u{A0}" }
                text += symbol
            case 0x2D: text += locale.minusSign
            default: text.unicodeScalars.append(scalar)
            }
            previous = scalar.value
        }
        return text
    }

    private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { CharacterKinds.isLetter($0.value) } == true
    }
}
