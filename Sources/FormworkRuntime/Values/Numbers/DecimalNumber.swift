/// An exact decimal number with up to 34 significant digits: `coefficient` times ten to the `exponent`.
///
/// There is one way to store each number: the coefficient has no trailing zeros, and zero is `0 * 10^0`. So equal
/// numbers have equal parts. A result with more digits is rounded half-even to 34 digits. Magnitudes are in `10^-6144
/// ..< 10^6145`, as in IEEE 754 decimal128. A smaller result becomes 0, and a larger one is `nil`.
public struct DecimalNumber: Equatable, Hashable, Sendable {
    /// The maximum number of significant digits of a number.
    public static let precision = 34
    /// The largest power of ten of a number's first digit; its negation is the smallest.
    public static let exponentLimit = 6_144
    /// Zero.
    public static let zero = DecimalNumber(unchecked: 0, 0)

    /// The significant digits with the sign.
    public let coefficient: Int128
    /// The power of ten by which the coefficient is multiplied.
    public let exponent: Int32

    /// Makes a number of parts that are known to be canonical.
    init(unchecked coefficient: Int128, _ exponent: Int32) {
        self.coefficient = coefficient
        self.exponent = exponent
    }

    /// Makes a number of any magnitude, rounded half-even to 34 digits; `nil` if it is too large.
    init?(negative: Bool, magnitude: UInt128, exponent: Int) {
        if exponent > -1_000, exponent < 1_000, let small = UInt64(exactly: magnitude) {
            self.init(small: small, negative: negative, exponent: Int32(truncatingIfNeeded: exponent))
            return
        }
        var digits = magnitude
        var power = exponent
        let excess = Decimals.digitCount(digits) - Self.precision
        if excess > 0 {
            digits = Decimals.ratio(digits, times: 1, by: Decimals.powerOfTen(excess)) ?? 0
            power += excess
        }
        guard digits != 0 else {
            self = .zero
            return
        }
        // A number divisible by 10^n is divisible by 2^n, which is a cheap test.
        var step = 32
        while step > 0 {
            if digits.trailingZeroBitCount >= step {
                let (quotient, rest) = digits.quotientAndRemainder(dividingBy: Decimals.powerOfTen(step))
                if rest == 0 {
                    digits = quotient
                    power += step
                }
            }
            step >>= 1
        }
        let leading = power + Decimals.digitCount(digits) - 1
        guard leading <= Self.exponentLimit else { return nil }
        guard leading >= -Self.exponentLimit else {
            self = .zero
            return
        }
        let signed = Int128(truncatingIfNeeded: digits)
        self.init(unchecked: negative ? 0 - signed : signed, Int32(truncatingIfNeeded: power))
    }

    /// Makes a number with few digits near the point, as nearly all numbers are: the digits fit into a machine word.
    @inline(never)
    private init(small magnitude: UInt64, negative: Bool, exponent: Int32) {
        var (digits, power) = (magnitude, exponent)
        while digits != 0 {
            let (quotient, rest) = digits.quotientAndRemainder(dividingBy: 10)
            if rest != 0 { break }
            (digits, power) = (quotient, power + 1)
        }
        self.init(unchecked: negative ? 0 - Int128(digits) : Int128(digits), digits == 0 ? 0 : power)
    }

    /// Makes a whole number.
    public init(_ value: Int) {
        self.init(Int64(value))
    }

    /// Makes a whole number.
    public init(_ value: Int64) {
        self = DecimalNumber(negative: value < 0, magnitude: UInt128(value.magnitude), exponent: 0) ?? .zero
    }

    /// The power of ten of the first digit.
    var leadingExponent: Int {
        Int(exponent) + Decimals.digitCount(coefficient.magnitude) - 1
    }

    /// The number as a 64-bit integer; `nil` if it has a fraction or does not fit.
    ///
    /// It is the same on every platform, unlike `intValue` in a 32-bit browser.
    public var int64Value: Int64? {
        // The exponent is checked before multiplying, because the product of a larger one would fit into no type at
        // all.
        guard exponent >= 0, exponent <= 18, let whole = Int64(exactly: coefficient) else { return nil }
        return Int64(exactly: Int128(whole) * Int128(truncatingIfNeeded: Decimals.powerOfTen(Int(exponent))))
    }

    /// The number as a machine integer; `nil` if it has a fraction or does not fit.
    public var intValue: Int? {
        int64Value.flatMap { Int(exactly: $0) }
    }

    /// Whether the number has no fraction.
    public var isInteger: Bool { exponent >= 0 }
    /// Whether the number is less than 0.
    public var isNegative: Bool { coefficient < 0 }
    /// Whether the number is 0.
    public var isZero: Bool { coefficient == 0 }
    /// The number with the other sign.
    public var negated: DecimalNumber { DecimalNumber(unchecked: 0 - coefficient, exponent) }
    /// The number without its sign.
    public var magnitude: DecimalNumber { isNegative ? negated : self }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
    /// Makes a whole number.
    public init(integerLiteral value: Int64) {
        self.init(value)
    }
}

extension DecimalNumber: Comparable {
    /// Whether the left number is smaller. The comparison is exact, however far apart the exponents are.
    public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
        if left.exponent == right.exponent { return left.coefficient < right.coefficient }
        if left.isNegative || right.isNegative || left.isZero || right.isZero {
            guard left.isNegative && right.isNegative else { return left.coefficient < right.coefficient }
            return right.negated < left.negated
        }
        let (high, low) = (left.leadingExponent, right.leadingExponent)
        guard high == low else { return high < low }
        return Decimals.padded(left.coefficient.magnitude) < Decimals.padded(right.coefficient.magnitude)
    }
}
