/// Unicode's white space (the property White_Space), without the tables of all properties.
public enum WhiteSpace {
    /// Whether a character is white space.
    public static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// The text without white space at its ends.
    public static func trim(_ text: String) -> String { Invisible.trim(text, keepsSigns: true) }

    /// Whether there is white space at an end of a text.
    public static func surrounds(_ text: String) -> Bool {
        let bytes = text.utf8
        if let first = bytes.first, let last = bytes.last, Invisible.isVisible(first), Invisible.isVisible(last) {
            return false
        }
        return trim(text).utf8.count != bytes.count
    }
}
