extension TextControl {
    /// The text of an answer while it is not edited: amounts with the sign of their currency, percentages with the
    /// percent sign, codes with their literals.
    public func display(_ value: FormValue) -> String {
        guard case .number(let number) = value, isNumber else { return text(for: value) }
        if shared.rule.isPercent { return filled(locale.record.percentPattern, value) }
        if shared.rule.currency.isEmpty { return locale.record.format(number, grouping: true) }
        let currency = locale.record.currency(shared.rule.currency)
        if number.isNegative { return filled(currency.negativePattern, .number(number.magnitude)) }
        return filled(currency.pattern, value)
    }

    /// A pattern with a number for `#` and the locale's minus for `-`.
    private func filled(_ pattern: String, _ value: FormValue) -> String {
        var text = ""
        for scalar in pattern.scalarList {
            switch scalar.value {
            case 0x23: text += self.text(for: value)
            case 0x2D: text += locale.record.minusSign
            default: text.append(scalar: scalar)
            }
        }
        return text
    }
}
