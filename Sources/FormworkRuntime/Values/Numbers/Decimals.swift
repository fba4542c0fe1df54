/// Arithmetic on the digits of decimal numbers.
enum Decimals {
    /// Ten to the power of `exponent`, 0 to 38.
    static func powerOfTen(_ exponent: Int) -> UInt128 {
        var result: UInt128 = 1
        var base: UInt128 = 10
        var rest = exponent
        while rest > 0 {
            if rest & 1 == 1 { result = result &* base }
            base = base &* base
            rest >>= 1
        }
        return result
    }

    /// The number of decimal digits; 0 for 0.
    static func digitCount(_ value: UInt128) -> Int {
        // 1233 / 4096 is just above the decimal logarithm of 2. So the estimate is right or one digit too low.
        let estimate = ((128 - value.leadingZeroBitCount) * 1233) >> 12
        return value < powerOfTen(estimate) ? estimate : estimate + 1
    }

    /// The digits, filled with zeros to 34 digits.
    static func padded(_ value: UInt128) -> UInt128 {
        value &* powerOfTen(max(0, DecimalNumber.precision - digitCount(value)))
    }

    /// `value * factor / divisor` with the product in 256 bits, rounded half-even; `nil` if the quotient has more
    /// than 34 digits.
    static func ratio(_ value: UInt128, times factor: UInt128, by divisor: UInt128) -> UInt128? {
        let product = value.multipliedFullWidth(by: factor)
        guard product.high < divisor else { return nil }
        let (quotient, rest) =
            product.high == 0
            ? product.low.quotientAndRemainder(dividingBy: divisor) : divisor.dividingFullWidth(product)
        guard quotient < powerOfTen(DecimalNumber.precision) else { return nil }
        let gap = divisor - rest
        return rest > gap || (rest == gap && quotient & 1 == 1) ? quotient + 1 : quotient
    }
}
