extension TextRule {
    package static func code<Direction>(_ rule: inout TextRule, with coder: inout ArchiveCoder<Direction>) {
        var bits = Direction.isReading ? 0 : rule.packed.number
        coder.code("bits", &bits, default: 0)
        if Direction.isReading { rule.unpack(PackedBits(number: bits)) }
        coder.code("name", &rule.name)
        coder.code("further", &rule.furtherCharacters)
        coder.code("min", &rule.minimumLength, default: 0)
        coder.code("max", &rule.maximumLength, default: 0)
        coder.code("prefix", &rule.countryPrefix)
        var sums = Direction.isReading ? "" : CheckDigits.text(rule.checkDigits)
        coder.code("sums", &sums)
        if Direction.isReading, !sums.isEmpty { rule.checkDigits = CheckDigits.checks(in: sums) }
        coder.code("ceiling", &rule.ceiling)
        coder.code("stop", &rule.typingLimit, default: 0)
        coder.code("currency", &rule.currency)
        coder.code("letters", &rule.nonLetters)
        coder.code("purpose", &rule.purpose)
        var shape = Direction.isReading ? [] : rule.shape?.json.arrayValue ?? []
        coder.code("shape", &shape)
        if Direction.isReading, !shape.isEmpty { rule.shape = Pattern(json: .array(shape)) }
        // The units of a mask are characters, so the archive has them as a text.
        var mask = Direction.isReading ? "" : rule.mask.units.text
        coder.code("mask", &mask)
        if Direction.isReading { rule.mask = Mask(units: TextUnits(mask)) }
    }

    /// The properties with few possible values, packed into one number.
    private var packed: PackedBits {
        var bits = PackedBits()
        bits.set(Slot.kind, Int(kind.rawValue))
        bits.set(Slot.characters, Int(characters.rawValue))
        bits.set(Slot.grouping, grouping == .never ? 2 : grouping == .whileTyping ? 1 : 0)
        bits.set(Slot.keyboard, Int(keyboard.rawValue))
        bits.set(Slot.fractionDigits, fractionDigits.map { $0 + 1 } ?? 0)
        bits.set(Slot.isUppercase, isUppercase ? 1 : 0)
        bits.set(Slot.isExact, isExact ? 1 : 0)
        bits.set(Slot.keepsLiterals, keepsLiterals ? 1 : 0)
        bits.set(Slot.isPercent, isPercent ? 1 : 0)
        bits.set(Slot.refusesNegative, allowsNegative ? 0 : 1)
        bits.set(Slot.isRequired, isRequired ? 1 : 0)
        bits.set(Slot.hasLines, hasLines ? 1 : 0)
        bits.set(Slot.isImplied, isImplied ? 1 : 0)
        bits.set(Slot.joinsGroups, joinsGroups ? 1 : 0)
        bits.set(Slot.fillsParts, fillsParts ? 1 : 0)
        return bits
    }

    private mutating func unpack(_ bits: PackedBits) {
        kind = Kind(rawValue: UInt8(bits.value(Slot.kind))) ?? .plain
        characters = CharacterKinds(rawValue: UInt8(bits.value(Slot.characters)))
        let position = bits.value(Slot.grouping)
        grouping = position == 2 ? .never : position == 1 ? .whileTyping : .onLeaving
        keyboard = TextKeyboard(rawValue: UInt8(bits.value(Slot.keyboard))) ?? .text
        let digits = bits.value(Slot.fractionDigits)
        fractionDigits = digits == 0 ? nil : digits - 1
        isUppercase = bits.isSet(Slot.isUppercase)
        isExact = bits.isSet(Slot.isExact)
        keepsLiterals = bits.isSet(Slot.keepsLiterals)
        isPercent = bits.isSet(Slot.isPercent)
        allowsNegative = !bits.isSet(Slot.refusesNegative)
        isRequired = bits.isSet(Slot.isRequired)
        hasLines = bits.isSet(Slot.hasLines)
        isImplied = bits.isSet(Slot.isImplied)
        joinsGroups = bits.isSet(Slot.joinsGroups)
        fillsParts = bits.isSet(Slot.fillsParts)
    }

    /// The bits that each property has in the archived number.
    private enum Slot {
        static var kind: BitRange { BitRange(first: 0, count: 4) }
        static var characters: BitRange { BitRange(first: 4, count: 5) }
        static var grouping: BitRange { BitRange(first: 9, count: 2) }
        static var keyboard: BitRange { BitRange(first: 11, count: 3) }
        /// 0 means any number of digits. Otherwise it is one more than the number.
        static var fractionDigits: BitRange { BitRange(first: 14, count: 4) }
        static var isUppercase: BitRange { BitRange(first: 18, count: 1) }
        static var isExact: BitRange { BitRange(first: 19, count: 1) }
        static var keepsLiterals: BitRange { BitRange(first: 20, count: 1) }
        static var isPercent: BitRange { BitRange(first: 21, count: 1) }
        static var refusesNegative: BitRange { BitRange(first: 22, count: 1) }
        static var isRequired: BitRange { BitRange(first: 23, count: 1) }
        static var hasLines: BitRange { BitRange(first: 24, count: 1) }
        static var isImplied: BitRange { BitRange(first: 25, count: 1) }
        static var joinsGroups: BitRange { BitRange(first: 26, count: 1) }
        static var fillsParts: BitRange { BitRange(first: 27, count: 1) }
    }
}

/// A range of bits in a number.
private struct BitRange {
    /// The index of the lowest bit.
    var first: Int
    var count: Int
}

/// A number into whose bits several values are packed.
private struct PackedBits {
    var number = 0

    func value(_ range: BitRange) -> Int { number >> range.first & (1 << range.count - 1) }

    func isSet(_ range: BitRange) -> Bool { value(range) == 1 }

    /// Sets a range of bits, which have to be 0 before.
    mutating func set(_ range: BitRange, _ value: Int) { number |= value << range.first }
}
