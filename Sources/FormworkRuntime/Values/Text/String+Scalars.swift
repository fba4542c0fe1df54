extension String {
    /// All Unicode scalars of the text. All code uses this property, because each loop of its own would make the engine
    /// of a page larger.
    @inline(never)
    var scalarList: [Unicode.Scalar] {
        var list: [Unicode.Scalar] = []
        var code: UInt32 = 0
        var rest = 0
        for byte in Array(utf8) {
            if byte & 0xC0 == 0x80 {
                code = code << 6 | UInt32(byte & 0x3F)
                rest -= 1
            } else {
                rest = byte < 0xC0 ? 0 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
                code = UInt32(rest == 0 ? byte : byte & 0x3F >> UInt8(rest))
            }
            if rest == 0, let scalar = Unicode.Scalar(code) { list.append(scalar) }
        }
        return list
    }

    /// Whether all characters are visible ASCII characters or spaces. Most texts are, so few characters have to be
    /// looked up.
    @inline(never)
    package var isPlain: Bool {
        var isPlain = true
        withBytes { bytes in
            for byte in bytes where byte < 0x20 || byte > 0x7E { isPlain = false }
        }
        return isPlain
    }

    /// Calls `body` with the bytes of the text. They are copied only for texts that come from another runtime, such as
    /// Foundation's. In a browser there are no such texts.
    package func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if utf8.withContiguousStorageIfAvailable(body) == nil { Array(utf8).withUnsafeBufferPointer(body) }
    }

    /// Appends a character.
    @inline(never)
    mutating func append(scalar: Unicode.Scalar) { unicodeScalars.append(scalar) }
}
