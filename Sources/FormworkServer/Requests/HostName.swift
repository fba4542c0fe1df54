#if Server
import FormworkCore

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
            // Text: all bytes of the name are looked at.
            let name = rest.prefix { $0 != ":" }
            guard !name.isEmpty, name.utf8.allSatisfy({ Self.isSign($0) }) else { return nil }
            rest = rest.dropFirst(name.count)
        }
        if rest.isEmpty { return }
        // A port may be blank.
        guard rest.hasPrefix(":"), rest.utf8.count <= 6, rest.dropFirst().utf8.allSatisfy(\.isASCIIDigit) else {
            return nil
        }
    }

    /// Whether a byte can be in a name: a letter, a digit, `-`, `.` or `_`.
    private static func isSign(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "-._".utf8.contains(byte)
    }
}
#endif
