/// The properties of a character: one bit for its general category, one for characters of words.
enum CharacterTraits {
    /// The bit of characters that are part of words.
    static let word: UInt32 = 1 << 30
    /// The bit of decimal digits.
    static let digit: UInt32 = 1 << 8

    /// A run of characters with the same traits.
    struct Run {
        /// The characters.
        let range: ClosedRange<UInt32>
        /// Their traits.
        let traits: UInt32
    }

    /// All characters, in order. Surrogates, which no text has, have the traits of the characters before them.
    static let runs: [Run] = {
        var runs: [Run] = []
        var (start, traits): (UInt32, UInt32) = (0, 0)
        var value: UInt32 = 0
        while value <= 0x10FFFF {
            if let scalar = Unicode.Scalar(value), of(scalar) != traits {
                if value > start { runs.append(Run(range: start...value - 1, traits: traits)) }
                (start, traits) = (value, of(scalar))
            }
            // In the planes above the third, all characters have the same traits except at the starts and ends.
            let isSame = value >= 0x40000 && value & 0xFFFF == 0x1000
            value = isSame ? value | 0xFFF0 : value + 1
        }
        runs.append(Run(range: start...0x10FFFF, traits: traits))
        return runs
    }()

    /// The traits of a character.
    static func of(_ scalar: Unicode.Scalar) -> UInt32 {
        let category = bit(scalar.properties.generalCategory)
        return category | (isWord(scalar, category) ? word : 0)
    }

    /// Unicode's recommendation for `\w` (UTS #18): alphabetic, marks, decimal digits, connectors and joiners.
    ///
    /// Alphabetic are, besides some marks, the categories L and Nl and the letters in circles and squares.
    private static func isWord(_ scalar: Unicode.Scalar, _ category: UInt32) -> Bool {
        if category & wordCategories != 0 { return true }
        switch scalar.value {
        case 0x200C, 0x200D, 0x24B6...0x24E9, 0x1F130...0x1F149, 0x1F150...0x1F169, 0x1F170...0x1F189: return true
        default: return false
        }
    }

    /// The categories Lu, Ll, Lt, Lm, Lo, Mn, Mc, Me, Nd, Nl and Pc.
    private static let wordCategories: UInt32 = 0b1011_1111_1111

    /// The bit of a category; the order is that of `CategoryNames`.
    private static func bit(_ category: Unicode.GeneralCategory) -> UInt32 {
        switch category {
        case .uppercaseLetter: 1 << 0
        case .lowercaseLetter: 1 << 1
        case .titlecaseLetter: 1 << 2
        case .modifierLetter: 1 << 3
        case .otherLetter: 1 << 4
        case .nonspacingMark: 1 << 5
        case .spacingMark: 1 << 6
        case .enclosingMark: 1 << 7
        case .decimalNumber: 1 << 8
        case .letterNumber: 1 << 9
        case .otherNumber: 1 << 10
        case .connectorPunctuation: 1 << 11
        case .dashPunctuation: 1 << 12
        case .openPunctuation: 1 << 13
        case .closePunctuation: 1 << 14
        case .initialPunctuation: 1 << 15
        case .finalPunctuation: 1 << 16
        case .otherPunctuation: 1 << 17
        case .mathSymbol: 1 << 18
        case .currencySymbol: 1 << 19
        case .modifierSymbol: 1 << 20
        case .otherSymbol: 1 << 21
        case .spaceSeparator: 1 << 22
        case .lineSeparator: 1 << 23
        case .paragraphSeparator: 1 << 24
        case .control: 1 << 25
        case .format: 1 << 26
        case .surrogate: 1 << 27
        case .privateUse: 1 << 28
        case .unassigned: 1 << 29
        @unknown default: 1 << 29
        }
    }
}
