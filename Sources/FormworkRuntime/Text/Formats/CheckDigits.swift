/// A way in which the check digits of a code are computed from its other characters.
///
/// Most codes that were mistyped fail their check. A rule may have several checks, and a right code passes all of them.
public enum CheckDigits: Equatable, Sendable {
    /// Luhn's algorithm (ISO/IEC 7812-1, annex B). Every second digit, counted from the last, is doubled. The sum of
    /// all digits, with both digits of a doubled one, is divisible by 10.
    case luhn
    /// ISO 7064 MOD 97-10, as in an IBAN. The first four characters are moved to the end, and letters become the
    /// numbers 10 to 35. The remainder of the resulting number modulo 97 is 1.
    case mod97
    /// Each character is multiplied by the weight at its position. The remainder of the sum modulo 11 decides.
    ///
    /// A code that has fewer characters than there are weights passes. A weight is at most 10.
    case weighted([UInt8], Remainder)

    /// The remainder that a weighted sum modulo 11 must have.
    public enum Remainder: Equatable, Sendable {
        /// The remainder is 0.
        case zero
        /// The remainder is 0. Codes whose sixth and seventh digits are both 0 pass with any remainder.
        case zeroUnlessUnchecked
        /// The remainder is 1. A letter counts as 10 (ISO 7064 MOD 11-2).
        case one
        /// The remainder is the digit after those that have a weight. A remainder of 10 means the digit 0.
        case nextDigit
    }

    /// Whether a code passes the check.
    func holds(in code: TextTokens) -> Bool {
        switch self {
        case .luhn: return Self.luhnSum(code) % 10 == 0
        case .mod97: return Self.remainderBy97(code) == 1
        case .weighted(let weights, let remainder):
            guard weights.count <= code.count else { return true }
            var sum = 0
            for index in 0..<weights.count {
                sum += Int(weights[index]) * Self.value(code[TokenIndex(index)], letterIsTen: remainder == .one)
            }
            return remainder.isRight(sum % 11, in: code, checked: TokenIndex(weights.count))
        }
    }

    /// The value of a digit or of a capital letter. The letters are 10 for A to 35 for Z, or all 10 if `letterIsTen` is
    /// `true`.
    fileprivate static func value(_ token: TextToken, letterIsTen: Bool = false) -> Int {
        if let digit = token.digit { return Int(digit) }
        return letterIsTen ? 10 : Int(token.unit &- UInt16(UInt8(ascii: "A"))) + 10
    }

    private static func luhnSum(_ code: TextTokens) -> Int {
        var sum = 0
        for index in 0..<code.count {
            let digit = value(code[TokenIndex(index)])
            // The digits of a doubled digit are added.
            sum += (code.count - index) % 2 == 0 ? digit * 2 - (digit > 4 ? 9 : 0) : digit
        }
        return sum
    }

    private static func remainderBy97(_ code: TextTokens) -> Int {
        var remainder = 0
        for index in 0..<code.count {
            let value = value(code[TokenIndex((index + 4) % code.count)])
            remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97
        }
        return remainder
    }
}

extension CheckDigits.Remainder {
    /// Whether a remainder is right for a code in which the characters before `checked` had a weight.
    fileprivate func isRight(_ remainder: Int, in code: TextTokens, checked: TokenIndex) -> Bool {
        switch self {
        case .zero: remainder == 0
        case .zeroUnlessUnchecked:
            remainder == 0 || code.count > 6 && code[TokenIndex(5)] == .digit(0) && code[TokenIndex(6)] == .digit(0)
        case .one: remainder == 1
        case .nextDigit: checked < code.end && remainder % 10 == CheckDigits.value(code[checked])
        }
    }
}
