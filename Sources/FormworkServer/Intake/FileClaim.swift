#if Server
import Formwork

/// The files of a submission that is about to be stored.
///
/// They are kept for it first. If the process ends in between, files are kept for a submission that does not exist. The other
/// order could lose files of one that does.
struct FileClaim: Sendable {
    private let files: [StoredFile]
    private let submission: String
    private let shelf: FileShelf

    private var ids: [String] { files.map(\.id) }

    /// Prepares a claim; `nil` for a submission without files.
    init?(_ files: [StoredFile], of submission: Submission, on shelf: FileShelf?) {
        guard !files.isEmpty, let shelf else { return nil }
        self.files = files
        self.submission = submission.id
        self.shelf = shelf
    }

    /// Says that the files are on their way to the submission, until `end`.
    func begin() { shelf.beginMove() }

    /// Says that they have arrived, or will not.
    func end() { shelf.endMove() }

    /// Keeps the files for the submission.
    func keep() async throws { try await shelf.store.keep(ids, for: submission) }

    /// Says that the submission is stored.
    func settle() { shelf.claim(files) }

    /// Gives the files back, because an earlier submission counts. A page that comes back still names them.
    func cancel() async throws { try await shelf.store.cancelKeeping(ids, for: submission) }

    /// Says that nobody knows whether the submission was stored.
    func doubt() async { await shelf.doubt(ids, of: submission) }
}
#endif
