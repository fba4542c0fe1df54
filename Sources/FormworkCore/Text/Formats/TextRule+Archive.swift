extension TextRule {
    static func code<Direction>(_ rule: inout TextRule, with coder: inout ArchiveCoder<Direction>) {
        var bits = rule.bits
        coder.code("bits", &bits, standard: 0)
        rule.bits = bits
        coder.code("name", &rule.name)
        coder.code("further", &rule.furtherCharacters)
        coder.code("min", &rule.minimumLength, standard: 0)
        coder.code("max", &rule.maximumLength, standard: 0)
        coder.code("prefix", &rule.countryPrefix)
        coder.code("sums", &rule.sums)
        coder.code("ceiling", &rule.ceiling)
        coder.code("currency", &rule.currency)
        coder.code("letters", &rule.nonLetters)
        coder.code("purpose", &rule.purpose)
        var shape = Direction.isReading ? [] : rule.shape?.json.arrayValue ?? []
        coder.code("shape", &shape)
        if Direction.isReading, !shape.isEmpty { rule.shape = Pattern(json: .array(shape)) }
        // Places are characters of their own, so a mask is archived as the text that its units make.
        var mask = TextUnits.text(rule.mask.units)
        coder.code("mask", &mask)
        if !mask.isEmpty { rule.mask.units = TextUnits.units(mask) + [Mask.end] }
        while rule.mask.units.count > 1, rule.mask.units[rule.mask.units.count - 2] == Mask.end {
            rule.mask.units.removeLast()
        }
    }

    /// What is yes or no, or one of a few, in one number: kinds from bit 0, characters from 4, grouping from 9,
    /// keyboard from 11, digits behind the separator (one more) from 14, then the flags.
    private var bits: Int {
        get {
            var bits =
                Int(kind.rawValue) | Int(characters.rawValue) << 4
                | (grouping == .never ? 2 : grouping == .whileTyping ? 1 : 0) << 9
            bits |= Int(keyboard.rawValue) << 11 | (fractionDigits + 1) << 14
            if isUppercase { bits |= 1 << 18 }
            if isExact { bits |= 1 << 19 }
            if keepsLiterals { bits |= 1 << 20 }
            if isPercent { bits |= 1 << 21 }
            if !allowsNegative { bits |= 1 << 22 }
            if hasLines { bits |= 1 << 24 }
            if isImplied { bits |= 1 << 25 }
            return isRequired ? bits | 1 << 23 : bits
        }
        set {
            kind = Kind(rawValue: UInt8(newValue & 15)) ?? .plain
            characters = CharacterKinds(rawValue: UInt8(newValue >> 4 & 31))
            grouping = newValue >> 9 & 3 == 2 ? .never : newValue >> 9 & 3 == 1 ? .whileTyping : .onLeaving
            keyboard = TextKeyboard(rawValue: UInt8(newValue >> 11 & 7)) ?? .text
            fractionDigits = (newValue >> 14 & 15) - 1
            isUppercase = newValue >> 18 & 1 == 1
            isExact = newValue >> 19 & 1 == 1
            keepsLiterals = newValue >> 20 & 1 == 1
            isPercent = newValue >> 21 & 1 == 1
            allowsNegative = newValue >> 22 & 1 == 0
            isRequired = newValue >> 23 & 1 == 1
            hasLines = newValue >> 24 & 1 == 1
            isImplied = newValue >> 25 & 1 == 1
        }
    }
}
