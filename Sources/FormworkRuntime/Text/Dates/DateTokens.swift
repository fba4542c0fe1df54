/// The numbers and words in a typed day or time.
struct DateTokens {
    /// A number, with how many digits it was written; or, without digits, a word folded to small letters.
    struct Token {
        var number = 0
        var digits = 0
        var word: [UInt32] = []
    }

    /// More than any day has, in characters; longer text is not looked at.
    static let longest = 64

    private(set) var tokens: [Token] = []

    /// `nil` if the text is too long to be a day or a time.
    init?(_ text: String) {
        guard text.utf8.count <= 4 * Self.longest else { return nil }
        var isOpen = false
        for scalar in text.unicodeScalars {
            let digit = DecimalDigits.value(of: scalar)
            let last = tokens.count - 1
            if let digit {
                if !isOpen || tokens[last].digits == 0 { tokens.append(Token()) }
                let index = tokens.count - 1
                tokens[index].number = min(tokens[index].number * 10 + Int(digit), 999_999_999)
                tokens[index].digits += 1
                isOpen = true
            } else if CharacterKinds.isLetter(scalar.value) {
                // 年, 月 and 日, like 년, 월 and 일, say what the number before them is, in the order that is read anyway.
                if isOpen, tokens[last].digits > 0, Self.isUnit(scalar.value) {
                    isOpen = false
                    continue
                }
                if !isOpen || tokens[last].digits > 0 { tokens.append(Token()) }
                tokens[tokens.count - 1].word.append(Self.folded(scalar.value))
                isOpen = true
            } else {
                isOpen = false
            }
        }
    }

    private static func isUnit(_ code: UInt32) -> Bool {
        switch code {
        case 0x5E74, 0x6708, 0x65E5, 0xB144, 0xC6D4, 0xC77C, 0x65F6, 0x6642, 0x5206, 0x79D2: true
        default: false
        }
    }

    /// Small letters for the capitals of Latin and Cyrillic.
    private static func folded(_ code: UInt32) -> UInt32 {
        switch code {
        case 0x41...0x5A, 0xC0...0xDE, 0x410...0x42F: code + 32
        default: code
        }
    }

    /// The letters of a name, folded.
    static func letters(_ name: String) -> [UInt32] {
        name.unicodeScalars.map { $0.value }.filter { CharacterKinds.isLetter($0) }.map(folded)
    }

    /// The position of the name that a word is, or that it alone begins with three letters or more; -1 for none.
    static func position(of word: [UInt32], in names: [String]) -> Int {
        var found = -1
        for index in names.indices {
            let letters = letters(names[index])
            if letters == word { return index }
            guard word.count >= 3, letters.starts(with: word) else { continue }
            found = found == -1 ? index : -2
        }
        return max(found, -1)
    }
}
