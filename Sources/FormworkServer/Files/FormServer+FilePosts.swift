#if Server
import Formwork
import FormworkCore
import Hummingbird
import NIOCore

/// What came with a post besides the answers of controls.
struct PostedFiles: Sendable {
    /// What was wrong with files, by the paths of their fields.
    var problems: [(path: String, problem: FileProblem, rule: FileRule)] = []
}

/// Why a post with files is not read to its end.
enum FilePostProblem: Error {
    case malformed
    case tooLarge
    case tooManyBytes
    case storeFailed
}

extension FormServer {
    /// The names of controls whose content is a file, and of those in which a name is typed as a signature.
    static let filePrefix = "fw.file."
    static let signPrefix = "fw.sign."

    /// Reads a post whose files come with it, as browsers send it without a script. Files go to the store as they come; the
    /// answers get references to them.
    func readMultipart(
        _ call: ServerCall, boundary: String, of form: ServedForm, _ files: FileShelf
    ) async throws -> (post: URLEncodedForm, files: PostedFiles) {
        let limits = options.limits.post.grown(by: form.extent)
        var reader = MultipartReader(boundary: boundary, mostParts: limits.controls)
        var collector = PostCollector(form: form, files: files, limits: limits, fileLimits: files.limits)
        do {
            for try await portion in call.request.body {
                if !files.admit(portion.readableBytes, from: call.address, for: form.id) {
                    throw FilePostProblem.tooManyBytes
                }
                do {
                    for event in try reader.read(Array(portion.readableBytesView)) { try await collector.take(event) }
                } catch is MultipartReader.Problem {
                    throw FilePostProblem.malformed
                }
            }
            guard reader.isComplete else { throw FilePostProblem.malformed }
        } catch {
            await collector.cancel()
            throw error
        }
        return collector.result(keys.fileSeal)
    }

    /// Makes pictures of the names that were typed as signatures, and takes away files whose button says so.
    func readFileControls(
        _ post: URLEncodedForm, of form: ServedForm, _ files: FileShelf
    ) async throws -> (post: URLEncodedForm, files: PostedFiles) {
        var paths = PathReader(form.compiled)
        var (entries, found) = (post.entries, PostedFiles())
        var signed = 0
        for entry in post.entries where entry.name.hasPrefix(Self.signPrefix) {
            let path = String(entry.name.dropFirst(Self.signPrefix.count))
            guard let place = paths.place(at: path), let field = form.compiled.fileField(at: place),
                field.rule.origin == .signature, let name = SignedName.cleaned(entry.value)
            else { continue }
            signed += 1
            if signed > FileRule.countLimit || Self.count(entries, at: path) >= field.rule.maxCount {
                found.problems.append((path, .tooMany, field.rule))
                continue
            }
            let file = try await sign(name, field, files)
            entries.append(URLEncodedForm.Entry(name: "v." + path, value: files.reference(to: file, keys.fileSeal)))
        }
        if let action = post.last("fw.action"), action.hasPrefix("drop:") {
            let reference = String(action.dropFirst("drop:".count))
            entries.removeAll { $0.name.hasPrefix("v.") && $0.value == reference }
        }
        return (URLEncodedForm(entries: entries), found)
    }

    /// Keeps a typed name as a signature.
    func sign(_ name: String, _ field: FileField, _ files: FileShelf) async throws -> StoredFile {
        var file = try await IncomingFile(field, name: name, limit: files.limits.bytes, in: files.store)
        try await file.write(SignedName.picture(name))
        return try await file.finish(.signedName)
    }

    static func count(_ entries: [URLEncodedForm.Entry], at path: String) -> Int {
        entries.count { $0.name == "v." + path && !$0.value.isEmpty }
    }
}

/// Collects the parts of a post: texts in memory, up to a limit, and files in the store.
private struct PostCollector {
    let form: ServedForm
    let files: FileShelf
    let limits: PostLimits
    let fileLimits: FileLimits
    private var paths: PathReader
    private var entries: [URLEncodedForm.Entry] = []
    private var textBytes = 0
    private var fileBytes = 0
    private var added: [(path: String, file: StoredFile, rule: FileRule)] = []
    private var found = PostedFiles()
    private var part: MultipartPart?
    private var text: [UInt8] = []
    /// The file that comes in now, and the path of its field.
    private var incoming: (file: IncomingFile, path: String)?

    init(form: ServedForm, files: FileShelf, limits: PostLimits, fileLimits: FileLimits) {
        self.form = form
        self.files = files
        self.limits = limits
        self.fileLimits = fileLimits
        paths = PathReader(form.compiled)
    }

    mutating func take(_ event: MultipartReader.Event) async throws {
        switch event {
        case .begin(let part):
            self.part = part
            text = []
        case .bytes(let bytes):
            guard let part else { return }
            if let name = part.fileName {
                try await takeFile(bytes, part.name, called: name)
            } else {
                textBytes += bytes.count
                guard textBytes <= limits.pageBytes else { throw FilePostProblem.tooLarge }
                text += bytes
            }
        case .end:
            defer { part = nil }
            guard let part else { return }
            if part.fileName != nil { return try await finishFile() }
            guard let value = String(validating: text, as: UTF8.self) else { throw FilePostProblem.malformed }
            textBytes += part.name.utf8.count
            entries.append(URLEncodedForm.Entry(name: part.name, value: value))
        }
    }

    /// A file without bytes is none: browsers send one for a control in which nothing was chosen.
    private mutating func takeFile(_ bytes: [UInt8], _ control: String, called name: String) async throws {
        fileBytes += bytes.count
        guard fileBytes <= fileLimits.postBytes else { throw FilePostProblem.tooLarge }
        if incoming == nil {
            let prefix = FormServer.filePrefix
            guard control.hasPrefix(prefix) else { return }
            let path = String(control.dropFirst(prefix.count))
            // What comes after a file that was refused is not read.
            guard let place = paths.place(at: path), let field = form.compiled.fileField(at: place),
                field.rule.origin == .file
            else { return }
            // What comes too often is not stored, and not read on.
            guard added.count < FileRule.countLimit,
                added.count(where: { $0.path == path }) < field.rule.maxCount
            else {
                found.problems.append((path, .tooMany, field.rule))
                part = nil
                return
            }
            incoming = (try await IncomingFile(field, name: name, limit: fileLimits.bytes, in: files.store), path)
        }
        guard var (file, path) = incoming else { return }
        do {
            try await file.write(bytes)
            incoming = (file, path)
        } catch let problem as FileProblem {
            found.problems.append((path, problem, file.field.rule))
            incoming = nil
            part = nil
        }
    }

    private mutating func finishFile() async throws {
        guard let (file, path) = incoming else { return }
        incoming = nil
        do {
            added.append((path, try await file.finish(), file.field.rule))
        } catch let problem as FileProblem {
            found.problems.append((path, problem, file.field.rule))
        }
    }

    func cancel() async { await incoming?.file.cancel() }

    /// The entries with references to the files that were added.
    func result(_ seal: FileSeal) -> (post: URLEncodedForm, files: PostedFiles) {
        var (entries, found) = (entries, found)
        for (path, file, rule) in added {
            if FormServer.count(entries, at: path) >= rule.maxCount {
                // The file is swept later.
                found.problems.append((path, .tooMany, rule))
            } else {
                entries.append(URLEncodedForm.Entry(name: "v." + path, value: files.reference(to: file, seal)))
            }
        }
        return (URLEncodedForm(entries: entries), found)
    }
}
#endif
