/// A request to run async checks of an answer.
public struct CheckRequest: Equatable, Sendable {
    /// The field whose answer is to be checked.
    public var node: NodeID
    /// The checks to run, in order. The checks after the first error do not run.
    public var names: [String]
    /// The answer.
    public var value: FormValue
    /// A number that rises with each request of a session. Outcomes of older requests for the same field are dropped.
    public var generation: Int
    /// Whether the person may still be typing. Then the code that runs the checks waits a little. A later `blur` or
    /// `submit` ends the wait and makes no new request.
    public var isTyped: Bool
}

/// The result of validating a field's answer so far.
public enum FieldValidity: String, CaseIterable, Equatable, Sendable {
    /// The answer has not been validated yet.
    case clear
    /// An async check is running.
    case pending
    /// The answer passed all rules and checks.
    case valid
    /// An error is shown.
    case invalid
}
