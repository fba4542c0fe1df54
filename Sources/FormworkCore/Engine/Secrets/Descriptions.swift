// The descriptions of a session's outputs contain no answers, so that no answer gets into a log. Only values are
// described as JSON.

extension ValueChange: CustomStringConvertible {
    /// The path of the answer.
    public var description: String { path }
}

extension FieldState: CustomStringConvertible {
    /// The path of the answer.
    public var description: String { path }
}

extension CheckRequest: CustomStringConvertible {
    /// The names of the checks.
    public var description: String { "checks: " + names.joined(separator: ", ") }
}

extension JSONValue: CustomStringConvertible {
    /// The JSON text. Unlike the other descriptions it may contain answers: print it, but do not log it.
    public var description: String { text() }
}
