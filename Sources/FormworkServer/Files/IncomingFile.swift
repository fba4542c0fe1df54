#if Server
import Crypto
import Formwork
import FormworkCore

/// A file while it comes in: what is written so far, and what has to be known of it at its end.
///
/// Only the first bytes are kept in memory.
struct IncomingFile {
    /// Where the file is to be an answer.
    let field: FileField
    private let name: String
    private let limit: Int
    private let created: Int64
    private let writer: any FileWriter
    private let share: FileBudget.Share
    private var head: [UInt8] = []
    private(set) var size = 0
    private var hash = SHA256()

    /// - Parameter created: The time, in milliseconds since 1970.
    /// - Throws: `FileProblem.noRoom` if files are not taken at the moment.
    init(_ field: FileField, name: String, in files: FileShelf, created: Int64) async throws {
        self.field = field
        self.name = name
        self.created = created
        limit = files.limits.bytes
        (writer, share) = try await files.begin(field)
    }

    /// Adds bytes.
    ///
    /// - Throws: `FileProblem` as soon as there are too many, for the field or the server. Then nothing is left of the file.
    mutating func write(_ bytes: [UInt8]) async throws {
        size += bytes.count
        guard size <= field.rule.maxBytes ?? limit else {
            await writer.cancel()
            throw FileProblem.tooLarge
        }
        guard share.take(bytes.count) else {
            await writer.cancel()
            throw FileProblem.noRoom
        }
        if head.count < FileKind.sniffedBytes { head += bytes.prefix(FileKind.sniffedBytes - head.count) }
        hash.update(data: bytes)
        try await writer.write(bytes)
    }

    /// Looks at the content, and keeps the file if it can be an answer.
    ///
    /// - Parameter kind: What the content is; `nil` to look at it.
    /// - Throws: `FileProblem` if it cannot. Then nothing is left of it.
    func finish(_ kind: FileKind? = nil) async throws -> StoredFile {
        let kind = kind ?? FileKind.sniff(head, name: name)
        if let problem = field.rule.problem(size: size, kind: kind, limit: limit) {
            await writer.cancel()
            throw problem
        }
        let checksum = hash.finalize().map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
        share.beginMove()
        defer { share.endMove() }
        let file = try await writer.finish(
            FileDetails(
                name: FileName.cleaned(name, of: kind), size: size, type: kind.type, checksum: checksum,
                form: field.form, field: field.path, created: created))
        share.keep()
        return file
    }

    /// Forgets the file.
    func cancel() async { await writer.cancel() }
}

/// A field of a form that files answer.
struct FileField: Sendable {
    /// The form's id.
    let form: String
    /// The path of the field, with empty brackets for the items around it.
    let path: String
    let rule: FileRule
}

extension CompiledForm {
    /// The field of files at a place; `nil` if another element is there.
    func fileField(at place: FormPlace) -> FileField? {
        guard isField(place), let rule = field(at: place.element)?.definition.files else { return nil }
        return FileField(form: definition.id, path: pattern(of: place.element), rule: rule)
    }

    /// The fields that files answer.
    var fileFields: [FileField] {
        elements.indices.compactMap { element in
            guard let rule = field(at: element)?.definition.files else { return nil }
            return FileField(form: definition.id, path: pattern(of: element), rule: rule)
        }
    }
}
#endif
