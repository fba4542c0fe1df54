/// Why a pattern cannot be used, and where. Messages are made from this data.
public struct PatternProblem: Error, Equatable, Sendable {
    /// What is wrong.
    public var code: Code
    /// UTF-8 bytes from the start of the pattern.
    public var offset: Int
    /// What was found there, as the author wrote it. Blank at the end of the pattern.
    public var found: String

    /// Makes a problem.
    public init(_ code: Code, offset: Int, found: String = "") {
        self.code = code
        self.offset = offset
        self.found = found
    }

    /// What can be wrong with a pattern; the raw value is the public code.
    public enum Code: String, CaseIterable, Equatable, Sendable {
        /// A group or set that is never closed.
        case unclosed
        /// A closing bracket or brace that closes nothing.
        case unopened
        /// A backslash before a letter or digit that is no escape, or an incomplete escape.
        case unknownEscape = "unknown_escape"
        /// A number that no character has.
        case unknownCharacter = "unknown_character"
        /// `\p` with a name that is neither a category nor a script that is known.
        case unknownProperty = "unknown_property"
        /// `(?` followed by something that is neither a kind of group nor a flag.
        case unknownGroup = "unknown_group"
        /// A repeat with nothing before it that could be repeated.
        case nothingToRepeat = "nothing_to_repeat"
        /// A repeat in braces that cannot be read, or whose minimum is above its maximum.
        case badRepeat = "bad_repeat"
        /// A repeat of more than 1000 times.
        case repeatTooLarge = "repeat_too_large"
        /// A set without members.
        case emptySet = "empty_set"
        /// A range in a set that ends before it starts or has a class as an end.
        case badRange = "bad_range"
        /// `[`, `&&` or `--` in a set. They are operators in some dialects and plain characters in others; a backslash
        /// makes them plain.
        case ambiguousSet = "ambiguous_set"
        /// Groups inside each other beyond the limit.
        case tooDeep = "too_deep"
        /// More text, more steps with all repeats written out, or more lookaheads than the limit.
        case tooLarge = "too_large"
        /// A back-reference: it cannot be matched in linear time.
        case backReference = "back_reference"
        /// Lookbehind, `(?<=` or `(?<!`: not supported.
        case lookbehind
        /// A possessive repeat or an atomic group: not supported, since nothing ever backtracks.
        case possessive
    }
}
