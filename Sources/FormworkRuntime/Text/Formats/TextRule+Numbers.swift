extension TextRule {
    /// Makes a rule for numbers with at most `fractionDigits` digits after the decimal separator; `nil` means any
    /// number of them.
    public static func number(fractionDigits: Int? = nil, allowsNegative: Bool = true) -> TextRule {
        var rule = TextRule()
        rule.kind = .number
        rule.fractionDigits = fractionDigits
        rule.allowsNegative = allowsNegative
        // The numeric keyboards of phones have no minus sign.
        rule.keyboard = allowsNegative ? .text : fractionDigits == 0 ? .numeric : .decimal
        return rule
    }

    /// Makes a rule for days or times that are typed as text.
    public static func civil(_ kind: Kind) -> TextRule {
        var rule = TextRule()
        rule.kind = kind
        return rule
    }
}
