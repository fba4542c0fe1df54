#if Server
import Crypto

/// A store of the admissions to the results of a server: links that work once, and logins.
///
/// A store gets hashes of the secrets only. So nobody gets in with a copy of the database.
public protocol AdmissionStore: Sendable {
    /// Keeps an admission. If there is one with the same hash already, also one that has expired, that one stays and nothing
    /// is thrown: of several servers that keep one at once, the first wins.
    func admit(_ admission: Admission) async throws

    /// The admission with a hash; `nil` if none of this kind exists, or if it has expired.
    func admission(_ kind: Admission.Kind, hash: String, at now: Int64) async throws -> Admission?

    /// Removes the admission with a hash and returns it; `nil` as for `admission`. Of several who ask at once, one gets it.
    func takeAdmission(_ kind: Admission.Kind, hash: String, at now: Int64) async throws -> Admission?

    /// The admissions of a kind that have not expired, those that expire first at the beginning.
    func admissions(_ kind: Admission.Kind, at now: Int64) async throws -> [Admission]

    /// Removes the admissions that have expired.
    func deleteAdmissions(expiredAt now: Int64) async throws
}

/// That somebody who knows a secret is let in.
public struct Admission: Equatable, Sendable {
    /// The kinds of access that a secret gives.
    public enum Kind: String, Sendable {
        /// A login, once.
        case link
        /// The pages, until it expires.
        case session
        /// A code of a second factor that was used. It opens nothing.
        case code
    }

    /// The kind of access that the secret gives.
    public var kind: Kind
    /// The hash of the secret.
    public var hash: String
    /// The name of the person who is let in.
    public var who: String
    /// Until when, in milliseconds since 1970.
    public var expires: Int64

    /// Describes an admission.
    public init(kind: Kind, hash: String, who: String, expires: Int64) {
        self.kind = kind
        self.hash = hash
        self.who = who
        self.expires = expires
    }
}

/// A secret of 256 random bits that lets somebody in.
struct AdmissionSecret: Equatable, Sendable {
    let text: String

    init() {
        text = base64URL(SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) })
    }

    /// Reads a secret; `nil` if the text is not one.
    init?(_ text: some StringProtocol) {
        guard text.utf8.count == 43, bytes(base64URL: text)?.count == 32 else { return nil }
        self.text = String(text)
    }

    /// The hash that a store gets.
    var hash: String { base64URL(Array(SHA256.hash(data: Array("formwork.admission.1:".utf8) + text.utf8))) }
}

extension AdmissionStore {
    /// Makes a link with which somebody gets to the results, once.
    ///
    /// - Parameters:
    ///   - who: The name under which they are noted in the log of accesses.
    ///   - lifetime: How long the link can be opened.
    /// - Returns: The path of the link on a server with this store and `AdminLogin.link`, without the prefix of its routes.
    public func newLink(for who: String, lasting lifetime: Duration = .seconds(3_600)) async throws -> String {
        let secret = AdmissionSecret()
        let expires = currentMilliseconds() + lifetime.components.seconds * 1_000
        try await admit(Admission(kind: .link, hash: secret.hash, who: who, expires: expires))
        return "/_formwork/admin/enter/" + secret.text
    }
}
#endif
