#if Server
import Formwork
import FormworkCore
import Logging
import Synchronization

/// The parts with which a server takes files, keeps them and gives them back: a store, signatures and limits.
final class FileShelf: Sendable {
    /// How long a link to look at one's own file is good, in milliseconds.
    private static let viewLifetime: Int64 = 3_600_000

    /// How many files and folders one file may take on a disk: content, note, one that is being written, and two folders.
    private static let placesOfFile = 5

    let store: any FileStore
    /// The same store, if it finds out which submissions with files were never stored.
    private let doubts: (any DoubtingFileStore)?
    /// Tells which submissions are stored; `nil` if nobody asks.
    private let submissions: (any SubmissionFinder)?
    let limits: FileLimits
    private let inspector: (any FileInspector)?
    private let logger: Logger
    private let addresses: RateLimiter
    private let forms: RateLimiter
    /// Counts files, however small they are.
    private let counts: RateLimiter
    private let sweeps = Interval(Interval.ofSweeps)
    private let budget: FileBudget
    /// Counts what the store has, when the first file comes.
    private let counting = Mutex<Task<Void, Never>?>(nil)
    /// The time, in milliseconds since 1970.
    private let now: @Sendable () -> Int64

    init(
        _ store: any FileStore, of submissions: (any SubmissionFinder)? = nil, limits: FileLimits,
        inspector: (any FileInspector)? = nil, logger: Logger,
        now: @escaping @Sendable () -> Int64 = { currentMilliseconds() }
    ) {
        self.store = store
        doubts = store as? any DoubtingFileStore
        self.submissions = submissions
        self.limits = limits
        self.inspector = inspector
        self.logger = logger
        self.now = now
        budget = FileBudget(
            FileBudget.Amount(files: limits.unclaimedFiles, bytes: limits.unclaimedBytes),
            ofSender: FileBudget.Amount(
                files: limits.unclaimedFilesPerAddress, bytes: limits.unclaimedBytesPerAddress))
        addresses = RateLimiter(limits.perAddress)
        forms = RateLimiter(limits.perForm)
        counts = RateLimiter(limits.countPerAddress)
    }

    /// Counts bytes that come in; `false` if they are too many for now.
    func admit(_ bytes: Int, from address: String?, for form: String) -> Bool {
        if let address, !addresses.admit(address, cost: bytes) { return false }
        return forms.admit(form, cost: bytes)
    }

    // MARK: Room

    /// Begins a file of a field, unless the files that nobody sent are too many already or the disk is nearly full.
    ///
    /// - Parameter sender: The sender of the file; `nil` if it is not known.
    /// - Throws: `FileProblem.noRoom`; `FilePostProblem.tooMuch` if the sender adds files too fast; what the store throws.
    func begin(
        _ field: FileField, from sender: FileSender?
    ) async throws -> (writer: any FileWriter, share: FileBudget.Share) {
        if let sender, !counts.admit(sender.address) { throw FilePostProblem.tooMuch }
        await counted().value
        let share = FileBudget.Share(of: budget, sender: sender?.marks ?? [])
        let free = try await storing { try await store.freeBytes() } ?? .max
        let freeFiles = try await storing { try await store.freeFiles() } ?? .max
        // A file may become as large as its field allows.
        guard share.takeFile(), free - limits.spareBytes >= field.rule.maxBytes ?? limits.bytes,
            freeFiles - limits.spareFiles >= Self.placesOfFile
        else {
            throw FileProblem.noRoom
        }
        return (try await storing { try await store.begin() }, share)
    }

    /// Says that a submission is about to get files.
    func beginMove() { budget.beginMove() }

    /// Says that it has them and they were claimed, or that it did not get them.
    func endMove() { budget.endMove() }

    /// Begins to look at a file of a field; `nil` if nobody looks at files.
    func beginInspection(of field: FileField) async throws -> (any FileInspection)? {
        guard let inspector else { return nil }
        return try await inspecting { try await inspector.begin(form: field.form, field: field.path) }
    }

    /// Runs a part of a look at a file. Whatever code of the host throws becomes a failure of the server.
    func inspecting<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch {
            // Other errors may quote the file.
            let reason = (error as? StoreProblem)?.description ?? "\(type(of: error))"
            logger.error("A file could not be inspected: \(reason)")
            throw StoreProblem("A file could not be inspected.")
        }
    }

    /// Runs a part of storing a file. Whatever another store throws is a failure of the server, and not of who sent the file.
    func storing<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let problem as StoreProblem {
            throw problem
        } catch let problem as FileProblem {
            throw problem
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            // Other errors may quote the file.
            throw StoreProblem("The store of files failed: \(type(of: error)).")
        }
    }

    /// Says that a submission has files now which nobody had.
    func claim(_ files: [StoredFile]) {
        budget.claim(files.filter(\.submissions.isEmpty).map(\.tally))
    }

    /// Says that a submission with these files may not have been stored.
    func doubt(_ ids: [String], of submission: String) async {
        do {
            try await doubts?.doubt(ids, of: submission, at: now())
        } catch {
            logger.error("Files of a submission that failed stay with it: \(StoreProblem.reason(of: error))")
        }
    }

    private func counted() -> Task<Void, Never> {
        counting.withLock { task in
            if let task { return task }
            let first = Task { await count() }
            task = first
            return first
        }
    }

    private func count() async {
        do {
            for _ in 0..<10 {
                let moves = budget.moves
                if budget.recount(try await store.unclaimed(), after: moves) { return }
                try await Task.sleep(for: .milliseconds(100))
            }
            // Files are always on their way. They are counted along, and the next sweep counts those of other servers.
        } catch {
            logger.error("Files could not be counted: \(StoreProblem.reason(of: error))")
        }
    }

    // MARK: References

    /// A reference with which a page posts a file as an answer.
    func reference(to file: StoredFile, _ seal: FileSeal) -> String {
        // The reference is that of the first time however often it is made, so that a page keeps its controls.
        seal.reference(
            to: file.id, .answer, form: file.details.form, field: file.details.field,
            expiry: max(file.details.created + limits.milliseconds, file.heldUntil ?? 0))
    }

    /// A short link with which a person can look at a picture that they added; `nil` for other files.
    func viewReference(to file: StoredFile, _ seal: FileSeal) -> String? {
        guard Self.isPicture(file.details.type) else { return nil }
        return seal.reference(
            to: file.id, .view, form: file.details.form, field: "",
            expiry: now() + Self.viewLifetime)
    }

    private static func isPicture(_ type: String) -> Bool {
        type == FileKind.signedName.type || AcceptedFiles.images.kinds.contains { $0.type == type && $0.isPicture }
    }

    /// The file that a reference names as an answer of a field; `nil` if the reference is not good for that, or the file is
    /// gone.
    func file(_ reference: String, of field: FileField, _ seal: FileSeal) async throws -> StoredFile? {
        guard let id = seal.id(in: reference, .answer, form: field.form, field: field.path, now: now()) else {
            return nil
        }
        return try await store.file(id)
    }

    /// The file that a reference in a saved draft names. It was verified before it was saved, and may have expired since.
    func file(saved reference: String, of field: FileField) async throws -> StoredFile? {
        guard let id = FileSeal.id(verified: reference), let file = try await store.file(id),
            file.details.form == field.form, file.details.field == field.path
        else { return nil }
        return file
    }

    // MARK: Sweeping

    /// Deletes files that nobody has, from time to time.
    func sweepIfDue() {
        if sweeps.isDue() { Task { await sweep() } }
    }

    func sweep() async {
        // A page may have been posted with the last reference just now.
        let time = now() - 3_600_000
        do {
            if let submissions { try await doubts?.settleDoubts(before: time, in: submissions) }
            let orphans = try await store.orphans(before: time - limits.milliseconds, at: time)
            try await store.sweep(orphans, unfinishedBefore: time)
        } catch {
            logger.error("Files could not be swept: \(StoreProblem.reason(of: error))")
        }
        await count()
    }
}
#endif
