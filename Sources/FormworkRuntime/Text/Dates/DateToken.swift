/// A number or a word in a typed day or time.
enum DateToken {
    case number(DateDigits)
    /// A word, by its code points in small letters.
    case word([UInt32])

    /// The maximum number of characters in a text that is read. No day has as many.
    static let longest = 64

    /// The numbers and words of a text; `nil` if it is too long to be a day or a time.
    static func tokens(of text: String) -> [DateToken]? {
        guard text.utf8.count <= 4 * longest else { return nil }
        var tokens: [DateToken] = []
        var number: DateDigits?
        var word: [UInt32] = []
        func finish() {
            if let digits = number { tokens.append(.number(digits)) }
            if !word.isEmpty { tokens.append(.word(word)) }
            number = nil
            word = []
        }
        for scalar in text.unicodeScalars where !Invisible.isSign(scalar.value) {
            let scalar = Unicode.Scalar(NumberMarks.folded(scalar.value)) ?? scalar
            if let digit = DecimalDigits.value(of: scalar) {
                if number == nil { finish() }
                number = (number ?? DateDigits()).appending(digit)
            } else if CharacterKinds.isLetter(scalar.value) {
                let isUnit = number != nil && isUnit(scalar.value)
                if number != nil { finish() }
                if !isUnit { word.append(folded(scalar.value)) }
            } else {
                if isPoint(scalar.value) { number?.isBeforePoint = true }
                if scalar == ":" { number?.isBeforeColon = true }
                finish()
            }
        }
        finish()
        return tokens
    }

    /// Whether a character names the unit of the number before it: 年, 月 and 日, or 년, 월 and 일. These characters are left
    /// out, because the order of the numbers already tells the units.
    private static func isUnit(_ code: UInt32) -> Bool {
        switch code {
        case 0x5E74, 0x6708, 0x65E5, 0xB144, 0xC6D4, 0xC77C, 0x65F6, 0x6642, 0x5206, 0x79D2: true
        default: false
        }
    }

    private static func isPoint(_ code: UInt32) -> Bool { code == 0x2E || code == 0xFF0E }

    /// Small letters for the capitals of Latin and Cyrillic.
    private static func folded(_ code: UInt32) -> UInt32 {
        switch code {
        case 0x41...0x5A, 0xC0...0xDE, 0x410...0x42F: code + 32
        default: code
        }
    }

    /// The letters of a name as code points in small letters.
    private static func letters(_ name: String) -> [UInt32] {
        name.unicodeScalars.map { $0.value }
            .filter { CharacterKinds.isLetter($0) && !Invisible.isSign($0) }.map(folded)
    }

    /// The index of the name that a word is, or that it abbreviates with at least three letters; `nil` if no name fits
    /// or several do.
    static func index(of word: [UInt32], in names: [String]) -> Int? {
        var found: [Int] = []
        for index in names.indices {
            let letters = letters(names[index])
            if letters == word { return index }
            if word.count >= 3, letters.starts(with: word) { found.append(index) }
        }
        return found.count == 1 ? found[0] : nil
    }
}

/// A number in a typed day or time.
struct DateDigits {
    var value = 0
    /// The number of digits in the text.
    var count = 0
    /// Whether a point follows the number at once, as in 24.12.2026.
    var isBeforePoint = false
    /// Whether a colon follows the number at once, as in 08:30:15.
    var isBeforeColon = false

    /// Whether the number is a year with its century, and not only its last two digits.
    var isLong: Bool { count > 2 }

    func appending(_ digit: UInt8) -> DateDigits {
        // A number with more digits than any year must not overflow.
        DateDigits(value: min(value * 10 + Int(digit), 999_999_999), count: count + 1)
    }
}
