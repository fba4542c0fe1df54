#if Server
import Crypto
import Formwork
import FormworkCore

/// A file while it comes in: what is written so far, and what has to be known of it at its end.
///
/// Only the first bytes are kept in memory.
struct IncomingFile {
    /// The field that the file is to answer.
    let field: FileField
    private let name: String
    private let limit: Int
    private let created: Int64
    private let sender: FileSender?
    private let writer: any FileWriter
    private let share: FileBudget.Share
    private let files: FileShelf
    private let inspection: (any FileInspection)?
    private var head: [UInt8] = []
    private(set) var size = 0
    private var hash = SHA256()

    /// - Parameters:
    ///   - created: The time, in milliseconds since 1970.
    ///   - sender: The sender of the file; `nil` if it is not known.
    /// - Throws: `FileProblem.noRoom` if files are not taken at the moment; `FilePostProblem.tooMuch` if the sender adds too many.
    init(_ field: FileField, name: String, in files: FileShelf, created: Int64, from sender: FileSender?) async throws {
        self.field = field
        self.name = name
        self.created = created
        self.sender = sender
        self.files = files
        limit = files.limits.bytes
        (writer, share) = try await files.begin(field, from: sender)
        do {
            inspection = try await files.beginInspection(of: field)
        } catch {
            await writer.cancel()
            throw error
        }
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
        if let inspection { try await files.inspecting { try await inspection.take(bytes) } }
        try await files.storing { try await writer.write(bytes) }
    }

    /// Looks at the content, and keeps the file if it can be an answer.
    ///
    /// - Parameter kind: The kind of the content; `nil` to find it out from the content.
    /// - Throws: `FileProblem` if it cannot. Then nothing is left of it.
    func finish(_ kind: FileKind? = nil) async throws -> StoredFile {
        let kind = kind ?? FileKind.sniff(head, name: name)
        if let problem = field.rule.problem(size: size, kind: kind, name: name, limit: limit) {
            await writer.cancel()
            throw problem
        }
        let checksum = hash.finalize().map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
        let details = FileDetails(
            name: FileName.cleaned(name, of: kind), size: size, type: kind.type, checksum: checksum,
            form: field.form, field: field.path, created: created, sender: sender?.marks.first)
        if let inspection, try await files.inspecting({ try await inspection.verdict(on: details) }) == .refuse {
            await writer.cancel()
            throw FileProblem.refused
        }
        share.beginMove()
        defer { share.endMove() }
        let file = try await files.storing { try await writer.finish(details) }
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
    /// The same path among the parameters.
    let parameterPath: String
    let rule: FileRule
}

extension CompiledForm {
    /// The field of files at a place; `nil` if another element is there.
    func fileField(at place: FormPlace) -> FileField? {
        guard isField(place), let rule = field(at: place.element)?.definition.files else { return nil }
        return fileField(of: place.element, rule)
    }

    /// The fields that files answer.
    var fileFields: [FileField] {
        elements.indices.compactMap { element in
            guard let rule = field(at: element)?.definition.files else { return nil }
            return fileField(of: element, rule)
        }
    }

    private func fileField(of element: ElementIndex, _ rule: FileRule) -> FileField {
        FileField(
            form: definition.id, path: pattern(of: element), parameterPath: parameterPattern(of: element), rule: rule)
    }
}
#endif
