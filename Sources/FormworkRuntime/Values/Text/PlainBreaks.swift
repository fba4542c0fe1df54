extension String {
    /// The text with each line break as one line feed. Programs and other systems also write CR, or CR LF, for it.
    var withPlainBreaks: String {
        let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        var bytes: [UInt8] = []
        var last: UInt8 = 0
        var isPlain = true
        withBytes { for byte in $0 where byte == carriageReturn { isPlain = false } }
        if isPlain { return self }
        withBytes { source in
            for byte in source {
                if byte == carriageReturn || byte != lineFeed || last != carriageReturn {
                    bytes.append(byte == carriageReturn ? lineFeed : byte)
                }
                last = byte
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
