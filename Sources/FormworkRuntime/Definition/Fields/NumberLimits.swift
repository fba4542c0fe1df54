/// How low and how high the number of a field may be.
///
/// A limit comes from the validations of the field, from the field itself, or from its type: a length of time is never
/// below 0, and a count goes below 0 only if a validation allows it.
public struct NumberLimits: Equatable, Sendable {
    private let minimumOfRules: DecimalNumber?
    private let minimumOfField: DecimalNumber?
    private let minimumOfType: DecimalNumber?
    private let maximumOfRules: DecimalNumber?
    private let maximumOfField: DecimalNumber?

    /// The limits of a field.
    public init(_ field: Field) {
        self.init(field.type, field.minimum, field.maximum, field.validations.minValue, field.validations.maxValue)
    }

    /// The limits of a field with these properties. Passing the whole field would copy it.
    init(
        _ type: FieldType, _ minimum: DecimalNumber?, _ maximum: DecimalNumber?, _ minValue: DecimalNumber?,
        _ maxValue: DecimalNumber?
    ) {
        minimumOfRules = minValue
        minimumOfField = minimum
        maximumOfRules = maxValue
        maximumOfField = maximum
        minimumOfType = type == .countDown || type == .count && minValue == nil ? 0 : nil
    }

    /// The smallest number that the field offers; `nil` for no limit.
    public var minimum: DecimalNumber? { minimumOfField ?? minimumOfRules ?? minimumOfType }

    /// The largest number that the field offers; `nil` for no limit.
    public var maximum: DecimalNumber? { maximumOfField ?? maximumOfRules }

    /// The number above which typing is refused, if the field refuses it; `nil` for no limit.
    package var ceiling: DecimalNumber? { maximumOfRules ?? maximumOfField }

    /// The first limit that a number breaks, as an error; `nil` if the number is within the limits.
    func error(for number: DecimalNumber) -> FieldError? {
        tooLow(number, minimumOfRules) ?? tooLow(number, minimumOfField ?? minimumOfType)
            ?? tooHigh(number, maximumOfRules) ?? tooHigh(number, maximumOfField)
    }

    private func tooLow(_ number: DecimalNumber, _ limit: DecimalNumber?) -> FieldError? {
        guard let limit, number < limit else { return nil }
        return .limit(.minValue, "min", .number(limit))
    }

    private func tooHigh(_ number: DecimalNumber, _ limit: DecimalNumber?) -> FieldError? {
        guard let limit, number > limit else { return nil }
        return .limit(.maxValue, "max", .number(limit))
    }
}
