#if Server
import Crypto
import FormworkCore

/// The way back to a draft: a token of 256 random bits, and the revision that a page was opened with.
///
/// Anybody with the token may see and replace the draft. The page posts both, so that a second page with the same draft does
/// not replace what the first one saved.
struct DraftLink: Equatable, Sendable {
    let token: String
    var revision: Int

    /// A new link, which nobody can guess.
    static func new() -> DraftLink {
        DraftLink(token: base64URL(SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) }), revision: 0)
    }

    init(token: String, revision: Int) {
        self.token = token
        self.revision = revision
    }

    /// Reads what a page posted; `nil` for anything else. A page has the link of a draft that was saved, so its revision is not 0:
    /// with such a one the sender would choose the token of a new draft.
    init?(posted text: String) {
        let parts = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 2, Self.isToken(parts[0]), let revision = Int(parts[1]),
            (1..<Int(Int32.max)).contains(revision)
        else { return nil }
        self.init(token: String(parts[0]), revision: revision)
    }

    /// The text that a page posts.
    var posted: String { token + "." + String(revision) }

    /// The key of the draft, which the store gets.
    var key: DraftKey {
        DraftKey(hash: base64URL(Array(SHA256.hash(data: Array("formwork.draft.1:".utf8) + token.utf8))))
    }

    /// Whether a text can be a token: 43 characters of base64url.
    static func isToken(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 43 && bytes(base64URL: text)?.count == 32
    }
}
#endif
