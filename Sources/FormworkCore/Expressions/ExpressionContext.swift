/// What a program reads while it runs.
public protocol ExpressionContext {
    /// The value of a reference: `.list` for the route `.all`, blank for what is not relevant or not there.
    func value(of reference: Reference) -> FormValue

    /// What calendar and clock show in the form's zone; `nil` outside the years 1 to 9999.
    var now: CivilDateTime? { get }

    /// How numbers and dates are written.
    var locale: LocaleRecord { get }

    /// The value of a summary; `nil` if computing it failed.
    func value(of summary: SummaryUse) -> FormValue?

    /// How many more steps are allowed. Work that would take more is not done.
    var stepsLeft: Int { get }

    /// Notes that steps were done.
    func count(steps: Int)
}

extension ExpressionContext {
    /// There are no summaries outside of sessions.
    public func value(of summary: SummaryUse) -> FormValue? { nil }

    /// Without a limit.
    public var stepsLeft: Int { .max }

    /// Outside of sessions steps are not counted.
    public func count(steps: Int) {}
}
