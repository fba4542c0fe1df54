/// How many bytes of UTF-8 a text may have.
public enum TextLimits {
    /// One character as people count them: letters with all marks of any script, and emoji of families, have fewer.
    public static let character = 64
    /// One line, if the form says nothing about its length.
    public static let line = 8_192
    /// A text of several lines, if the form says nothing about its length.
    public static let lines = 65_536

    /// The limit of a text. It follows from the most characters that the text may have, if the form sets them.
    static func bytes(_ most: Int?, inLines: Bool) -> Int {
        guard let most else { return inLines ? lines : line }
        let (bytes, isTooMany) = max(most, 1).multipliedReportingOverflow(by: character)
        return isTooMany ? Int.max : bytes
    }
}
