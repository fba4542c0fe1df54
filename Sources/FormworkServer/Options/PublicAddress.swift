#if Server
import Foundation
import NIOCore

extension SocketAddress {
    /// Whether an address is one of the internet: not of this machine, of a private network, or of a special purpose.
    ///
    /// The ranges are those of the IANA registries of special-purpose addresses. Of IPv6 only what is given out to the
    /// internet (`2000::/3`) counts, without the ranges that lead into IPv4.
    var isPublic: Bool {
        let text = ipAddress ?? ""
        switch self {
        case .v4:
            var bytes = [UInt8](repeating: 0, count: 4)
            guard inet_pton(AF_INET, text, &bytes) == 1 else { return false }
            return !Self.specialIPv4.contains { $0.contains(bytes) }
        case .v6:
            var bytes = [UInt8](repeating: 0, count: 16)
            guard inet_pton(AF_INET6, text, &bytes) == 1 else { return false }
            return Self.givenOut.contains(bytes) && !Self.specialIPv6.contains { $0.contains(bytes) }
        case .unixDomainSocket: return false
        }
    }

    private static let specialIPv4: [AddressRange] = [
        AddressRange([0], 8), AddressRange([10], 8), AddressRange([100, 64], 10), AddressRange([127], 8),
        AddressRange([169, 254], 16), AddressRange([172, 16], 12), AddressRange([192, 0, 0], 24),
        AddressRange([192, 0, 2], 24), AddressRange([192, 88, 99], 24), AddressRange([192, 168], 16),
        AddressRange([198, 18], 15), AddressRange([198, 51, 100], 24), AddressRange([203, 0, 113], 24),
        AddressRange([224], 4), AddressRange([240], 4),
    ]
    private static let givenOut = AddressRange([0x20], 3)
    private static let specialIPv6: [AddressRange] = [
        AddressRange([0x20, 0x01, 0x00], 23), AddressRange([0x20, 0x01, 0x0D, 0xB8], 32),
        AddressRange([0x20, 0x02], 16), AddressRange([0x3F, 0xFF, 0x00], 20),
    ]
}

/// The addresses that begin with the same bits.
private struct AddressRange {
    private let start: [UInt8]
    private let bits: Int

    init(_ start: [UInt8], _ bits: Int) {
        self.start = start
        self.bits = bits
    }

    func contains(_ address: [UInt8]) -> Bool {
        (0..<bits).allSatisfy { bit in
            let mask = UInt8(0x80) >> UInt8(bit % 8)
            let wanted = bit / 8 < start.count ? start[bit / 8] : 0
            return address[bit / 8] & mask == wanted & mask
        }
    }
}
#endif
