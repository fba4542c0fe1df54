extension TextRule {
    /// A rule with an author's mask.
    ///
    /// - Throws: `MaskProblem` with the place at which the mask cannot be read.
    public static func mask(_ source: String, keepsLiterals: Bool = false) throws(MaskProblem) -> TextRule {
        var rule = TextRule()
        rule.kind = .masked
        rule.mask = try Mask(source)
        rule.characters = rule.mask.characters
        rule.keepsLiterals = keepsLiterals
        rule.keyboard = rule.characters == .digits ? .numeric : .text
        // Where letters are taken, a sign before them could be one.
        if rule.characters == .digits {
            rule.countryPrefix = rule.mask.countryPrefix
        }
        rule.knowLetters()
        return rule
    }
}

extension CustomTextFormat {
    /// What a control with this format takes. The pattern is not part of it: it is checked with the field's others.
    ///
    /// - Throws: `MaskProblem` with the place at which the mask cannot be read.
    public func rule() throws(MaskProblem) -> TextRule {
        var rule = TextRule()
        if !mask.isEmpty {
            rule = try TextRule.mask(mask)
        } else {
            rule.characters = characters
            rule.furtherCharacters = furtherCharacters
            rule.maximumLength = maximumLength
            rule.knowLetters()
        }
        rule.minimumLength = minimumLength
        rule.name = name
        if keyboard != .text { rule.keyboard = keyboard }
        return rule
    }
}
