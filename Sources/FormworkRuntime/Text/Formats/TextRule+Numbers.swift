extension TextRule {
    /// A rule for numbers with at most so many digits behind the decimal separator; `nil` for any number of them.
    public static func number(fractionDigits: Int? = nil, allowsNegative: Bool = true) -> TextRule {
        var rule = TextRule()
        rule.kind = .number
        rule.fractionDigits = fractionDigits
        rule.allowsNegative = allowsNegative
        // The numeric keyboards of phones have no minus sign.
        rule.keyboard = allowsNegative ? .text : fractionDigits == 0 ? .numeric : .decimal
        return rule
    }

    /// A rule for days or times as text.
    public static func civil(_ kind: Kind) -> TextRule {
        var rule = TextRule()
        rule.kind = kind
        return rule
    }
}
