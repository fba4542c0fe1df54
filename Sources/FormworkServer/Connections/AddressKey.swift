#if Server
import Foundation
import NIOCore

/// The part of an address that all connections of one sender share.
enum AddressKey {
    /// How much more a network may send than one sender. Many people may be in one, but a single person can have a whole one too.
    static let networkShare = 16

    /// The whole of an IPv4 address, or the first 64 bits of an IPv6 address. A sender has all addresses that begin
    /// with the same 64 bits.
    static func text(_ address: SocketAddress) -> String {
        let text = address.ipAddress ?? ""
        var bytes = [UInt8](repeating: 0, count: 16)
        guard case .v6 = address, inet_pton(AF_INET6, text, &bytes) == 1 else { return text }
        // An IPv4 address that is written as an IPv6 address.
        let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
        return (isMapped ? bytes.suffix(4) : bytes.prefix(8)).map { String($0) }.joined(separator: isMapped ? "." : ":")
    }

    /// The first 48 bits of an IPv6 address, in a text that begins with such an address and may go on after a space; `nil` for
    /// any other text. Providers hand out networks of this size, with 65 536 senders each.
    static func network(_ key: String) -> String? {
        // Text: an address that the system wrote.
        let address = key.prefix { $0 != " " }
        let parts = address.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 8, parts.allSatisfy({ UInt8($0) != nil }) else { return nil }
        return parts.prefix(6).joined(separator: ":") + ":*" + key[address.endIndex...]
    }
}
#endif
