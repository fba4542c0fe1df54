/// Why a mask cannot be read.
public struct MaskProblem: Error, Equatable, Sendable {
    /// What is wrong.
    public var code: Code
    /// Where, in UTF-8 bytes from the start of the mask.
    public var offset: Int

    /// What can be wrong with a mask; the raw value is the public code.
    public enum Code: String, CaseIterable, Equatable, Sendable {
        /// An alternative has no place for a digit or letter.
        case noPlace = "no_place"
        /// A backslash stands at the end, where there is nothing to take literally.
        case nothingEscaped = "nothing_escaped"
        /// More alternatives, or longer ones, than anyone can type.
        case tooLong = "too_long"
        /// A character that cannot stand by itself, such as an accent that joins the letter before it.
        case unusable
    }

    /// Makes a problem.
    public init(_ code: Code, offset: Int) {
        self.code = code
        self.offset = offset
    }
}
