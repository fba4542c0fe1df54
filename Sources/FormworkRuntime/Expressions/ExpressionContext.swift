/// What a program reads while it runs.
///
/// A context can be asked from different places, such as the items of a repeating section. One without places has
/// `Void` for them.
public protocol ExpressionContext {
    /// Where a program can run.
    associatedtype Place

    /// The value of a reference: `.list` for the route `.all`, blank for what is not relevant or not there.
    mutating func value(of reference: Reference, from place: Place) -> FormValue

    /// What calendar and clock show in the form's zone; `nil` outside the years 1 to 9999.
    var now: CivilDateTime? { get }

    /// How numbers and dates are written.
    var locale: LocaleRecord { get }

    /// The value of an aggregate; `nil` if computing it failed.
    mutating func value(of aggregate: AggregateUse, from place: Place) -> FormValue?

    /// How many more steps are allowed. Work that needs more steps is not done.
    var stepsLeft: Int { get }

    /// Notes that steps were done.
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
