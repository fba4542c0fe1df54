// An archive has the checks as one text of words with a space between them. A word is a letter for the kind of check,
// followed by the weights, each as one hexadecimal digit.

extension CheckDigits {
    private enum Letter {
        static let zero = UInt8(ascii: "a")
        static let one = UInt8(ascii: "b")
        static let nextDigit = UInt8(ascii: "c")
        static let luhn = UInt8(ascii: "d")
        static let mod97 = UInt8(ascii: "e")
        static let zeroUnlessUnchecked = UInt8(ascii: "z")
    }

    /// The checks as text.
    static func text(_ checks: [CheckDigits]) -> String {
        var bytes: [UInt8] = []
        for check in checks {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
            bytes.append(check.letter)
            guard case .weighted(let weights, _) = check else { continue }
            for weight in weights { bytes.append(weight < 10 ? UInt8(ascii: "0") + weight : UInt8(ascii: "A")) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private var letter: UInt8 {
        switch self {
        case .luhn: Letter.luhn
        case .mod97: Letter.mod97
        case .weighted(_, .zero): Letter.zero
        case .weighted(_, .zeroUnlessUnchecked): Letter.zeroUnlessUnchecked
        case .weighted(_, .one): Letter.one
        case .weighted(_, .nextDigit): Letter.nextDigit
        }
    }

    /// The checks in a text. A word with another letter is left out.
    static func checks(in text: String) -> [CheckDigits] {
        var checks: [CheckDigits] = []
        var letter: UInt8?
        var weights: [UInt8] = []
        for byte in Array(text.utf8) + [UInt8(ascii: " ")] {
            if byte == UInt8(ascii: " ") {
                if let letter, let check = CheckDigits(letter, weights) { checks.append(check) }
                letter = nil
                weights = []
            } else if letter == nil {
                letter = byte
            } else {
                weights.append(byte < UInt8(ascii: "A") ? byte &- UInt8(ascii: "0") : 10)
            }
        }
        return checks
    }

    private init?(_ letter: UInt8, _ weights: [UInt8]) {
        switch letter {
        case Letter.luhn: self = .luhn
        case Letter.mod97: self = .mod97
        case Letter.zero: self = .weighted(weights, .zero)
        case Letter.zeroUnlessUnchecked: self = .weighted(weights, .zeroUnlessUnchecked)
        case Letter.one: self = .weighted(weights, .one)
        case Letter.nextDigit: self = .weighted(weights, .nextDigit)
        default: return nil
        }
    }
}
