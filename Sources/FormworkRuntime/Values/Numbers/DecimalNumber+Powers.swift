/// Powers, logarithms and the exponential function.
///
/// They are made of sums, products and quotients of this type alone, in one order, so every platform gets the same digits.
/// A result that is not exact is rounded to 26 digits. The series are summed with 34 digits. Their errors are below one in
/// the 27th digit, even for the largest powers, so results such as the square root of 1.44 come out exactly.
extension DecimalNumber {
    /// The number to a power; `nil` if the result is undefined or too large.
    ///
    /// A whole power up to 1,024 is multiplied out, with 34 digits at each step. 0 to the power of 0 is 1.
    package func raised(to power: DecimalNumber) -> DecimalNumber? {
        if let count = power.intValue, count.magnitude <= 1_024 { return raised(to: count) }
        guard !isZero else { return power.isNegative ? nil : .zero }
        guard !isNegative || power.isInteger, let result = magnitude.seriesLogarithm?.multiplied(by: power)?.exponential
        else { return nil }
        return isNegative && power.remainder(dividingBy: 2)?.isZero == false ? result.negated : result
    }

    /// The logarithm to a base, or the natural one if the base is 0; `nil` if it is undefined.
    package func logarithm(base: DecimalNumber) -> DecimalNumber? {
        guard let result = seriesLogarithm else { return nil }
        if base.isZero { return result.shortened }
        return base.seriesLogarithm.flatMap { result.divided(by: $0)?.shortened }
    }

    /// Euler's number to the power of this number; `nil` if it is too large.
    package var exponential: DecimalNumber? {
        guard magnitude < 15_000 else { return isNegative ? .zero : nil }
        // With whole powers of ten taken out, the series converges after some thirty terms.
        guard let tens = divided(by: Self.logarithmOfTen)?.rounded(places: 0), let count = tens.intValue,
            let rest = tens.multiplied(by: Self.logarithmOfTen).flatMap({ subtracting($0) })
        else { return nil }
        var (sum, term) = (DecimalNumber(1), DecimalNumber(1))
        for index in 1...100 {
            guard let next = term.multiplied(by: rest)?.divided(by: DecimalNumber(index)),
                let total = sum.adding(next), total != sum
            else { break }
            (sum, term) = (total, next)
        }
        return DecimalNumber(
            negative: false, magnitude: sum.coefficient.magnitude, exponent: Int(sum.exponent) + count)?.shortened
    }

    private static var logarithmOfTen: DecimalNumber {
        DecimalNumber(unchecked: 2_302_585_092_994_045_684_017_991_454_684_364, -33)
    }

    /// The number with the digits that a result has.
    private var shortened: DecimalNumber { rounded(places: 25 - leadingExponent) }

    private func raised(to count: Int) -> DecimalNumber? {
        var (result, base, rest) = (DecimalNumber(1), self, count.magnitude)
        while rest > 0 {
            if rest & 1 == 1 {
                guard let product = result.multiplied(by: base) else { return count < 0 ? .zero : nil }
                result = product
            }
            rest >>= 1
            if rest > 0 {
                guard let square = base.multiplied(by: base) else { return count < 0 ? .zero : nil }
                base = square
            }
        }
        return count < 0 ? DecimalNumber(1).divided(by: result) : result
    }

    /// The natural logarithm with all digits; `nil` if the number is not above 0.
    private var seriesLogarithm: DecimalNumber? {
        guard coefficient > 0 else { return nil }
        // The number is a power of ten times a part from 0.32 to 3.2. Near 1 the power is 0, so no digits cancel.
        var power = leadingExponent
        var part = DecimalNumber(unchecked: coefficient, exponent - Int32(power))
        if part > DecimalNumber(unchecked: 32, -1) {
            power += 1
            part = DecimalNumber(unchecked: coefficient, exponent - Int32(power))
        }
        guard let ratio = part.adding(1).flatMap({ part.subtracting(1)?.divided(by: $0) }),
            let square = ratio.multiplied(by: ratio)
        else { return nil }
        var (sum, term) = (ratio, ratio)
        for index in 1...200 {
            guard let next = term.multiplied(by: square),
                let total = next.divided(by: DecimalNumber(2 * index + 1)).flatMap({ sum.adding($0) }), total != sum
            else { break }
            (sum, term) = (total, next)
        }
        return DecimalNumber(power).multiplied(by: Self.logarithmOfTen)
            .flatMap { tens in sum.adding(sum).flatMap { tens.adding($0) } }
    }
}
