#if Server
import Crypto
import Foundation

/// The keys that encrypt sensitive answers: one that encrypts, and earlier ones that still decrypt.
public struct AnswerKeys: Sendable {
    struct Key: Sendable {
        /// A name that follows from the key and reveals nothing about it. It stands beside everything that the key encrypted.
        let id: String
        let key: SymmetricKey
        /// From which keys of files are derived.
        private let files: SymmetricKey

        init?(bytes: [UInt8]) {
            guard bytes.count >= 32 else { return nil }
            let master = SymmetricKey(data: bytes)
            key = Self.derive("formwork answers", from: master, count: 32)
            files = Self.derive("formwork files", from: master, count: 32)
            id = base64URL(Self.derive("formwork answer key id", from: master, count: 6).withUnsafeBytes { Array($0) })
        }

        /// The key of one file.
        func fileKey(salt: [UInt8]) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: files, salt: salt, info: Array("formwork file".utf8), outputByteCount: 32)
        }

        private static func derive(_ purpose: String, from key: SymmetricKey, count: Int) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Array(purpose.utf8), outputByteCount: count)
        }
    }

    /// The key that encrypts.
    let current: Key
    /// Keys that encrypted before.
    let previous: [Key]

    /// Reads keys: one on each line, in base64. The first one encrypts.
    ///
    /// - Returns: `nil` if there is no line, or a line is not base64 of at least 32 bytes.
    public init?(text: String) {
        let lines = text.split(whereSeparator: \.isNewline).map { trimmed($0) }.filter { !$0.isEmpty }
        let keys = lines.compactMap { Data(base64Encoded: $0).flatMap { Key(bytes: Array($0)) } }
        guard let first = keys.first, keys.count == lines.count else { return nil }
        current = first
        previous = Array(keys.dropFirst())
    }

    func key(_ id: String) -> SymmetricKey? {
        named(id)?.key
    }

    /// The key with a name.
    func named(_ id: String) -> Key? {
        ([current] + previous).first { $0.id == id }
    }
}

extension AnswerKeys: CustomStringConvertible {
    /// The name of the type without the keys, so that no log contains them.
    public var description: String { "AnswerKeys" }
}

/// Why a sensitive answer cannot be read, in one sentence.
public enum AnswerKeyProblem: Error, Equatable, CustomStringConvertible, Sendable {
    /// The key that encrypted it is not there.
    case missingKey(id: String)
    /// It was changed, or moved to another place, after it was stored.
    case damaged

    /// The sentence.
    public var description: String {
        switch self {
        case .missingKey(let id):
            "Sensitive answers cannot be read, because the key \(id), which encrypted them, is not among the keys."
        case .damaged: "A sensitive answer cannot be read, because it was changed or moved after it was stored."
        }
    }
}
#endif
