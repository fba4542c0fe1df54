/// Replaces characters before texts are searched.
enum SearchFolding {
    /// Appends the letters that replace a character in a search. Marks that are ignored are replaced by nothing.
    static func append(_ scalar: Unicode.Scalar, to letters: inout [UInt32]) {
        if let digit = DecimalDigits.value(of: scalar) {
            letters.append(0x30 + UInt32(digit))
        } else if WhiteSpace.contains(scalar) || scalar.value == 0x3000 {
            // Several white spaces become one space. White space at the start is left out.
            if let last = letters.last, last != 0x20 { letters.append(0x20) }
        } else if let step = voicing(scalar.value) {
            voice(by: step, &letters)
        } else if !isIgnored(scalar.value) {
            let letter = letter(scalar.value)
            letters.append(letter)
            if let second = second(scalar.value) { letters.append(second) }
        }
    }

    private static func letter(_ code: UInt32) -> UInt32 {
        switch code {
        case 0x41...0x5A: code + 0x20
        // The sign for a millionth becomes the Greek letter.
        case 0xB5: 0x3BC
        case 0..<0xC0: code
        // Typographic signs become the straight ones.
        case 0x2018, 0x2019, 0x2032: 0x27
        case 0x201C, 0x201D, 0x2033: 0x22
        case 0x2010...0x2015, 0x2212: 0x2D
        // Capitals of Armenian and Georgian become small letters.
        case 0x531...0x556: code + 0x30
        case 0x1C90...0x1CBA, 0x1CBD...0x1CBF: code - 0xBC0
        // Hiragana become katakana.
        case 0x3041...0x3096, 0x309D, 0x309E: code + 0x60
        // Characters of full and half width become the usual ones.
        case 0xFF01...0xFF5E: letter(code - 0xFEE0)
        case 0xFF66...0xFF9D: wideKana[Int(code - 0xFF66)]
        case 0x620...0x6FF: arabic(code)
        default: PlainLetters.letter(code)
        }
    }

    /// The second letter of a character that is read as two letters; `nil` for other characters.
    private static func second(_ code: UInt32) -> UInt32? {
        switch code {
        case 0xDF, 0x1E9E: 0x73
        case 0xC6, 0xE6, 0x1E2, 0x1E3, 0x1FC, 0x1FD, 0x152, 0x153: 0x65
        case 0xDE, 0xFE: 0x68
        case 0x132, 0x133, 0x1C7...0x1CC: 0x6A
        case 0x1C4...0x1C6, 0x1F1...0x1F3: 0x7A
        default: nil
        }
    }

    /// Replaces forms of letters that differ in written Arabic, Persian and Urdu, but not for people who search.
    private static func arabic(_ code: UInt32) -> UInt32 {
        switch code {
        case 0x622, 0x623, 0x625, 0x671...0x673, 0x675: 0x627
        case 0x624, 0x676: 0x648
        case 0x626, 0x649, 0x6CC, 0x678, 0x6D0, 0x6D2, 0x6D3: 0x64A
        case 0x629, 0x6C0, 0x6BE, 0x6C1...0x6C3, 0x6D5: 0x647
        case 0x6A9, 0x6AA: 0x643
        default: code
        }
    }

    /// Whether a character is ignored: accents, vowel signs, joiners and characters that stretch letters.
    private static func isIgnored(_ code: UInt32) -> Bool {
        switch code {
        case 0xAD, 0x300...0x36F, 0x483...0x489, 0x200B...0x200F, 0x2060, 0xFEFF, 0xFE00...0xFE0F: true
        case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: true
        case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7, 0x6E8, 0x6EA...0x6ED: true
        case 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }

    /// The distance from a kana to the voiced kana, or from ハ to パ, for a mark that changes the kana before it.
    private static func voicing(_ code: UInt32) -> UInt32? {
        switch code {
        case 0x3099, 0x309B, 0xFF9E: 1
        case 0x309A, 0x309C, 0xFF9F: 2
        default: nil
        }
    }

    private static func voice(by step: UInt32, _ letters: inout [UInt32]) {
        guard let last = letters.last else { return }
        switch last {
        case 0x30A6 where step == 1: letters[letters.count - 1] = 0x30F4
        case 0x30AB...0x30C2 where step == 1 && last % 2 == 1: letters[letters.count - 1] = last + 1
        case 0x30C4, 0x30C6, 0x30C8: letters[letters.count - 1] = last + (step == 1 ? 1 : 0)
        case 0x30CF, 0x30D2, 0x30D5, 0x30D8, 0x30DB: letters[letters.count - 1] = last + step
        default: break
        }
    }

    private static let wideKana = "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
        .unicodeScalars.map { $0.value }
}
