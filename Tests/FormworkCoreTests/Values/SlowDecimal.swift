import FormworkCore

/// Decimal arithmetic as taught at school, digit by digit and without limits. `DecimalNumber` is compared with it.
struct SlowDecimal: Equatable {
    var isNegative: Bool
    /// Most significant first, without leading zeros; empty for 0.
    var digits: [Int]
    var exponent: Int

    init(_ digits: [Int], exponent: Int, isNegative: Bool) {
        self.digits = Array(digits.drop { $0 == 0 })
        self.exponent = exponent
        self.isNegative = isNegative
        while self.digits.last == 0 {
            self.digits.removeLast()
            self.exponent += 1
        }
        if self.digits.isEmpty {
            self.exponent = 0
            self.isNegative = false
        }
    }

    init(_ number: DecimalNumber) {
        let digits = number.coefficient.magnitude.description.compactMap { $0.wholeNumberValue }
        self.init(digits, exponent: Int(number.exponent), isNegative: number.coefficient < 0)
    }

    /// Both with the digits of the smaller exponent and of the same count.
    private static func aligned(_ left: Self, _ right: Self) -> (left: [Int], right: [Int], exponent: Int) {
        let exponent = min(left.exponent, right.exponent)
        let first = left.digits + Array(repeating: 0, count: left.exponent - exponent)
        let second = right.digits + Array(repeating: 0, count: right.exponent - exponent)
        let count = max(first.count, second.count)
        let pad = { (digits: [Int]) in Array(repeating: 0, count: count - digits.count) + digits }
        return (pad(first), pad(second), exponent)
    }

    private static func compare(_ left: [Int], _ right: [Int]) -> Int {
        for (first, second) in zip(left, right) where first != second { return first < second ? -1 : 1 }
        return 0
    }

    private static func sum(_ left: [Int], _ right: [Int]) -> [Int] {
        var carry = 0
        var result: [Int] = []
        for index in left.indices.reversed() {
            let sum = left[index] + right[index] + carry
            result.append(sum % 10)
            carry = sum / 10
        }
        return [carry] + result.reversed()
    }

    private static func difference(_ left: [Int], _ right: [Int]) -> [Int] {
        var borrow = 0
        var result: [Int] = []
        for index in left.indices.reversed() {
            let difference = left[index] - right[index] - borrow
            result.append((difference + 10) % 10)
            borrow = difference < 0 ? 1 : 0
        }
        return result.reversed()
    }

    static func + (left: Self, right: Self) -> Self {
        let (first, second, exponent) = aligned(left, right)
        if left.isNegative == right.isNegative {
            return Self(sum(first, second), exponent: exponent, isNegative: left.isNegative)
        }
        if compare(first, second) >= 0 {
            return Self(difference(first, second), exponent: exponent, isNegative: left.isNegative)
        }
        return Self(difference(second, first), exponent: exponent, isNegative: right.isNegative)
    }

    static func * (left: Self, right: Self) -> Self {
        var result = Array(repeating: 0, count: left.digits.count + right.digits.count)
        for (first, factor) in left.digits.enumerated() {
            for (second, other) in right.digits.enumerated() { result[first + second + 1] += factor * other }
        }
        for index in result.indices.dropFirst().reversed() {
            result[index - 1] += result[index] / 10
            result[index] %= 10
        }
        return Self(
            result, exponent: left.exponent + right.exponent, isNegative: left.isNegative != right.isNegative)
    }

    static func < (left: Self, right: Self) -> Bool {
        let difference = left + Self(right.digits, exponent: right.exponent, isNegative: !right.isNegative)
        return difference.isNegative
    }

    /// Long division of whole digits: the quotient's digits and the rest.
    private static func divide(_ top: [Int], _ bottom: [Int]) -> (quotient: [Int], rest: [Int]) {
        var rest: [Int] = []
        var quotient: [Int] = []
        for digit in top {
            rest = Array((rest + [digit]).drop { $0 == 0 })
            var times = 0
            while rest.count > bottom.count || (rest.count == bottom.count && compare(rest, bottom) >= 0) {
                let padded = Array(repeating: 0, count: rest.count - bottom.count) + bottom
                rest = Array(difference(rest, padded).drop { $0 == 0 })
                times += 1
            }
            quotient.append(times)
        }
        return (quotient, rest)
    }

    /// The quotient, cut half-even.
    static func / (left: Self, right: Self) -> Self {
        let zeros = 40 + right.digits.count
        let (quotient, rest) = divide(left.digits + Array(repeating: 0, count: zeros), right.digits)
        // One more digit stands for the rest of the division.
        let tail = rest.isEmpty ? [0] : [1]
        return Self(
            quotient + tail, exponent: left.exponent - right.exponent - zeros - 1,
            isNegative: left.isNegative != right.isNegative
        ).cut()
    }

    static func % (left: Self, right: Self) -> Self {
        let (first, second, exponent) = aligned(left, right)
        let rest = divide(first, Array(second.drop { $0 == 0 })).rest
        return Self(rest, exponent: exponent, isNegative: left.isNegative)
    }

    /// Half-even at 34 digits.
    func cut() -> Self {
        guard digits.count > 34 else { return self }
        let dropped = digits[34...]
        let isHalf = dropped.first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
        let isUp = isHalf ? digits[33] % 2 == 1 : digits[34] >= 5
        let kept = Self(Array(digits[..<34]), exponent: exponent + dropped.count, isNegative: isNegative)
        let unit = Self([1], exponent: exponent + dropped.count, isNegative: isNegative)
        return isUp ? kept + unit : kept
    }

    /// Half away from zero at a number of places.
    func rounded(places: Int) -> Self {
        let dropped = -places - exponent
        guard dropped > 0 else { return self }
        let padded = Array(repeating: 0, count: max(0, dropped + 1 - digits.count)) + digits
        let kept = Self(Array(padded.dropLast(dropped)), exponent: -places, isNegative: isNegative)
        let unit = Self([1], exponent: -places, isNegative: isNegative)
        return padded[padded.count - dropped] >= 5 ? kept + unit : kept
    }

    /// The digits around the point, without an exponent.
    var plainText: String {
        guard !digits.isEmpty else { return "0" }
        var text = digits.map(String.init).joined()
        if exponent > 0 {
            text += String(repeating: "0", count: exponent)
        } else if exponent < 0 {
            text = String(repeating: "0", count: max(0, 1 - exponent - text.count)) + text
            text.insert(".", at: text.index(text.endIndex, offsetBy: exponent))
        }
        return (isNegative ? "-" : "") + text
    }
}
