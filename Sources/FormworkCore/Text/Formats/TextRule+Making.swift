extension TextRule {
    /// Makes a rule with the mask of an author.
    ///
    /// - Throws: A `MaskProblem` with the offset at which the mask cannot be read.
    public static func mask(_ source: String, keepsLiterals: Bool = false) throws(MaskProblem) -> TextRule {
        var rule = TextRule()
        rule.kind = .masked
        rule.mask = try Mask(source)
        rule.characters = rule.mask.characters
        rule.keepsLiterals = keepsLiterals
        rule.keyboard = rule.characters == .digits ? .numeric : .text
        // Only masks without letters have a prefix of a country. In other masks the literals could be letters of the
        // code.
        if rule.characters == .digits {
            rule.countryPrefix = rule.mask.countryPrefix
            rule.joinsGroups = rule.mask.isTelephone
            rule.fillsParts = Mask.filled.contains { $0.isSame(as: source) }
        }
        rule.knowLetters()
        return rule
    }
}

extension CustomTextFormat {
    /// The rule of a control with this format. It does not contain the pattern, which is checked with the other
    /// patterns of the field.
    ///
    /// - Throws: A `MaskProblem` with the offset at which the mask cannot be read.
    public func rule() throws(MaskProblem) -> TextRule {
        var rule = TextRule()
        if !mask.isEmpty {
            rule = try TextRule.mask(mask)
        } else {
            rule.characters = characters
            rule.furtherCharacters = furtherCharacters
            rule.knowLetters()
        }
        rule.maximumLength = maximumLength
        rule.minimumLength = minimumLength
        rule.name = name
        if keyboard != .text { rule.keyboard = keyboard }
        return rule
    }
}
