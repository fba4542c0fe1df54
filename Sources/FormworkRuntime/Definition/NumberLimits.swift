/// How low and how high the number of a field may be.
///
/// A limit comes from the validations of the field, from the field itself, or from its type: a length of time is never below
/// 0, and a count is not unless a validation says so.
public struct NumberLimits: Equatable, Sendable {
    private let minimumOfRules: DecimalNumber?
    private let minimumOfField: DecimalNumber?
    private let minimumOfType: DecimalNumber?
    private let maximumOfRules: DecimalNumber?
    private let maximumOfField: DecimalNumber?

    /// The limits of a field.
    public init(_ field: Field) {
        minimumOfRules = field.validations.minValue
        minimumOfField = field.minimum
        maximumOfRules = field.validations.maxValue
        maximumOfField = field.maximum
        let isCount = field.type == .countDown || field.type == .count && field.validations.minValue == nil
        minimumOfType = isCount ? 0 : nil
    }

    /// The smallest number that the field offers; `nil` for no limit.
    public var minimum: DecimalNumber? { minimumOfField ?? minimumOfRules ?? minimumOfType }

    /// The largest number that the field offers; `nil` for no limit.
    public var maximum: DecimalNumber? { maximumOfField ?? maximumOfRules }

    /// The number above which typing is refused, if the field refuses it; `nil` for no limit.
    package var ceiling: DecimalNumber? { maximumOfRules ?? maximumOfField }

    /// The first limit that a number breaks, as an error; `nil` if it breaks none.
    func error(for number: DecimalNumber) -> FieldError? {
        for limit in [minimumOfRules, minimumOfField ?? minimumOfType] {
            if let limit, number < limit { return .limit(.minValue, "min", .number(limit)) }
        }
        for limit in [maximumOfRules, maximumOfField] {
            if let limit, number > limit { return .limit(.maxValue, "max", .number(limit)) }
        }
        return nil
    }
}
