extension DecimalNumber {
    /// The number with at most `places` digits after the point, rounded half away from zero. Negative places round to
    /// whole tens, hundreds and so on.
    ///
    /// If the rounded number would be out of the range of the type, the number stays as it is.
    public func rounded(places: Int) -> DecimalNumber {
        cut(places: places) { rest, gap in rest >= gap }
    }

    /// The largest whole number that is not above this one.
    public func floor() -> DecimalNumber {
        let goesUp = isNegative
        return cut(places: 0) { _, _ in goesUp }
    }

    /// The smallest whole number that is not below this one.
    public func ceil() -> DecimalNumber {
        let goesUp = !isNegative
        return cut(places: 0) { _, _ in goesUp }
    }

    /// Drops the digits after `places`. `goesUp` gets the dropped part, and how much that is below one in the last
    /// digit that stays. It returns whether the magnitude is rounded up.
    private func cut(places: Int, goesUp: (UInt128, UInt128) -> Bool) -> DecimalNumber {
        let last = 0 - min(max(places, -Self.exponentLimit - 2), 2 * Self.exponentLimit)
        let excess = last - Int(exponent)
        guard excess > 0 else { return self }
        // Dropping one digit more than the number can have leaves nothing, whatever the digits are.
        let divisor = Decimals.powerOfTen(min(excess, Self.precision + 1))
        let (quotient, rest) = coefficient.magnitude.quotientAndRemainder(dividingBy: divisor)
        let result = rest != 0 && goesUp(rest, divisor - rest) ? quotient + 1 : quotient
        return DecimalNumber(negative: isNegative, magnitude: result, exponent: last) ?? self
    }
}
