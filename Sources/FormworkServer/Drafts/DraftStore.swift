#if Server
/// A store for unfinished answers that people save.
///
/// A store never learns the links: it gets a hash of the token in a link. So nobody can open drafts with what is in the
/// store, such as a copy of the database.
public protocol DraftStore: Sendable {
    /// Saves a draft durably before it returns.
    ///
    /// A draft of revision 1 is new. Any later one replaces the revision before it; if that is not there, because somebody
    /// else with the link saved or sent the answers, nothing is saved. The sender of the first revision stays.
    ///
    /// - Returns: Whether it is saved.
    func save(_ draft: Draft, under key: DraftKey) async throws -> Bool

    /// The draft with a key; `nil` if absent, or if it has expired.
    func draft(_ key: DraftKey, at now: Int64) async throws -> Draft?

    /// How many drafts there are, of all forms.
    func draftCount() async throws -> Int

    /// How many of them a sender has: those of the same mark, and those of the same network.
    func draftShare(of sender: DraftSender) async throws -> DraftShare

    /// Deletes a draft; nothing happens if it is absent.
    func deleteDraft(_ key: DraftKey) async throws

    /// Deletes the drafts that have expired.
    ///
    /// - Returns: How many there were.
    func deleteDrafts(expiredAt now: Int64) async throws -> Int
}

/// The hash of the token in a link.
public struct DraftKey: Hashable, Sendable {  // Text: an id of a form and a hash, which the server wrote.
    /// The hash as text, which fits in URLs.
    public var hash: String

    /// Takes a hash.
    public init(hash: String) {
        self.hash = hash
    }
}
#endif
