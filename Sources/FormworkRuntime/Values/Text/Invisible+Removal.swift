// Invisible characters come along with copied texts. They are no part of an answer.

extension Invisible {
    /// Whether a character is a sign without width and without meaning of its own: a zero-width space, a joiner, a mark of
    /// direction, a byte order mark.
    static func isSign(_ code: UInt32) -> Bool {
        switch code {
        case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
        default: false
        }
    }

    /// The text without white space and invisible signs at its ends.
    ///
    /// - Parameters:
    ///   - keepsSpaces: Whether white space stays.
    ///   - keepsSigns: Whether invisible signs stay.
    package static func trim(_ text: String, keepsSpaces: Bool = false, keepsSigns: Bool = false) -> String {
        let bytes = Array(text.utf8)
        // Most texts begin and end with a visible character of ASCII.
        if let first = bytes.first, let last = bytes.last, isVisible(first), isVisible(last) { return text }
        var (start, end, position) = (0, 0, 0)
        for scalar in text.scalarList {
            let isDropped = !keepsSigns && isSign(scalar.value) || !keepsSpaces && WhiteSpace.contains(scalar)
            if isDropped, end == 0 { start += UTF8.width(scalar) }
            position += UTF8.width(scalar)
            if !isDropped { end = position }
        }
        if end - start == position { return text }
        return end == 0 ? "" : String(decoding: bytes[start..<end], as: UTF8.self)
    }

    static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

    /// Whether an invisible sign in a code or an address is dropped. A joiner between two letters outside ASCII stays,
    /// because some scripts need it (RFC 5892).
    static func isDropped(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
        let code = scalars[index].value
        guard code == 0x200C || code == 0x200D, index > 0, index + 1 < scalars.count else { return isSign(code) }
        return scalars[index - 1].value < 0x80 || scalars[index + 1].value < 0x80
    }
}

/// Texts in which full-width forms are those of ASCII, such as telephone numbers, days and names of accounts.
enum FoldedText {
    /// The text with digits of all scripts, full-width forms, dashes and white space as those of ASCII, without invisible
    /// signs.
    static func folded(_ text: String) -> String {
        if text.isPlain { return text }
        var result = ""
        for scalar in text.scalarList where !Invisible.isSign(scalar.value) {
            result.append(scalar: Unicode.Scalar(folded(scalar)) ?? scalar)
        }
        return Invisible.trim(result)
    }

    /// The text with full-width forms as those of ASCII, without invisible signs, as names of accounts are compared (RFC 8265).
    /// Letters and digits of other scripts stay.
    static func narrowed(_ text: String) -> String {
        if text.isPlain { return text }
        let scalars = text.scalarList
        var result = ""
        for index in scalars.indices where !Invisible.isDropped(at: index, of: scalars) {
            let code = scalars[index].value
            let isWide = code >= 0xFF01 && code <= 0xFF5E
            result.append(scalar: Unicode.Scalar(isWide ? code - 0xFEE0 : code) ?? scalars[index])
        }
        return result
    }

    private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
        if let digit = DecimalDigits.value(of: scalar) { return 0x30 + UInt32(digit) }
        if WhiteSpace.contains(scalar), !Invisible.isRefused(scalar, inLines: false) { return 0x20 }
        switch scalar.value {
        case 0x2010...0x2015, 0x2212: return 0x2D
        default: return NumberMarks.folded(scalar.value)
        }
    }
}
