extension String {
    /// The path of an answer with empty brackets in the place of numbers: `guests[].photo` for `guests[2].photo`.
    var withoutPositions: String {
        var bytes: [UInt8] = []
        var isNumber = false
        for byte in utf8 {
            if byte == UInt8(ascii: "]") { isNumber = false }
            if !isNumber { bytes.append(byte) }
            if byte == UInt8(ascii: "[") { isNumber = true }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
