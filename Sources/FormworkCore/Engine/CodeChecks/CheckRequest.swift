/// Asks for a check that takes time.
public struct CheckRequest: Equatable, Sendable {
    /// The field whose answer is to be checked.
    public var node: NodeID
    /// The checks to run, in order; the first that finds an error ends the list.
    public var names: [String]
    /// The answer.
    public var value: FormValue
    /// Rises with each request of a session: answers to older requests for the same field are dropped.
    public var generation: Int
}

/// What is known of a field's answer.
public enum FieldValidity: String, CaseIterable, Equatable, Sendable {
    /// Nothing is said yet: the field was not checked.
    case clear
    /// A check is under way.
    case pending
    /// The answer passed.
    case valid
    /// An error is shown.
    case invalid
}
