public import FormworkCore

/// Why a file cannot answer a field.
public enum FileProblem: String, CaseIterable, Error, Equatable, Sendable {
    /// It has no bytes.
    case empty = "file_empty"
    /// It has more bytes than allowed.
    case tooLarge = "file_too_large"
    /// Its content is of a kind that is not taken.
    case wrongType = "file_wrong_type"
    /// There are as many files as there can be.
    case tooMany = "file_too_many"
    /// The server takes no files at the moment, because its disk or what it may keep is full.
    case noRoom = "file_no_room"
}

extension FileRule {
    /// What is wrong with a file; `nil` if it can be an answer.
    public func problem(size: Int, kind: FileKind, limit: Int) -> FileProblem? {
        if size == 0 { return .empty }
        if size > (maxBytes ?? limit) { return .tooLarge }
        return takes(kind) ? nil : .wrongType
    }

    /// Whether files of a kind are taken. A form that names no kinds takes all that nobody could run by opening them.
    public func takes(_ kind: FileKind) -> Bool {
        if origin == .signature { return kind == .png || kind == .signedName }
        if accepted.isEmpty { return !kind.isActive }
        return accepted.contains { $0.includes(kind) || $0.namesNothingKnown && kind == .unknown }
    }

    /// The kinds that are taken, as people call them, such as `PDF, PNG, JPG`; blank for all.
    public var acceptedNames: String {
        if origin == .signature { return "" }
        var names: [String] = []
        for accepted in accepted {
            let ends =
                accepted.name.hasPrefix(".")
                ? [String(accepted.name.dropFirst())] : accepted.kinds.compactMap { $0.extensions.first }
            for end in ends.map({ $0.uppercased() }) where !names.contains(end) { names.append(end) }
        }
        return names.joined(separator: ", ")
    }

    /// The value of `accept` in HTML; blank for all. Browsers only look at the names of files, so ends are named too.
    public var acceptAttribute: String {
        accepted.flatMap { accepted in
            [accepted.name]
                + (accepted.name.hasSuffix("/*") ? [] : accepted.kinds.flatMap(\.extensions).map { "." + $0 })
        }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ",")
    }
}

extension FileKind {
    /// A typed name as a picture, which only Formwork makes.
    public static let signedName = FileKind("image/svg+xml", ["svg"], isActive: false)
}

extension AcceptedFiles {
    /// Whether it is the end of names of a kind whose content cannot be told.
    fileprivate var namesNothingKnown: Bool { kinds.isEmpty && !name.hasSuffix("/*") }
}
