#if Server
import Crypto

/// The secret with which servers sign pages, and recognise the pages that they signed.
public struct SigningKey: Sendable {
    let key: SymmetricKey

    /// A new secret.
    public init() {
        key = SymmetricKey(size: .bits256)
    }

    /// A secret that is kept elsewhere; `nil` if it has fewer than 32 bytes.
    public init?(bytes: [UInt8]) {
        guard bytes.count >= 32 else { return nil }
        key = SymmetricKey(data: bytes)
    }

    /// The secret itself, to keep it elsewhere.
    public var bytes: [UInt8] {
        key.withUnsafeBytes { Array($0) }
    }
}

extension SigningKey: CustomStringConvertible {
    /// The name of the type without the secret, so that no log contains it.
    public var description: String { "SigningKey" }
}
#endif
