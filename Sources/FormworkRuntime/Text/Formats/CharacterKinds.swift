/// The kinds of characters that a control takes.
public struct CharacterKinds: OptionSet, Equatable, Sendable {
    /// The set as bits, one for each kind.
    public var rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Digits of any script, which become ASCII.
    public static let digits = CharacterKinds(rawValue: 1 << 0)
    /// Letters of any script, and the marks that belong to them.
    public static let letters = CharacterKinds(rawValue: 1 << 1)
    /// White space.
    public static let spaces = CharacterKinds(rawValue: 1 << 2)
    /// The letter X, which is the last character of some codes.
    package static let x = CharacterKinds(rawValue: 1 << 3)
    /// All visible characters except commas, and joiners, as in addresses.
    package static let visible = CharacterKinds(rawValue: 1 << 4)
}

extension TextRule {
    /// The character in the form in which answers have it: digits and full-width forms become ASCII. `nil` if the rule
    /// does not take the character.
    ///
    /// A rule for capital letters takes letters of ASCII only.
    func canonical(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        canonicalCode(scalar).flatMap { Unicode.Scalar($0) }
    }

    /// The code point of the character in the form in which answers have it; `nil` if the rule does not take the
    /// character.
    private func canonicalCode(_ scalar: Unicode.Scalar) -> UInt32? {
        var code = scalar.value
        // This is the plus sign before the prefix of a country, also in full width.
        if code == 0x2B || code == 0xFF0B, !countryPrefix.isEmpty { return 0x2B }
        if let digit = DecimalDigits.value(of: scalar), characters.contains(.digits) { return 0x30 + UInt32(digit) }
        if code >= 0xFF01, code <= 0xFF5E, !characters.isDisjoint(with: [.letters, .visible, .x]) { code -= 0xFEE0 }
        if isUppercase || characters.contains(.x), code &- 0x61 < 26 { code -= 0x20 }
        if characters.contains(.letters), isUppercase ? code &- 0x41 < 26 : isLetter(code) { return code }
        if characters.contains(.x), code == 0x58 { return code }
        let isSpace = WhiteSpace.contains(scalar)
        if isSpace { return characters.contains(.spaces) ? code : nil }
        return characters.contains(.visible) && code != 0x2C && !Self.isUnseen(scalar) ? code : nil
    }

    /// Whether a character is not allowed in an address because it is invisible. Joiners are allowed: some scripts need
    /// them (RFC 5892).
    static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        Invisible.contains(scalar) && scalar.value != 0x200C && scalar.value != 0x200D
    }

    /// Whether a character is a letter or belongs to one.
    private func isLetter(_ code: UInt32) -> Bool {
        CharacterKinds.isLetter(code, unlike: nonLetters)
    }

    /// Adds the table by which letters are recognised, if the rule takes letters.
    package mutating func knowLetters() {
        guard characters.contains(.letters), !isUppercase else { return }
        nonLetters = CharacterKinds.nonLetters
    }
}

extension CharacterKinds {
    /// Whether a character is a letter or a mark of one. It is, if no range of `nonLetters` has it.
    package static func isLetter(_ code: UInt32, unlike nonLetters: String = nonLetters) -> Bool {
        // Most letters are these, and the list of ranges is long.
        if (code | 0x20) &- 0x61 < 26 { return true }
        let pairs = nonLetters.scalarList
        for index in 1..<max(pairs.count, 1) where index % 2 == 1 {
            if pairs[index - 1].value <= code, code <= pairs[index].value { return false }
        }
        return Unicode.Scalar(code).flatMap { DecimalDigits.value(of: $0) } == nil
    }

    /// The characters in common use that are neither letters nor marks, as pairs of the first and the last. All other
    /// characters count as letters, so that no script is missing; some rare symbols are among them.
    static let nonLetters: String = {
        let pairs: [UInt32] = [
            0, 0x40, 0x5B, 0x60, 0x7B, 0xA9, 0xAB, 0xB4, 0xB6, 0xB9, 0xBB, 0xBF, 0xD7, 0xD7, 0xF7, 0xF7, 0x2C2,
            0x2C5, 0x37E, 0x37E, 0x387, 0x387, 0x55A, 0x55F, 0x589, 0x58F, 0x5BE, 0x5BE, 0x600, 0x60F, 0x61B,
            0x61F, 0x66A, 0x66D, 0x6D4, 0x6D4, 0x700, 0x70D, 0x964, 0x965, 0xE3F, 0xE3F, 0xE4F, 0xE4F, 0x2000,
            0x200B, 0x200E, 0x2070, 0x2072, 0x207E, 0x2080, 0x208F, 0x20A0, 0x20CF, 0x2190, 0x24B5, 0x24EA,
            0x2BFF, 0x2E00, 0x2E2E, 0x2E30, 0x3004, 0x3008, 0x3020, 0x3030, 0x3030, 0x303D, 0x3040, 0x30A0,
            0x30A0, 0x30FB, 0x30FB, 0x3200, 0x33FF, 0x4DC0, 0x4DFF, 0xE000, 0xF8FF, 0xFD3E, 0xFD4F, 0xFDFC,
            0xFDFF, 0xFE10, 0xFE1F, 0xFE30, 0xFE6F, 0xFEFF, 0xFF20, 0xFF3B, 0xFF40, 0xFF5B, 0xFF65, 0xFFE0,
            0xFFFF, 0x1F000, 0x1F12F, 0x1F18A, 0x1FBFF, 0xE0000, 0xE00FF, 0xE01F0, 0x10FFFF,
        ]
        var text = String.UnicodeScalarView()
        text.append(contentsOf: pairs.compactMap(Unicode.Scalar.init))
        return String(text)
    }()
}
