/// The answers, the clock and the locale that a program reads while it runs.
///
/// A context can be asked from different places, such as the items of a repeating section. A context without places has
/// `Void` for them.
public protocol ExpressionContext {
    /// The place at which a program runs, such as an item.
    associatedtype Place

    /// The value of a reference. It is a list for the route `.all`, and blank for an element that is not relevant or
    /// does not exist.
    mutating func value(of reference: Reference, from place: Place) -> FormValue

    /// The present day and time in the form's zone; `nil` outside the years 1 to 9999.
    var now: CivilDateTime? { get }

    /// How numbers and dates are written.
    var locale: LocaleRecord { get }

    /// The value of an aggregate; `nil` if computing it failed.
    mutating func value(of aggregate: AggregateUse, from place: Place) -> FormValue?

    /// The number of steps that are still allowed. Work that needs more steps is not done.
    var stepsLeft: Int { get }

    /// Counts steps that were done.
    mutating func count(steps: Int)
}

extension ExpressionContext {
    /// There are no aggregates outside of sessions.
    public func value(of aggregate: AggregateUse, from place: Place) -> FormValue? { nil }

    /// Outside of sessions there is no limit.
    public var stepsLeft: Int { .max }

    /// Outside of sessions steps are not counted.
    public func count(steps: Int) {}
}
