#if Server
import Foundation

/// The keys of servers that share pages: the key that signs, and earlier keys whose pages are still recognised.
public struct SigningKeys: Sendable {
    /// How long a key of a store signs, in milliseconds. Then a new one is made.
    package static let rotation: Int64 = 30 * 86_400_000
    /// How long an earlier key of a store is still recognised, in milliseconds.
    package static let retention: Int64 = 60 * 86_400_000

    /// The key that signs.
    public var current: SigningKey
    /// Keys that signed before.
    public var previous: [SigningKey]

    /// Makes keys.
    public init(current: SigningKey = SigningKey(), previous: [SigningKey] = []) {
        self.current = current
        self.previous = previous
    }

    /// Reads keys that are kept elsewhere: one on each line, in base64. The first one signs.
    ///
    /// - Returns: `nil` if there is no line, or a line is not base64 of at least 32 bytes.
    public init?(text: String) {
        let lines = text.split(whereSeparator: \.isNewline).map { trimmed($0) }.filter { !$0.isEmpty }
        let keys = lines.compactMap { Data(base64Encoded: $0).flatMap { SigningKey(bytes: Array($0)) } }
        guard let first = keys.first, keys.count == lines.count else { return nil }
        self.init(current: first, previous: Array(keys.dropFirst()))
    }

    /// All keys, beginning with the one that signs.
    var all: [SigningKey] { [current] + previous }

    /// These keys and those that were known before, up to a limit.
    func keeping(_ earlier: SigningKeys) -> SigningKeys {
        var keys = self
        let known = Set(all.map(\.bytes))
        keys.previous += earlier.all.filter { !known.contains($0.bytes) }
        keys.previous.removeLast(max(0, keys.previous.count - 8))
        return keys
    }
}
#endif
