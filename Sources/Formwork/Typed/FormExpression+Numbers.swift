public import FormworkCore
public import Foundation

/// An operand that rules and formulas calculate with: an expression of a number, or a number.
///
/// There is one function for each operator, because the compiler tries all functions of an operator wherever it is used.
public protocol NumberOperand {
    /// The number as an expression.
    var formNumber: FormExpression<DecimalNumber> { get }
}

extension FormExpression: NumberOperand where Value: NumberAnswer {
    /// The same number.
    public var formNumber: FormExpression<DecimalNumber> { FormExpression<DecimalNumber>(source, binding, book) }
}

extension NumberOperand where Self: FormValueConvertible {
    /// The number as it is written in an expression.
    public var formNumber: FormExpression<DecimalNumber> {
        FormExpression<DecimalNumber>((formValue(in: .gmt) ?? .blank).literal, .sign, nil)
    }
}

extension Int: NumberOperand {}
extension Double: NumberOperand {}
extension Decimal: NumberOperand {}
extension DecimalNumber: NumberOperand {}

// Numbers are calculated exactly, whatever the types of the properties are.
extension FormExpression where Value: NumberAnswer {
    /// The sum.
    public static func + <Other: NumberOperand>(
        left: FormExpression, right: Other
    ) -> FormExpression<DecimalNumber> { .joined(left, "+", right.formNumber, .sum) }

    /// The difference.
    public static func - <Other: NumberOperand>(
        left: FormExpression, right: Other
    ) -> FormExpression<DecimalNumber> { .joined(left, "-", right.formNumber, .sum) }

    /// The product.
    public static func * <Other: NumberOperand>(
        left: FormExpression, right: Other
    ) -> FormExpression<DecimalNumber> { .joined(left, "*", right.formNumber, .product) }

    /// The quotient, with a fraction.
    public static func / <Other: NumberOperand>(
        left: FormExpression, right: Other
    ) -> FormExpression<DecimalNumber> { .joined(left, "/", right.formNumber, .product) }

    /// The number as one with any fraction, to compare it with a number of another type.
    public var number: FormExpression<DecimalNumber> { formNumber }

    /// The number with so many places after the point, rounded half away from zero.
    public func rounded(to places: Int = 0) -> FormExpression<DecimalNumber> {
        places == 0 ? .call("round", self) : .call("round", self, "\(places)")
    }
}
