/// An address from which options are loaded: its scheme, its host and the rest.
///
/// Only plain addresses are accepted, so that all other readers of the same text find the same host in it. They are
/// ASCII without spaces, have a host name or an IPv4 address, and neither a user name nor a fragment.
package struct OptionAddress: Sendable {
    /// Whether the connection is encrypted: `https`.
    package let isEncrypted: Bool
    /// The name of the host, in small letters.
    package let host: String
    /// The port; that of the scheme if the address gives none.
    package let port: Int
    /// The path and the query. The text begins with a slash.
    package let rest: String

    /// The names in the query that are not those of answers: the text of a search, a further page, and the options of
    /// answers.
    package static let ownNames = ["search", "page", "id"]

    /// The longest address. Many servers do not read longer ones.
    package static let longest = 8_000

    /// Reads an address; `nil` if options cannot be loaded from it.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count <= Self.longest, bytes.allSatisfy({ Self.isPlain($0) }) else { return nil }
        let scheme: [UInt8]
        if Self.begins(bytes, with: Self.https) {
            (scheme, isEncrypted) = (Self.https, true)
        } else if Self.begins(bytes, with: Self.http) {
            (scheme, isEncrypted) = (Self.http, false)
        } else {
            return nil
        }
        let behind = bytes[scheme.count...]
        let end = behind.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? behind.endIndex
        guard let (host, port) = Self.place(behind[..<end]) else { return nil }
        self.host = host
        self.port = port ?? (isEncrypted ? 443 : 80)
        let rest = behind[end...]
        let slash: [UInt8] = rest.first == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
        self.rest = String(decoding: slash + rest, as: UTF8.self)
    }

    /// Reads a host with or without a port, such as `localhost:8080`; `nil` for any other text.
    package static func place(_ text: some Collection<UInt8>) -> (host: String, port: Int?)? {
        var host: [UInt8] = []
        var port: Int?
        for byte in text {
            if port == nil, byte == UInt8(ascii: ":") {
                port = 0
            } else if let number = port {
                guard byte.isASCIIDigit, number <= 65_535 else { return nil }
                port = number * 10 + Int(byte - UInt8(ascii: "0"))
            } else {
                guard let letter = hostLetter(byte) else { return nil }
                host.append(letter)
            }
        }
        guard !host.isEmpty, host.count <= 253, port.map({ (1...65_535).contains($0) }) ?? true else { return nil }
        return (String(decoding: host, as: UTF8.self), port)
    }

    /// The address with further parts of a query; `nil` if it becomes too long.
    package func asking(_ parts: [(name: String, value: String)]) -> OptionAddress? {
        if parts.isEmpty { return self }
        let query = parts.map { Self.encoded($0.name) + "=" + Self.encoded($0.value) }.joined(separator: "&")
        let sign = rest.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
        return OptionAddress(origin + rest + sign + query)
    }

    /// The address of a redirection; `nil` if options cannot be loaded from it.
    package func following(_ location: String) -> OptionAddress? {
        let isPath = location.utf8.first == UInt8(ascii: "/") && location.utf8.dropFirst().first != UInt8(ascii: "/")
        return OptionAddress(isPath ? origin + location : location)
    }

    /// The address as text.
    package var text: String { origin + rest }

    private var origin: String {
        let isUsual = port == (isEncrypted ? 443 : 80)
        return (isEncrypted ? "https://" : "http://") + host + (isUsual ? "" : ":" + String(port))
    }

    private static let https = Array("https://".utf8)
    private static let http = Array("http://".utf8)

    private static func begins(_ bytes: [UInt8], with scheme: [UInt8]) -> Bool {
        bytes.count >= scheme.count && zip(bytes, scheme).allSatisfy { byte, letter in lowered(byte) == letter }
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
    }

    /// A character of a host name in small letters; `nil` if host names cannot have it.
    private static func hostLetter(_ byte: UInt8) -> UInt8? {
        let letter = lowered(byte)
        let isOne = letter.isASCIILetterOrDigit || letter == UInt8(ascii: "-") || letter == UInt8(ascii: ".")
        return isOne ? letter : nil
    }

    /// Whether an address can have a byte. Characters about which readers of addresses disagree are not allowed.
    private static func isPlain(_ byte: UInt8) -> Bool {
        guard (0x21...0x7E).contains(byte) else { return false }
        return !"\"#<>\\^`{|}".utf8.contains(byte)
    }

    /// Encodes a text for a query.
    private static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            let isSafe = hostLetter(byte) != nil || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
            bytes += isSafe ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
