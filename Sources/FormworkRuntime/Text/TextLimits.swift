/// The maximum numbers of UTF-8 bytes in texts.
public enum TextLimits {
    /// The maximum number of bytes of one character, as people count characters. Letters with all marks of any script, and
    /// emoji of families, have fewer.
    public static let character = 64
    /// The maximum number of bytes of one line, if the form does not limit its length.
    public static let line = 8_192
    /// The maximum number of bytes of a text of several lines, if the form does not limit its length.
    public static let lines = 65_536

    /// The maximum number of bytes of a text. If the form limits the number of characters, the limit follows from that.
    static func bytes(_ most: Int?, inLines: Bool) -> Int {
        guard let most else { return inLines ? lines : line }
        let (bytes, isTooMany) = max(most, 1).multipliedReportingOverflow(by: character)
        return isTooMany ? Int.max : bytes
    }
}
