public import FormworkCore

// Numbers of one type give that type. Numbers of two types, and quotients, give a `DecimalNumber`.

extension FormExpression where Value: NumberAnswer {
    /// The sum.
    public static func + (left: FormExpression, right: FormExpression) -> FormExpression {
        joined(left, "+", right, .sum)
    }

    /// The sum with a number.
    public static func + (left: FormExpression, right: Value.Constant) -> FormExpression { left + constant(right) }

    /// The sum of numbers of two types.
    @_disfavoredOverload
    public static func + <Other: NumberAnswer>(
        left: FormExpression, right: FormExpression<Other>
    ) -> FormExpression<DecimalNumber> { .joined(left, "+", right, .sum) }

    /// The difference.
    public static func - (left: FormExpression, right: FormExpression) -> FormExpression {
        joined(left, "-", right, .sum)
    }

    /// The difference to a number.
    public static func - (left: FormExpression, right: Value.Constant) -> FormExpression { left - constant(right) }

    /// The difference of numbers of two types.
    @_disfavoredOverload
    public static func - <Other: NumberAnswer>(
        left: FormExpression, right: FormExpression<Other>
    ) -> FormExpression<DecimalNumber> { .joined(left, "-", right, .sum) }

    /// The product.
    public static func * (left: FormExpression, right: FormExpression) -> FormExpression {
        joined(left, "*", right, .product)
    }

    /// The product with a number.
    public static func * (left: FormExpression, right: Value.Constant) -> FormExpression { left * constant(right) }

    /// The product of numbers of two types.
    @_disfavoredOverload
    public static func * <Other: NumberAnswer>(
        left: FormExpression, right: FormExpression<Other>
    ) -> FormExpression<DecimalNumber> { .joined(left, "*", right, .product) }

    /// The quotient, with a fraction.
    public static func / <Other: NumberAnswer>(
        left: FormExpression, right: FormExpression<Other>
    ) -> FormExpression<DecimalNumber> { .joined(left, "/", right, .product) }

    /// The quotient by a number, with a fraction.
    public static func / (left: FormExpression, right: DecimalNumber) -> FormExpression<DecimalNumber> {
        left / FormExpression<DecimalNumber>.constant(right)
    }

    /// The number as one with any fraction, to calculate and compare with others.
    public var number: FormExpression<DecimalNumber> { FormExpression<DecimalNumber>(source, binding, book) }

    /// The number with so many places after the point, rounded half away from zero.
    public func rounded(to places: Int = 0) -> FormExpression<DecimalNumber> {
        places == 0 ? .call("round", self) : .call("round", self, "\(places)")
    }
}
