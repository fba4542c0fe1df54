#if Server
import Formwork
import FormworkCore
import Logging
import Synchronization

/// What a server needs to take files, keep them and give them back: a store, signatures and limits.
final class FileShelf: Sendable {
    /// How often files are swept that nobody has.
    private static let sweepInterval = Duration.seconds(3_600)
    /// How long a link to look at one's own file is good, in milliseconds.
    private static let viewLifetime: Int64 = 3_600_000

    let store: any FileStore
    let limits: FileLimits
    private let logger: Logger
    private let addresses: RateLimiter
    private let forms: RateLimiter
    private let swept = Mutex<ContinuousClock.Instant?>(nil)

    init(_ store: any FileStore, limits: FileLimits, logger: Logger) {
        self.store = store
        self.limits = limits
        self.logger = logger
        addresses = RateLimiter(limits.perAddress)
        forms = RateLimiter(limits.perForm)
    }

    /// Counts bytes that come in; `false` if they are too many for now.
    func admit(_ bytes: Int, from address: String?, for form: String) -> Bool {
        if let address, !addresses.admit(address, cost: bytes) { return false }
        return forms.admit(form, cost: bytes)
    }

    /// A reference with which a page posts a file as an answer.
    func reference(to file: StoredFile, _ seal: FileSeal) -> String {
        // The reference is that of the first time however often it is made, so that a page keeps its controls.
        let lifetime = limits.lifetime.components.seconds * 1_000
        return seal.reference(
            to: file.id, .answer, form: file.details.form, field: file.details.field,
            expiry: file.details.created + lifetime)
    }

    /// A short link with which a person can look at a picture that they added; `nil` for other files.
    func viewReference(to file: StoredFile, _ seal: FileSeal) -> String? {
        guard Self.isPicture(file.details.type) else { return nil }
        return seal.reference(
            to: file.id, .view, form: file.details.form, field: "",
            expiry: currentMilliseconds() + Self.viewLifetime)
    }

    private static func isPicture(_ type: String) -> Bool {
        type == FileKind.signedName.type || AcceptedFiles.images.kinds.contains { $0.type == type && $0.isPicture }
    }

    /// The file that a reference names as an answer of a field; `nil` if the reference is not good for that, or the file is
    /// gone.
    func file(_ reference: String, of field: FileField, _ seal: FileSeal) async throws -> StoredFile? {
        guard
            let id = seal.id(
                in: reference, .answer, form: field.form, field: field.path, now: currentMilliseconds())
        else { return nil }
        return try await store.file(id)
    }

    /// Deletes files that no submission has, from time to time.
    func sweepIfDue() {
        let isDue = swept.withLock { swept in
            if let swept, .now - swept < Self.sweepInterval { return false }
            swept = .now
            return true
        }
        if isDue { Task { await sweep() } }
    }

    func sweep() async {
        let now = currentMilliseconds()
        do {
            // A page may have been posted with the last reference just now.
            let grace: Int64 = 3_600_000
            let orphans = try await store.orphans(before: now - limits.lifetime.components.seconds * 1_000 - grace)
            try await store.sweep(orphans, unfinishedBefore: now - grace)
        } catch {
            logger.error("Files could not be swept: \(StoreProblem.reason(of: error))")
        }
    }
}
#endif
