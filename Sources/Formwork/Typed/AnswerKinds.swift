public import FormworkCore
public import Foundation

// Which answers go with which fields and rules. The compiler reports a property of another type.

/// Answers that have an order: texts, numbers, days and times.
public protocol OrderedAnswer: FormValueConvertible {}

/// Answers to fields for text.
public protocol TextAnswer: FormValueConvertible {}

/// Answers that are numbers.
public protocol NumberAnswer: OrderedAnswer {}

/// Answers that are numbers without a fraction.
public protocol WholeNumberAnswer: NumberAnswer {}

/// Answers that have a day, with or without a time.
public protocol DatedAnswer: OrderedAnswer {}

/// Answers to fields for a day.
public protocol DayAnswer: DatedAnswer {}

/// Answers to fields for a time of day.
public protocol TimeAnswer: OrderedAnswer {}

/// Answers to fields for a day with a time.
public protocol DayTimeAnswer: DatedAnswer {}

/// Answers that are lists, as of fields where several options can be chosen.
public protocol ListAnswer<Choice>: FormValueConvertible {
    /// One of the answers.
    associatedtype Choice: FormValueConvertible
}

extension String: TextAnswer, OrderedAnswer {}
extension URL: TextAnswer {}
extension UUID: TextAnswer {}

extension Int: WholeNumberAnswer {}
extension Int8: WholeNumberAnswer {}
extension Int16: WholeNumberAnswer {}
extension Int32: WholeNumberAnswer {}
extension Int64: WholeNumberAnswer {}
extension UInt: WholeNumberAnswer {}
extension UInt8: WholeNumberAnswer {}
extension UInt16: WholeNumberAnswer {}
extension UInt32: WholeNumberAnswer {}
extension UInt64: WholeNumberAnswer {}
extension Double: NumberAnswer {}
extension Float: NumberAnswer {}
extension Decimal: NumberAnswer {}
extension DecimalNumber: NumberAnswer {}

extension Date: DayAnswer, TimeAnswer, DayTimeAnswer {}
extension CivilDate: DayAnswer {}
extension CivilTime: TimeAnswer {}
extension CivilDateTime: DayTimeAnswer {}

extension Array: ListAnswer where Element: FormValueConvertible {
    /// One of the answers.
    public typealias Choice = Element
}

extension Set: ListAnswer where Element: FormValueConvertible {
    /// One of the answers.
    public typealias Choice = Element
}
