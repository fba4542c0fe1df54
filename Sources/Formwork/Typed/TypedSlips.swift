public import FormworkCore
public import Foundation

// Slips in forms by key paths, with the way out. Without these, the compiler tells of operators of other types.

extension FormExpression where Value: NumberAnswer {
    /// Explains a number that is compared with a text.
    @available(*, unavailable, message: "a number is compared with a number: its.age >= 18")
    public static func == (left: FormExpression, right: String) -> FormExpression<Bool> { left.isMissing }

    /// Explains a number that is compared with a text.
    @available(*, unavailable, message: "a number is compared with a number: its.age >= 18")
    public static func >= (left: FormExpression, right: String) -> FormExpression<Bool> { left.isMissing }
}

extension FormExpression where Value == Date {
    /// Explains a day that is compared with a point in time.
    @available(*, unavailable, message: "a day is compared with a day: .today, .day(2026, 12, 24) or a CivilDate")
    public static func < (left: FormExpression, right: Date) -> FormExpression<Bool> { left.isMissing }

    /// Explains a day that is compared with a point in time.
    @available(*, unavailable, message: "a day is compared with a day: .today, .day(2026, 12, 24) or a CivilDate")
    public static func <= (left: FormExpression, right: Date) -> FormExpression<Bool> { left.isMissing }

    /// Explains a day that is compared with a point in time.
    @available(*, unavailable, message: "a day is compared with a day: .today, .day(2026, 12, 24) or a CivilDate")
    public static func > (left: FormExpression, right: Date) -> FormExpression<Bool> { left.isMissing }

    /// Explains a day that is compared with a point in time.
    @available(*, unavailable, message: "a day is compared with a day: .today, .day(2026, 12, 24) or a CivilDate")
    public static func >= (left: FormExpression, right: Date) -> FormExpression<Bool> { left.isMissing }
}

extension FormFields {
    /// Explains a default that is a point in time.
    @available(*, unavailable, message: "a default is a day: CivilDate(\"2026-12-24\"), or .formula(.today)")
    public func date<Value: FormValueConvertible>(
        _ path: KeyPath<Model, Value>, _ title: String = "", default value: Date
    ) -> Field { .date(id(path, title), title) }

    /// Explains a choice without options.
    @available(*, unavailable, message: "the property of a choice is an enum with FormChoice; others have options: […]")
    @_disfavoredOverload
    public func select<Value: FormValueConvertible>(_ path: KeyPath<Model, Value>, _ title: String = "") -> Field {
        .select(id(path, title), title, options: [FieldOption]())
    }
}
