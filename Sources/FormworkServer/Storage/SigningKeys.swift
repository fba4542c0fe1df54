#if Server
import Foundation

/// The secrets of servers that share their pages: the one that signs, and earlier ones whose pages are still recognised.
public struct SigningKeys: Sendable {
    /// How long the key of a store signs; then a new one is made.
    static let rotation: Int64 = 30 * 86_400_000
    /// How long an earlier key of a store is still recognised.
    static let retention: Int64 = 60 * 86_400_000

    /// The key that signs.
    public var current: SigningKey
    /// Keys that signed before.
    public var previous: [SigningKey]

    /// Makes keys.
    public init(current: SigningKey = SigningKey(), previous: [SigningKey] = []) {
        self.current = current
        self.previous = previous
    }

    /// Reads keys that are kept elsewhere: each on a line, in base64, the one that signs first.
    ///
    /// - Returns: `nil` if there is none, or a line is not base64 of at least 32 bytes.
    public init?(text: String) {
        let lines = text.split(whereSeparator: \.isNewline).map { trimmed($0) }.filter { !$0.isEmpty }
        let keys = lines.compactMap { Data(base64Encoded: $0).flatMap { SigningKey(bytes: Array($0)) } }
        guard let first = keys.first, keys.count == lines.count else { return nil }
        self.init(current: first, previous: Array(keys.dropFirst()))
    }

    /// All of them, the one that signs first.
    var all: [SigningKey] { [current] + previous }

    /// These, and those that were known before, as far as that is not too many.
    func keeping(_ earlier: SigningKeys) -> SigningKeys {
        var keys = self
        let known = Set(all.map(\.bytes))
        keys.previous += earlier.all.filter { !known.contains($0.bytes) }
        keys.previous.removeLast(max(0, keys.previous.count - 8))
        return keys
    }
}
#endif
