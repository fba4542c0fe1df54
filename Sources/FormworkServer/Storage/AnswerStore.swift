#if Server
/// A store with everything that the command needs.
package protocol AnswerStore: OutboxStore, DraftResultStore, AdmissionStore, ResultStore {
    /// Makes a key that signs pages from now on.
    ///
    /// - Parameter revoking: Whether pages that earlier keys signed are refused from now on.
    func rotateSigningKey(revoking: Bool) async throws

    /// Encrypts every sensitive answer that has an older key with the newest key. Drafts are included.
    func reseal(with keys: AnswerKeys) async throws -> Resealing

    /// The store of files that belongs to this store, with their contents in a folder.
    ///
    /// - Parameter keys: The keys that encrypt contents.
    /// - Throws: `StoreProblem` with a sentence if the folder cannot be used.
    func files(in folder: String, keys: AnswerKeys?) throws(StoreProblem) -> any FileStore
}

extension SQLiteSubmissionStore: AnswerStore {
    package func files(in folder: String, keys: AnswerKeys?) throws(StoreProblem) -> any FileStore {
        try DiskFileStore(folder: folder, keys: keys)
    }
}
#endif
