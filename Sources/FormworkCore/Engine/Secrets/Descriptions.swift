// What sessions tell describes itself without answers, so that none gets into a log. Values describe themselves as JSON.

extension ValueChange: CustomStringConvertible {
    /// Where the answer is.
    public var description: String { path }
}

extension FieldState: CustomStringConvertible {
    /// Where the answer is.
    public var description: String { path }
}

extension CheckRequest: CustomStringConvertible {
    /// The names of the checks.
    public var description: String { "checks: " + names.joined(separator: ", ") }
}

extension JSONValue: CustomStringConvertible {
    /// The JSON text. Unlike the others it is what somebody answered, where these are answers: print it, but do not log it.
    public var description: String { text() }
}
