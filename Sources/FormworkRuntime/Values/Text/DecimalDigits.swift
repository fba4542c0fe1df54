/// Unicode's decimal digits (the category Nd), without the tables of all properties.
package enum DecimalDigits {
    /// The value of a digit of the scripts in everyday use, 0 to 9; `nil` for any other character.
    package static func value(of scalar: Unicode.Scalar) -> UInt8? {
        let code = scalar.value
        if code < 0x660 { return code &- 0x30 < 10 ? UInt8(truncatingIfNeeded: code &- 0x30) : nil }
        // The digits of each script are ten code points in a row. These are the zeros.
        switch code {
        case 0x660...0x669, 0x6F0...0x6F9, 0x7C0...0x7C9, 0xFF10...0xFF19:
            return UInt8(truncatingIfNeeded: code & 15)
        case 0x966...0xD6F:
            // From Devanagari to Malayalam every script has a block of 128 code points, with its digits at the same
            // position.
            let place = (code &- 0x966) & 0x7F
            return place < 10 ? UInt8(truncatingIfNeeded: place) : nil
        case 0xE50...0xE59, 0xED0...0xED9, 0xF20...0xF29, 0x1040...0x1049, 0x17E0...0x17E9, 0x1810...0x1819:
            return UInt8(truncatingIfNeeded: code & 15)
        default: return nil
        }
    }
}
