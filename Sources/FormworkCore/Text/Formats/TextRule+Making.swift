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

    /// A rule for numbers with at most so many digits after the decimal separator; `nil` for no limit.
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

/// A format that a form defines itself.
public struct CustomTextFormat: Equatable, Sendable {
    /// The name that fields give as their `format`.
    public var name: String
    /// Characters that can be typed, by kind.
    public var characters: CharacterKinds
    /// Further characters that can be typed, each by itself.
    public var furtherCharacters: String
    /// The fewest characters of an answer, without literals; 0 for no limit.
    public var minimumLength: Int
    /// The most characters of an answer; 0 for no limit. More can be typed, and is an error.
    public var maximumLength: Int
    /// How the characters are laid out. Blank for as typed.
    public var mask: String
    /// A pattern that the whole answer must match. Blank for none.
    public var pattern: String
    /// The keyboard that fits.
    public var keyboard: TextKeyboard

    /// Makes a format; it takes any text unless told otherwise.
    public init(
        name: String, characters: CharacterKinds = [], furtherCharacters: String = "", minimumLength: Int = 0,
        maximumLength: Int = 0, mask: String = "", pattern: String = "", keyboard: TextKeyboard = .text
    ) {
        self.name = name
        self.characters = characters
        self.furtherCharacters = furtherCharacters
        self.minimumLength = minimumLength
        self.maximumLength = maximumLength
        self.mask = mask
        self.pattern = pattern
        self.keyboard = keyboard
    }

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
