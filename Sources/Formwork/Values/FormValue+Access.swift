public import FormworkCore
public import Foundation

extension FormValue {
    /// The text; `nil` if the answer is none.
    public var stringValue: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// On or off; `nil` if the answer is neither.
    public var boolValue: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    /// The number, exact; `nil` if the answer is none.
    public var numberValue: DecimalNumber? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The whole number; `nil` if the answer is none or does not fit.
    public var intValue: Int? { numberValue?.intValue }

    /// The number as Foundation has it; `nil` if the answer is none.
    public var decimalValue: Decimal? {
        numberValue.flatMap { Decimal(string: $0.description, locale: Locale(identifier: "en_US_POSIX")) }
    }

    /// The binary number that is nearest; `nil` if the answer is no number.
    public var doubleValue: Double? { numberValue.flatMap { Double($0.description) } }

    /// The day; `nil` if the answer is none.
    public var dateValue: CivilDate? { stringValue.flatMap { CivilDate($0) } }

    /// The time of day; `nil` if the answer is none.
    public var timeValue: CivilTime? { stringValue.flatMap { CivilTime($0) } }

    /// The day with a time; `nil` if the answer is none.
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
        case .text(let text): hasher.combine(text)
        case .list(let values): hasher.combine(values)
        }
    }
}
