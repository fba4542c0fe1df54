extension Pattern {
    /// Reads a pattern.
    ///
    /// - Parameters:
    ///   - source: The pattern as its author wrote it, without delimiters.
    ///   - ignoresCase: Whether it starts as if with `(?i)`.
    /// - Throws: `PatternProblem` with the first thing that cannot be read, and its place.
    public init(_ source: String, ignoresCase: Bool = false) throws(PatternProblem) {
        self = try PatternParser.parse(source, ignoresCase: ignoresCase)
    }
}
