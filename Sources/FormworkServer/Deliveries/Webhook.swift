#if Server
import Crypto
import Foundation

/// An address that is told of each submission, by a signed post as in https://www.standardwebhooks.com.
public struct Webhook: Equatable, Sendable {
    /// The form whose submissions are told; `nil` for all forms.
    public let form: String?
    /// The address, with `https`, or `http` if it may be private.
    public let url: String
    /// Whether the address may be one of this machine or of a private network.
    public let isPrivate: Bool
    /// How the answers are written.
    public let format: AnswerFormat
    let host: String
    let port: Int
    private let secret: [UInt8]

    /// Describes an address.
    ///
    /// - Parameters:
    ///   - form: The form whose submissions are told; `nil` for all.
    ///   - secret: The secret that signs posts: `whsec_` and base64 of 24 to 64 bytes.
    ///   - isPrivate: Whether the address may be one of this machine or of a private network, and without encryption.
    ///   - format: How the answers are written.
    /// - Returns: `nil` if the address or the secret cannot be used.
    public init?(
        form: String? = nil, url: String, secret: String, isPrivate: Bool = false, format: AnswerFormat = .canonical()
    ) {
        guard let parts = URLComponents(string: url), let host = parts.host, !host.isEmpty, parts.user == nil,
            parts.password == nil, parts.fragment == nil,
            parts.scheme == "https" || isPrivate && parts.scheme == "http",
            secret.hasPrefix("whsec_"), let bytes = Data(base64Encoded: String(secret.dropFirst(6))),
            (24...64).contains(bytes.count)
        else { return nil }
        self.form = form
        self.url = url
        self.isPrivate = isPrivate
        self.format = format
        self.host = host
        port = parts.port ?? (parts.scheme == "https" ? 443 : 80)
        self.secret = Array(bytes)
    }

    /// The value of the header `webhook-signature`.
    func signature(of body: [UInt8], id: String, timestamp: Int64) -> String {
        let text = Array("\(id).\(timestamp).".utf8) + body
        let code = HMAC<SHA256>.authenticationCode(for: text, using: SymmetricKey(data: secret))
        return "v1," + Data(code).base64EncodedString()
    }
}

extension Webhook: CustomStringConvertible {
    /// The address, without the secret.
    public var description: String { "webhook \(url)" }
}
#endif
