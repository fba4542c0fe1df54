#if Server
import Foundation
import NIOCore

/// What connections of one sender have in common.
enum AddressKey {
    /// An address of IPv4, or the first half of one of IPv6: whoever has one of those has all of the second half.
    static func text(_ address: SocketAddress) -> String {
        let text = address.ipAddress ?? ""
        var bytes = [UInt8](repeating: 0, count: 16)
        guard case .v6 = address, inet_pton(AF_INET6, text, &bytes) == 1 else { return text }
        // An address of IPv4 that is written as one of IPv6.
        let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
        return (isMapped ? bytes.suffix(4) : bytes.prefix(8)).map { String($0) }.joined(separator: isMapped ? "." : ":")
    }
}
#endif
