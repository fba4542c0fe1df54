/// Invisible characters, and characters that a text must not have.
public enum Invisible {
    /// Whether a character is invisible. Such characters are white space, controls, and the
    /// Default_Ignorable_Code_Point of Unicode, such as joiners, direction marks, fillers and variation selectors; also
    /// the blank of Braille.
    public static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x20, 0x7F...0xA0, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F,
            0x200B...0x200F,
            0x202A...0x202E, 0x2060...0x206F, 0x2800, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB,
            0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
            true
        default: WhiteSpace.contains(scalar)
        }
    }

    /// Whether a text has no visible character. For nearly all texts the first byte is enough to decide that.
    package static func isAll(of text: String) -> Bool {
        guard let first = text.utf8.first else { return true }
        switch first {
        case 0...0x20, 0x7F, 0xC2, 0xCD, 0xD8, 0xE1...0xE3, 0xEF, 0xF0, 0xF3:
            for scalar in text.scalarList where !contains(scalar) { return false }
            return true
        default: return false
        }
    }

    /// Whether a text must not have a character. No text may have controls and code points that are no characters. A
    /// text of one line also has no line breaks, tabs and marks that change the direction of the text after them.
    package static func isRefused(_ scalar: Unicode.Scalar, inLines: Bool) -> Bool {
        let code = scalar.value
        switch code {
        case 0x09, 0x0A, 0x0D, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: return !inLines
        case 0...0x1F, 0x7F...0x9F, 0x206A...0x206F, 0xFFF9...0xFFFB, 0xFDD0...0xFDEF: return true
        default: return code & 0xFFFE == 0xFFFE
        }
    }
}
