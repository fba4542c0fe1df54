/// What a program reads while it runs.
public protocol ExpressionContext {
    /// The value of a reference: `.list` for the route `.all`, blank for what is not relevant or not there.
    func value(of reference: Reference) -> FormValue
}
