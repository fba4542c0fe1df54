extension TextRule {
    static func code<Direction>(_ rule: inout TextRule, with coder: inout ArchiveCoder<Direction>) {
        coder.code("kind", &rule.kind)
        coder.code("name", &rule.name)
        var kinds = Int(rule.characters.rawValue)
        coder.code("characters", &kinds, standard: 0)
        rule.characters = CharacterKinds(rawValue: UInt8(truncatingIfNeeded: kinds))
        coder.code("further", &rule.furtherCharacters)
        coder.code("upper", &rule.isUppercase)
        coder.code("exact", &rule.isExact)
        coder.code("literals", &rule.keepsLiterals)
        coder.code("required", &rule.isRequired)
        coder.code("min", &rule.minimumLength, standard: 0)
        coder.code("max", &rule.maximumLength, standard: 0)
        coder.code("prefix", &rule.countryPrefix)
        coder.code("check", &rule.check)
        coder.code("keyboard", &rule.keyboard)
        coder.code("fraction", &rule.fractionDigits, standard: -1)
        coder.code("negative", &rule.allowsNegative, standard: true)
        coder.code("percent", &rule.isPercent)
        coder.code("grouping", &rule.grouping)
        coder.code("ceiling", &rule.ceiling)
        coder.code("currency", &rule.currency)
        coder.code("mask", &rule.mask.alternatives, blank: [], Mask.code)
    }
}

extension Mask {
    /// An alternative is archived as the text that its units make: places are characters of their own.
    static func code<Direction>(_ alternative: inout [UInt16], with coder: inout ArchiveCoder<Direction>) {
        var text = String(decoding: alternative, as: UTF16.self)
        coder.code("m", &text)
        alternative = Array(text.utf16)
    }
}
