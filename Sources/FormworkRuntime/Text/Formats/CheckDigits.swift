/// How the check digits of a code follow from its other characters.
///
/// Most codes that were mistyped fail their check. A rule may have several; a right code passes all of them.
public enum CheckDigits: Equatable, Sendable {
    /// Luhn's algorithm (ISO/IEC 7812-1, annex B): counted from the last digit, every second digit counts twice. The sum
    /// is divisible by 10.
    case luhn
    /// ISO 7064 MOD 97-10: the first four characters are moved to the end, and letters become the numbers 10 to 35. The
    /// remainder of the whole number modulo 97 is 1.
    case mod97
    /// Each character is multiplied by the weight at its place. The remainder of the sum modulo 11 decides.
    ///
    /// A code that has fewer characters than there are weights passes. A weight is at most 10.
    case weighted([UInt8], Remainder)

    /// What the remainder of a weighted sum modulo 11 has to be.
    public enum Remainder: Equatable, Sendable {
        /// 0.
        case zero
        /// 0, except in codes whose sixth and seventh digits are both 0: these pass.
        case zeroUnlessUnchecked
        /// 1; a letter counts as 10 (ISO 7064 MOD 11-2).
        case one
        /// The digit after those that have a weight; a remainder of 10 stands for the digit 0.
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
                sum += Int(weights[index]) * Self.value(code[index], letterIsTen: remainder == .one)
            }
            return remainder.isRight(sum % 11, in: code, checked: weights.count)
        }
    }

    /// The value of a digit, or of a capital letter: 10 for A up to 35 for Z, unless each letter is 10.
    fileprivate static func value(_ token: TextToken, letterIsTen: Bool = false) -> Int {
        if let digit = token.digit { return Int(digit) }
        return letterIsTen ? 10 : Int(token.unit &- UInt16(UInt8(ascii: "A"))) + 10
    }

    private static func luhnSum(_ code: TextTokens) -> Int {
        var sum = 0
        for index in 0..<code.count {
            let digit = value(code[index])
            // A doubled digit counts with the sum of its own two digits.
            sum += (code.count - index) % 2 == 0 ? digit * 2 - (digit > 4 ? 9 : 0) : digit
        }
        return sum
    }

    private static func remainderBy97(_ code: TextTokens) -> Int {
        var remainder = 0
        for index in 0..<code.count {
            let value = value(code[(index + 4) % code.count])
            remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97
        }
        return remainder
    }
}

extension CheckDigits.Remainder {
    /// Whether a remainder is right for a code in which `checked` characters had a weight.
    fileprivate func isRight(_ remainder: Int, in code: TextTokens, checked: Int) -> Bool {
        switch self {
        case .zero: remainder == 0
        case .zeroUnlessUnchecked: remainder == 0 || code.count > 6 && code[5] == .digit(0) && code[6] == .digit(0)
        case .one: remainder == 1
        case .nextDigit: checked < code.count && remainder % 10 == CheckDigits.value(code[checked])
        }
    }
}
