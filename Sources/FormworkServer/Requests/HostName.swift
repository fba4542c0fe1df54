#if Server
/// A text that can be the name or the address of a host, with a port or without.
struct HostName {
    /// Reads a text; `nil` for one that names no host.
    init?(_ text: String) {
        var rest = text[...]
        if rest.hasPrefix("[") {
            guard let end = rest.firstIndex(of: "]") else { return nil }
            let address = rest[..<end].dropFirst()
            guard !address.isEmpty, address.utf8.allSatisfy({ Self.isSign($0) || $0 == UInt8(ascii: ":") }) else {
                return nil
            }
            rest = rest[end...].dropFirst()
        } else {
            let name = rest.prefix { $0 != ":" }
            guard !name.isEmpty, name.utf8.allSatisfy({ Self.isSign($0) }) else { return nil }
            rest = rest.dropFirst(name.count)
        }
        if rest.isEmpty { return }
        // A port may be blank.
        guard rest.hasPrefix(":"), rest.utf8.count <= 6, rest.dropFirst().utf8.allSatisfy({ Self.isDigit($0) }) else {
            return nil
        }
    }

    /// Whether a byte can be in a name: a letter, a digit, `-`, `.` or `_`.
    private static func isSign(_ byte: UInt8) -> Bool {
        let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
        return isLetter || isDigit(byte) || [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_")].contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
#endif
