public import FormworkCore
public import Foundation

extension FormValue {
    /// The text; `nil` if the answer is not a text.
    public var stringValue: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The Boolean value; `nil` if the answer is not one.
    public var boolValue: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    /// The exact number; `nil` if the answer is not a number.
    public var numberValue: DecimalNumber? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The whole number; `nil` if the answer is not a number, has a fraction or does not fit.
    public var intValue: Int? { numberValue?.intValue }

    /// The number as a `Decimal`; `nil` if the answer is not a number.
    public var decimalValue: Decimal? {
        numberValue.flatMap { Decimal(string: $0.description, locale: Locale(identifier: "en_US_POSIX")) }
    }

    /// The nearest binary number; `nil` if the answer is not a number.
    public var doubleValue: Double? { numberValue.flatMap { Double($0.description) } }

    /// The day; `nil` if the answer is not a day.
    public var dateValue: CivilDate? { stringValue.flatMap { CivilDate($0) } }

    /// The time of day; `nil` if the answer is not a time.
    public var timeValue: CivilTime? { stringValue.flatMap { CivilTime($0) } }

    /// The day with a time; `nil` if the answer is not a day with a time.
    public var dateTimeValue: CivilDateTime? { stringValue.flatMap { CivilDateTime($0) } }

    /// The answers of a list; `nil` if the answer is a single one or blank.
    public var listValue: [FormValue]? {
        if case .list(let values) = self { values } else { nil }
    }
}

extension FormValue: ExpressibleByArrayLiteral {
    /// Several answers, in order.
    public init(arrayLiteral values: FormValue...) { self = .list(values) }
}

extension FormValue: Hashable {
    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .blank: hasher.combine(0)
        case .bool(let flag): hasher.combine(flag)
        case .number(let number): hasher.combine(number)
        case .text(let text): hasher.combine(ExactText(text))
        case .list(let values): hasher.combine(values)
        }
    }
}
