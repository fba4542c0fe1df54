#if Server
import Crypto
import CryptoExtras
import Foundation

/// A password as it is kept: a hash by scrypt, from which it cannot be found but by trying.
///
/// The text is `scrypt$ROUNDS$BLOCK$PARALLELISM$SALT$HASH` with salt and hash in base64url.
public struct PasswordHash: Equatable, Sendable {
    /// What a new hash costs: 128 MiB and about half a second.
    private static let usual = Cost(rounds: 1 << 17, block: 8, parallelism: 1)
    /// The longest password, in bytes.
    static let longest = 1_024

    private struct Cost: Equatable, Sendable {
        var rounds: Int
        var block: Int
        var parallelism: Int
    }

    private let cost: Cost
    private let salt: [UInt8]
    private let hash: [UInt8]

    /// Hashes a password; `nil` if it is shorter than 12 characters or longer than 1024 bytes.
    public init?(_ password: String) {
        self.init(password, rounds: Self.usual.rounds)
    }

    /// - Parameter rounds: A power of two. Tests take fewer.
    init?(_ password: String, rounds: Int) {
        guard password.count >= 12, password.utf8.count <= Self.longest else { return nil }
        cost = Cost(rounds: rounds, block: Self.usual.block, parallelism: Self.usual.parallelism)
        salt = SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }
        guard let hash = Self.derive(password, salt, cost) else { return nil }
        self.hash = hash
    }

    /// Reads the text of a hash; `nil` for anything else, and for one that would cost too much memory.
    public init?(text: String) {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.count == 6, parts[0] == "scrypt", let rounds = Int(parts[1]), let block = Int(parts[2]),
            let parallelism = Int(parts[3]), let salt = bytes(base64URL: parts[4]), salt.count >= 16,
            let hash = bytes(base64URL: parts[5]), hash.count == 32
        else { return nil }
        let isPower = rounds > 1 && rounds & (rounds - 1) == 0
        guard isPower, rounds <= 1 << 20, (1...32).contains(block), (1...16).contains(parallelism),
            rounds * block <= 1 << 22
        else { return nil }
        cost = Cost(rounds: rounds, block: block, parallelism: parallelism)
        self.salt = salt
        self.hash = hash
    }

    /// The hash as a text, to be kept in a file.
    public var text: String {
        "scrypt$\(cost.rounds)$\(cost.block)$\(cost.parallelism)$\(base64URL(salt))$\(base64URL(hash))"
    }

    /// Whether this is the password. It takes as long for a wrong one as for the right one.
    func matches(_ password: String) -> Bool {
        guard password.utf8.count <= Self.longest, let other = Self.derive(password, salt, cost) else { return false }
        return zip(hash, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0 && hash.count == other.count
    }

    private static func derive(_ password: String, _ salt: [UInt8], _ cost: Cost) -> [UInt8]? {
        // People type the same letters in different ways, which Unicode calls equivalent.
        let text = Array(password.precomposedStringWithCanonicalMapping.utf8)
        let key = try? KDF.Scrypt.deriveKey(
            from: text, salt: salt, outputByteCount: 32, rounds: cost.rounds, blockSize: cost.block,
            parallelism: cost.parallelism, maxMemory: 1 << 30)
        return key?.withUnsafeBytes { Array($0) }
    }
}

extension PasswordHash: CustomStringConvertible {
    /// The name of the type without the hash, so that no log contains it.
    public var description: String { "PasswordHash" }
}
#endif
