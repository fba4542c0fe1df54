/// A problem of a mask: what is wrong, and where.
public struct MaskProblem: Error, Equatable, Sendable {
    /// The kind of the problem.
    public var code: Code
    /// The offset of the problem from the start of the mask.
    public var offset: ByteOffset

    /// The kinds of problems. The raw value is the public code.
    public enum Code: String, CaseIterable, Equatable, Sendable {
        /// An alternative has no slot for a digit or letter.
        case noPlace = "no_place"
        /// A backslash is at the end, where nothing follows it.
        case nothingEscaped = "nothing_escaped"
        /// The mask has too many alternatives, or one that is too long.
        case tooLong = "too_long"
        /// The mask has a character that cannot be alone, such as an accent that combines with the letter before it.
        case unusable
    }

    /// Makes a problem.
    public init(_ code: Code, offset: ByteOffset) {
        self.code = code
        self.offset = offset
    }
}
