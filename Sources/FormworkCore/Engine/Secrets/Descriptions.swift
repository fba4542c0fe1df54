// What sessions tell describes itself without answers, so that none gets into a log.

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
