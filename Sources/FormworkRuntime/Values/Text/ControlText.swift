/// The values of a control in which several can be chosen, as one text.
enum ControlText {
    /// The character between two values: the unit separator (U+001F), which cannot be typed.
    private static let separator: UInt8 = 31

    /// Joins values, in order.
    static func join(_ values: [FormValue]) -> String {
        var bytes: [UInt8] = []
        for value in values {
            if !bytes.isEmpty { bytes.append(separator) }
            bytes.append(contentsOf: value.canonicalText.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Splits a text into values; a blank text has no values.
    static func split(_ text: String) -> [String] {
        var values: [String] = []
        var bytes: [UInt8] = []
        func end() {
            if !bytes.isEmpty { values.append(String(decoding: bytes, as: UTF8.self)) }
            bytes = []
        }
        for byte in Array(text.utf8) {
            if byte == separator { end() } else { bytes.append(byte) }
        }
        end()
        return values
    }
}
