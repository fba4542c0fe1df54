#if Server
import Crypto
import CryptoExtras
import Foundation

/// A password as it is kept: a hash by scrypt, from which it cannot be found but by trying.
///
/// The text is in the format of PHC: `$scrypt$ln=17,r=8,p=1$SALT$HASH`, with salt and hash in base64 without padding. So other
/// programs can verify it too.
public struct PasswordHash: Equatable, Sendable {
    /// The cost of a new hash: 128 MiB and about half a second.
    private static let usual = Cost(rounds: 1 << 17, block: 8, parallelism: 1)
    /// The cost of the hash of a secret in a submission: as much time, and 32 MiB, because many may be made at once.
    private static let ofAnswers = Cost(rounds: 1 << 15, block: 8, parallelism: 3)
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

    /// Hashes a password; `nil` if it is shorter than 12 characters, longer than 1024 bytes, or one that many people could
    /// have, such as a common word with a year.
    public init?(_ password: String) {
        self.init(password, rounds: Self.usual.rounds)
    }

    /// - Parameter rounds: A power of two. Tests take fewer.
    init?(_ password: String, rounds: Int) {
        guard password.count >= 12, password.utf8.count <= Self.longest, !CommonPassword.isCommon(password) else {
            return nil
        }
        self.init(password, Cost(rounds: rounds, block: Self.usual.block, parallelism: Self.usual.parallelism))
    }

    /// Hashes a secret that passed the rules of a form. How long it has to be is a rule of the form.
    init?(answer: String) {
        self.init(answer, Self.ofAnswers)
    }

    private init?(_ password: String, _ cost: Cost) {
        self.cost = cost
        salt = SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }
        guard let hash = Self.derive(password, salt, cost) else { return nil }
        self.hash = hash
    }

    /// Reads the text of a hash; `nil` for anything else, and for one that would cost too much memory.
    public init?(text: String) {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt",
            let (logarithm, block, parallelism) = Self.cost(parts[2]), let salt = Self.bytes(parts[3]),
            salt.count >= 16, let hash = Self.bytes(parts[4]), hash.count == 32
        else { return nil }
        guard (1...20).contains(logarithm), (1...32).contains(block), (1...16).contains(parallelism),
            block << logarithm <= 1 << 22
        else { return nil }
        cost = Cost(rounds: 1 << logarithm, block: block, parallelism: parallelism)
        self.salt = salt
        self.hash = hash
    }

    /// The hash as a text, to be kept in a file.
    public var text: String {
        let logarithm = cost.rounds.trailingZeroBitCount
        return "$scrypt$ln=\(logarithm),r=\(cost.block),p=\(cost.parallelism)$\(Self.text(salt))$\(Self.text(hash))"
    }

    /// Reads `ln=17,r=8,p=1`.
    private static func cost(_ text: Substring) -> (logarithm: Int, block: Int, parallelism: Int)? {
        // Text: a hash that this program wrote.
        guard let match = text.wholeMatch(of: /ln=(\d{1,3}),r=(\d{1,3}),p=(\d{1,3})/), let logarithm = Int(match.1),
            let block = Int(match.2), let parallelism = Int(match.3)
        else { return nil }
        return (logarithm, block, parallelism)
    }

    private static func text(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().filter { $0 != "=" }
    }

    private static func bytes(_ text: Substring) -> [UInt8]? {
        let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        return Data(base64Encoded: text + padding).map { Array($0) }
    }

    /// Whether this is the password. It takes as long for a wrong one as for the right one.
    public func matches(_ password: String) -> Bool {
        guard let other = Self.derive(password, salt, cost) else { return false }
        return zip(hash, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0 && hash.count == other.count
    }

    private static func derive(_ password: String, _ salt: [UInt8], _ cost: Cost) -> [UInt8]? {
        // People type the same letters in different ways, which Unicode calls equivalent.
        let text = Array(password.composed.utf8)
        let key = try? KDF.Scrypt.deriveKey(
            from: text, salt: salt, outputByteCount: 32, rounds: cost.rounds, blockSize: cost.block,
            parallelism: cost.parallelism, maxMemory: 1 << 30)
        return key?.withUnsafeBytes { Array($0) }
    }
}

extension String {
    /// The text as Unicode composes it. One with more than 30 marks in a row, which nobody types, stays as it is: composing
    /// sorts marks, and that takes time in the square of their number.
    fileprivate var composed: String {
        var marks = 0
        for scalar in unicodeScalars {
            marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
            if marks > 30 { return self }
        }
        return precomposedStringWithCanonicalMapping  // Text: no more than 30 marks in a row.
    }
}

extension PasswordHash: CustomStringConvertible {
    /// The name of the type without the hash, so that no log contains it.
    public var description: String { "PasswordHash" }
}
#endif
