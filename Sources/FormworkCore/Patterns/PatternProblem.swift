/// A problem of a pattern: what is wrong, and where. Diagnostics turn it into sentences.
public struct PatternProblem: Error, Equatable, Sendable {
    /// The kind of the problem.
    public var code: Code
    /// The offset from the start of the pattern.
    public var offset: ByteOffset
    /// The text that was found there, as the author wrote it. Blank at the end of the pattern.
    public var found: String

    /// Makes a problem.
    public init(_ code: Code, offset: ByteOffset, found: String = "") {
        self.code = code
        self.offset = offset
        self.found = found
    }

    /// The kinds of problems. The raw value is the public code.
    public enum Code: String, CaseIterable, Equatable, Sendable {
        /// A group or set is never closed.
        case unclosed
        /// A closing bracket or brace has no opening one.
        case unopened
        /// A backslash is before a letter or digit that makes no escape, or an escape is incomplete.
        case unknownEscape = "unknown_escape"
        /// No character has the number of an escape.
        case unknownCharacter = "unknown_character"
        /// `\p` has a name that is neither that of a category nor that of a known script.
        case unknownProperty = "unknown_property"
        /// `(?` is followed by something that is neither a kind of group nor a flag.
        case unknownGroup = "unknown_group"
        /// A repeat has nothing before it that could be repeated.
        case nothingToRepeat = "nothing_to_repeat"
        /// A repeat in braces cannot be read, or its minimum is above its maximum.
        case badRepeat = "bad_repeat"
        /// A repeat has a count above 1000.
        case repeatTooLarge = "repeat_too_large"
        /// A set has no members.
        case emptySet = "empty_set"
        /// A range in a set ends before it starts, or has a class as an end.
        case badRange = "bad_range"
        /// A set contains `[`, `&&` or `--`. They are operators in some dialects and plain characters in others. A
        /// backslash makes them plain characters.
        case ambiguousSet = "ambiguous_set"
        /// Groups are nested deeper than the limit.
        case tooDeep = "too_deep"
        /// The pattern is longer than the limit, or has more instructions (with all repeats written out) or more
        /// lookaheads.
        case tooLarge = "too_large"
        /// The pattern has a back-reference, which cannot be matched in linear time.
        case backReference = "back_reference"
        /// The pattern has a lookbehind, `(?<=` or `(?<!`, which is not supported.
        case lookbehind
        /// The pattern has a possessive repeat or an atomic group. These are not supported, because nothing ever
        /// backtracks.
        case possessive
    }
}
