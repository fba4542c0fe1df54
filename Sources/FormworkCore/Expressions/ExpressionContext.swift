/// What a program reads while it runs.
public protocol ExpressionContext {
    /// The value of a reference: `.list` for the route `.all`, blank for what is not relevant or not there.
    func value(of reference: Reference) -> FormValue

    /// What calendar and clock show in the form's zone; `nil` outside the years 1 to 9999.
    var now: CivilDateTime? { get }

    /// How numbers and dates are written.
    var locale: LocaleRecord { get }
}
