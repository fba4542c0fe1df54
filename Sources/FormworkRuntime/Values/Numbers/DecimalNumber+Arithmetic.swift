extension DecimalNumber {
    /// The sum; `nil` if it is too large.
    public func adding(_ other: DecimalNumber) -> DecimalNumber? {
        if isZero { return other }
        if other.isZero { return self }
        let (upper, lower) = exponent >= other.exponent ? (self, other) : (other, self)
        let isOpposed = self.isNegative != other.isNegative
        let digits = upper.coefficient.magnitude
        let distance = Int(upper.exponent - lower.exponent)
        // 37 digits leave room for the sum in 128 bits and two guard digits after any result.
        let shift = min(distance, 37 - Decimals.digitCount(digits))
        var sum = digits &* Decimals.powerOfTen(shift)
        var addend = lower.coefficient.magnitude
        var isInexact = false
        if distance > shift {
            let divisor = Decimals.powerOfTen(min(distance - shift, Self.precision + 1))
            let (quotient, rest) = addend.quotientAndRemainder(dividingBy: divisor)
            isInexact = rest != 0
            addend = isInexact && isOpposed ? quotient + 1 : quotient
        }
        var isNegative = upper.isNegative
        if !isOpposed {
            sum += addend
        } else if sum >= addend {
            sum -= addend
        } else {
            sum = addend - sum
            isNegative = lower.isNegative
        }
        // Digits after the guard digits matter only if the guard digits are exactly half. Setting the last bit makes
        // them not half.
        if isInexact { sum |= 1 }
        return DecimalNumber(negative: isNegative, magnitude: sum, exponent: Int(upper.exponent) - shift)
    }

    /// The difference; `nil` if it is too large.
    public func subtracting(_ other: DecimalNumber) -> DecimalNumber? {
        adding(other.negated)
    }

    /// The product; `nil` if it is too large.
    public func multiplied(by other: DecimalNumber) -> DecimalNumber? {
        let (left, right) = (coefficient.magnitude, other.coefficient.magnitude)
        // The product has as many digits as both together, or one fewer.
        var excess = max(0, Decimals.digitCount(left) + Decimals.digitCount(right) - Self.precision - 1)
        var product = Decimals.ratio(left, times: right, by: Decimals.powerOfTen(excess))
        if product == nil {
            excess += 1
            product = Decimals.ratio(left, times: right, by: Decimals.powerOfTen(excess))
        }
        guard let product else { return nil }
        return DecimalNumber(
            negative: isNegative != other.isNegative, magnitude: product,
            exponent: Int(exponent) + Int(other.exponent) + excess)
    }

    /// The quotient; `nil` if it is too large or the divisor is 0.
    public func divided(by divisor: DecimalNumber) -> DecimalNumber? {
        guard !divisor.isZero else { return nil }
        guard !isZero else { return self }
        let bottom = divisor.coefficient.magnitude
        let padding = Self.precision - Decimals.digitCount(coefficient.magnitude)
        let top = Decimals.padded(coefficient.magnitude)
        // The dividend gets 34 more digits than the divisor has, so the quotient has 34 digits, or one more.
        var shift = Decimals.digitCount(bottom)
        var quotient = Decimals.ratio(top, times: Decimals.powerOfTen(shift), by: bottom)
        if quotient == nil {
            shift -= 1
            quotient = Decimals.ratio(top, times: Decimals.powerOfTen(shift), by: bottom)
        }
        guard let quotient else { return nil }
        return DecimalNumber(
            negative: isNegative != divisor.isNegative, magnitude: quotient,
            exponent: Int(exponent) - Int(divisor.exponent) - padding - shift)
    }

    /// The remainder of a division with a whole quotient. It is exact and has the sign of this number. `nil` if the
    /// divisor is 0.
    public func remainder(dividingBy divisor: DecimalNumber) -> DecimalNumber? {
        guard !divisor.isZero else { return nil }
        var top = coefficient.magnitude
        var bottom = divisor.coefficient.magnitude
        var distance = Int(exponent) - Int(divisor.exponent)
        if distance < 0 {
            guard magnitude >= divisor.magnitude else { return self }
            bottom = bottom &* Decimals.powerOfTen(-distance)
            distance = 0
        }
        let power = min(exponent, divisor.exponent)
        top %= bottom
        while distance > 0 && top != 0 {
            let step = min(distance, Self.precision)
            top = bottom.dividingFullWidth(top.multipliedFullWidth(by: Decimals.powerOfTen(step))).remainder
            distance -= step
        }
        return DecimalNumber(negative: isNegative, magnitude: top, exponent: Int(power))
    }
}
