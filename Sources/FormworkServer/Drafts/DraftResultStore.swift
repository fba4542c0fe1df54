#if Server
import FormworkCore

/// A store whose drafts can be looked through and erased by those who may read results.
///
/// Nobody gets to a link in this way, because the store never learns the links.
public protocol DraftResultStore: DraftStore {
    /// The drafts that have not expired, in the order of their keys: those of a form, or of all, after a key and up to a number.
    func drafts(of form: String?, after key: DraftKey?, limit: Int, at now: Int64) async throws -> [SavedDraft]

    /// The forms that have drafts which have not expired, by their ids in alphabetical order. `latest` is when the last was saved.
    func draftTallies(at now: Int64) async throws -> [FormTally]

    /// Erases a draft and notes it in the log of accesses; both or nothing.
    ///
    /// The log is that of this store. Where results are read from another store (`AdminOptions.store`), the pages note the
    /// erasure there too, because their page with the log shows that one only.
    ///
    /// - Returns: Whether there was such a draft.
    func eraseDraft(_ key: DraftKey, form: String, noting access: AccessEntry) async throws -> Bool

    /// The drafts of a form whose secrets were left out by other rules than `rules`, in the order of their keys: those after a
    /// key and up to a number, expired or not.
    func drafts(
        of form: String, notClearedFor rules: String, after key: DraftKey?, limit: Int
    ) async throws -> [SavedDraft]

    /// Replaces the snapshots of drafts by those without secrets, and notes the rules (`Draft.clearedFor`). Nothing else of the
    /// drafts changes. A draft that is gone, or that was saved or encrypted with another key meanwhile, stays as it is. The
    /// old snapshot does not stay in the database either, as far as the database can do that.
    ///
    /// - Returns: How many snapshots were replaced. Those that had no secrets are not counted.
    func clearDrafts(_ drafts: [ClearedDraft]) async throws -> Int
}

/// A draft without its secrets, beside the snapshot that it has in the store.
public struct ClearedDraft: Equatable, Sendable {
    /// The draft as it is to be stored.
    public var saved: SavedDraft
    /// The snapshot that it replaces. It is the same if that has no secrets.
    public var replacedSnapshot: String

    /// Names a draft and the snapshot that it replaces.
    public init(_ saved: SavedDraft, replacing snapshot: String) {
        self.saved = saved
        replacedSnapshot = snapshot
    }

    /// Whether the snapshot in the store has secrets.
    public var hasSecrets: Bool { !saved.draft.snapshot.isSame(as: replacedSnapshot) }
}

/// A draft in a store.
public struct SavedDraft: Equatable, Sendable {
    /// The hash of its link. It identifies the draft, and leads nobody to it.
    public var key: DraftKey
    /// The draft.
    public var draft: Draft

    /// Names a draft.
    public init(key: DraftKey, draft: Draft) {
        self.key = key
        self.draft = draft
    }
}

extension DraftResultStore {
    /// Passes all drafts that have not expired to a function, some at a time.
    ///
    /// - Parameter form: The form whose drafts are passed; `nil` for all.
    package func forEachDraft(
        of form: String?, at now: Int64, _ body: (SavedDraft) async throws -> Void
    ) async throws {
        var last: DraftKey?
        while true {
            // A draft may have many bytes, so there are few of them in the memory.
            let drafts = try await drafts(of: form, after: last, limit: 50, at: now)
            for draft in drafts { try await body(draft) }
            guard let key = drafts.last?.key else { return }
            last = key
        }
    }
}
#endif
