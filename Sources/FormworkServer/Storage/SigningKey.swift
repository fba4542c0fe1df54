#if Server
import Crypto

/// The secret with which a server recognises the pages that it or its siblings wrote.
public struct SigningKey: Sendable {
    let key: SymmetricKey

    /// A new secret.
    public init() {
        key = SymmetricKey(size: .bits256)
    }

    /// A secret kept elsewhere; `nil` if it has fewer than 32 bytes.
    public init?(bytes: [UInt8]) {
        guard bytes.count >= 32 else { return nil }
        key = SymmetricKey(data: bytes)
    }

    /// The secret itself, for those who keep it.
    public var bytes: [UInt8] {
        key.withUnsafeBytes { Array($0) }
    }
}

extension SigningKey: CustomStringConvertible {
    /// Nothing: secrets have no place in texts.
    public var description: String { "SigningKey" }
}
#endif
