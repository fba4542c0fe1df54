extension Pattern {
    /// Reads a pattern.
    ///
    /// - Parameters:
    ///   - source: The pattern as its author wrote it, without delimiters.
    ///   - ignoresCase: Whether upper and lower case are the same, as after `(?i)`.
    /// - Throws: A `PatternProblem` with the first part that cannot be read, and its offset.
    public init(_ source: String, ignoresCase: Bool = false) throws(PatternProblem) {
        self = try PatternParser.parse(source.composed, ignoresCase: ignoresCase)
    }
}
