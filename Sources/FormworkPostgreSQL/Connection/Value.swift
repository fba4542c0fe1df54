#if PostgreSQL
import CPostgreSQL

/// A value of the database, or the null of a type.
enum Value: Equatable, Sendable {
    case text(String?)
    case integer(Int64?)
    case bytes([UInt8]?)
    case bool(Bool?)

    /// The number of the type in PostgreSQL. It is the same in every version.
    var type: Oid {
        switch self {
        case .text: 25
        case .integer: 20
        case .bytes: 17
        case .bool: 16
        }
    }

    /// The value as it is sent; `nil` for null. Texts are sent with their lengths, so none ends at a U+0000: the server refuses it.
    var encoded: [UInt8]? {
        switch self {
        case .text(let text): text.map { Array($0.utf8) }
        case .integer(let number):
            number.map { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) } }
        case .bytes(let bytes): bytes
        case .bool(let isTrue): isTrue.map { [$0 ? 1 : 0] }
        }
    }

    /// Reads a value of a reply.
    ///
    /// - Returns: `nil` for a type that no statement of Formwork asks for.
    init?(_ bytes: UnsafeBufferPointer<UInt8>?, type: Oid) {
        switch type {
        case 25, 1_043, 19: self = .text(bytes.map { String(decoding: $0, as: UTF8.self) })
        case 20, 23, 21: self = .integer(bytes.map { Self.number($0) })
        case 17: self = .bytes(bytes.map { Array($0) })
        case 16: self = .bool(bytes.map { $0.first == 1 })
        default: return nil
        }
    }

    /// Reads a number of 2, 4 or 8 bytes in big-endian order.
    private static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64 {
        let isNegative = bytes.first.map { $0 >= 128 } ?? false
        return bytes.reduce(isNegative ? -1 : 0) { $0 << 8 | Int64($1) }
    }
}
#endif
