#if Server
import Formwork
import FormworkCore

/// Collects the parts of a post: texts in memory, up to a limit, and files in the store.
struct PostCollector {
    /// The context of a collector: the form, the files, the limits, the time and the sender.
    struct Surroundings {
        var form: ServedForm
        var files: FileShelf
        var limits: PostLimits
        /// The time, in milliseconds since 1970.
        var now: Int64
        /// The sender of the post; `nil` if it is not known.
        var sender: FileSender?
        /// Whether files may be stored, given the state that came before them.
        var mayStore: @Sendable (_ state: String?) async -> Bool
    }

    private let surroundings: Surroundings
    private var isAllowed = false
    private var paths: PathReader
    private var entries: [URLEncodedForm.Entry] = []
    private var textBytes = 0
    private var fileBytes = 0
    private var added: [(path: String, file: StoredFile, rule: FileRule)] = []
    private var refused: [RefusedFile] = []
    private var part: MultipartPart?
    private var text: [UInt8] = []
    /// The file that comes in now, and the path of its field.
    private var incoming: (file: IncomingFile, path: String)?

    init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
        paths = PathReader(surroundings.form.compiled)
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
                guard textBytes <= surroundings.limits.pageBytes else { throw FilePostProblem.tooLarge }
                text += bytes
            }
        case .end:
            defer { part = nil }
            guard let part else { return }
            if let name = part.fileName { return try await finishFile(part.name, called: name) }
            guard let value = String(validating: text, as: UTF8.self) else { throw FilePostProblem.malformed }
            textBytes += part.name.utf8.count
            entries.append(URLEncodedForm.Entry(name: part.name, value: value))
        }
    }

    /// Takes bytes of a file.
    private mutating func takeFile(_ bytes: [UInt8], _ control: String, called name: String) async throws {
        let (form, files) = (surroundings.form, surroundings.files)
        fileBytes += bytes.count
        guard fileBytes <= files.limits.postBytes else { throw FilePostProblem.tooLarge }
        if !isAllowed {
            let state = entries.last { $0.name == "fw.state" }?.value
            guard await surroundings.mayStore(state) else { throw FilePostProblem.closed }
            isAllowed = true
        }
        if incoming == nil {
            let prefix = PostedControls.filePrefix
            guard control.hasPrefix(prefix) else { return }
            let path = String(control.dropFirst(prefix.count))
            // Further bytes of a file that was refused are not read.
            guard let place = paths.place(at: path), let field = form.compiled.fileField(at: place),
                field.rule.origin == .file
            else { return }
            // A file beyond the maximum number is not stored, and not read on.
            guard added.count < FileRule.countLimit,
                added.count(where: { $0.path == path }) < field.rule.maxCount
            else {
                return refuse(path, .tooMany, field.rule)
            }
            do {
                incoming = (
                    try await IncomingFile(
                        field, name: name, in: files, created: surroundings.now, from: surroundings.sender), path
                )
            } catch let problem as FileProblem {
                return refuse(path, problem, field.rule)
            }
        }
        guard case (var file, let path)? = incoming else { return }
        do {
            try await file.write(bytes)
            incoming = (file, path)
        } catch let problem as FileProblem {
            refuse(path, problem, file.field.rule)
        }
    }

    /// Notes what is wrong with a file. The rest of it is not read.
    private mutating func refuse(_ path: String, _ problem: FileProblem, _ rule: FileRule) {
        refused.append(RefusedFile(path: path, problem: problem, rule: rule))
        incoming = nil
        part = nil
    }

    private mutating func finishFile(_ control: String, called name: String) async throws {
        guard let (file, path) = incoming else { return noteEmptyFile(control, called: name) }
        incoming = nil
        do {
            added.append((path, try await file.finish(), file.field.rule))
        } catch let problem as FileProblem {
            refused.append(RefusedFile(path: path, problem: problem, rule: file.field.rule))
        }
    }

    /// Notes that a file without bytes was chosen. A part without a name is not a file: browsers send it for a control in which
    /// nothing was chosen.
    private mutating func noteEmptyFile(_ control: String, called name: String) {
        guard !name.isEmpty, control.hasPrefix(PostedControls.filePrefix) else { return }
        let path = String(control.dropFirst(PostedControls.filePrefix.count))
        guard let place = paths.place(at: path), let field = surroundings.form.compiled.fileField(at: place),
            field.rule.origin == .file
        else { return }
        refused.append(RefusedFile(path: path, problem: .empty, rule: field.rule))
    }

    func cancel() async { await incoming?.file.cancel() }

    /// The entries with references to the files that were added.
    func result(_ seal: FileSeal) -> PostedControls {
        var (entries, refused) = (entries, refused)
        for (path, file, rule) in added {
            if PostedControls.count(entries, at: path) >= rule.maxCount {
                // The file is swept later.
                refused.append(RefusedFile(path: path, problem: .tooMany, rule: rule))
            } else {
                entries.append(
                    URLEncodedForm.Entry(name: "v." + path, value: surroundings.files.reference(to: file, seal)))
            }
        }
        return PostedControls(post: URLEncodedForm(entries: entries), refusedFiles: refused)
    }
}
#endif
