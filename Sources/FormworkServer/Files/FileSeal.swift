#if Server
import Crypto

/// Signs references to files and recognises them.
///
/// A reference is `ID.EXPIRY.HMAC`. It fits one form, one field and one purpose, until it expires. So a reference that a page
/// was given is worth nothing in another form, and no one can make a reference to a file that is not theirs.
struct FileSeal: Sendable {
    /// The uses of a reference.
    enum Purpose: String {
        /// To be posted as an answer.
        case answer = "formwork.file.1:"
        /// To be looked at by the person who added the file.
        case view = "formwork.view.1:"
    }

    private let keys: SigningKeys

    init(_ keys: SigningKeys) {
        self.keys = keys
    }

    /// A reference to a file.
    ///
    /// - Parameter expiry: When it expires, in milliseconds since 1970.
    func reference(to id: String, _ purpose: Purpose, form: String, field: String, expiry: Int64) -> String {
        let seconds = String(expiry / 1_000, radix: 36)
        let message = Self.message(id, seconds, purpose, form, field)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: keys.current.key)
        return id + "." + seconds + "." + base64URL(Array(code))
    }

    /// The marks of an address: first the one that is kept now, then those under earlier keys, which what was sent before may
    /// have. Marks tell senders apart, and nobody without the keys finds out the address.
    ///
    /// - Parameter kind: The kind of thing that is sent. Marks of different kinds cannot be compared.
    func marks(of address: String, sending kind: String) -> [String] {
        let message = Array("formwork.\(kind).sender.1:\(address)".utf8)
        return keys.all.map { key in
            base64URL(Array(Array(HMAC<SHA256>.authenticationCode(for: message, using: key.key)).prefix(12)))
        }
    }

    /// The id in a reference; `nil` if none of the keys signed it for this, or it has expired.
    func id(in reference: String, _ purpose: Purpose, form: String, field: String, now: Int64) -> String? {
        let parts = reference.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
        guard reference.utf8.count <= 200, parts.count == 3, let code = bytes(base64URL: parts[2]),
            let expiry = Int64(parts[1], radix: 36), expiry > now / 1_000
        else { return nil }
        let id = String(parts[0])
        let message = Self.message(id, String(parts[1]), purpose, form, field)
        let isSigned = keys.all.contains { key in
            HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key.key)
        }
        return isSigned ? id : nil
    }

    /// The id in a reference that the server verified before it was saved; `nil` for another text.
    static func id(verified reference: String) -> String? {
        let parts = reference.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
        return parts.count == 3 && !parts[0].isEmpty ? String(parts[0]) : nil
    }

    private static func message(
        _ id: String, _ seconds: String, _ purpose: Purpose, _ form: String, _ field: String
    ) -> [UInt8] {
        // None of the parts before the last one has a line break.
        Array("\(purpose.rawValue)\(id)\n\(seconds)\n\(form)\n\(field)".utf8)
    }
}
#endif
