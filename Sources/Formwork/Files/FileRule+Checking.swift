public import FormworkCore

/// The reasons why a file cannot answer a field.
public enum FileProblem: String, CaseIterable, Error, Equatable, Sendable {
    /// The file is empty.
    case empty = "file_empty"
    /// The file has more bytes than allowed.
    case tooLarge = "file_too_large"
    /// The content of the file has a kind that is not accepted.
    case wrongType = "file_wrong_type"
    /// The field has as many files as it can have.
    case tooMany = "file_too_many"
    /// Code of the host looked at the file and refused it.
    case refused = "file_refused"
    /// The server accepts no files at the moment, because its disk or its limit for files is full.
    case noRoom = "file_no_room"
}

extension FileRule {
    /// The reason why a file cannot answer the field; `nil` if it can.
    ///
    /// - Parameters:
    ///   - size: The bytes of the file.
    ///   - kind: The kind of the content.
    ///   - name: The name of the file. It counts only for a content of no known kind; `nil` if it is not known.
    ///   - limit: The maximum of bytes, if the rule has no `maxBytes`.
    public func problem(size: Int, kind: FileKind, name: String? = nil, limit: Int) -> FileProblem? {
        if size == 0 { return .empty }
        if size > (maxBytes ?? limit) { return .tooLarge }
        return takes(kind, name: name) ? nil : .wrongType
    }

    /// Whether files of a kind are accepted. If the rule names no kinds, all known kinds are accepted that nobody could run
    /// by opening a file.
    ///
    /// A content of no known kind is accepted only if the rule names such contents: by the end of their names, such as
    /// `.dwg`, by a media type that is not a known one, or as `*/*`.
    public func takes(_ kind: FileKind, name: String? = nil) -> Bool {
        if origin == .signature { return kind == .png || kind == .signedName }
        if accepted.isEmpty { return !kind.isActive && kind != .unknown }
        return accepted.contains { $0.includes(kind) || kind == .unknown && $0.namesUnknown(name) }
    }

    /// The accepted kinds in words of people, such as `PDF, PNG, JPG`; blank for all kinds.
    public var acceptedNames: String { acceptedNames(separator: ", ") }

    /// The accepted kinds with the separator of a language between them.
    package func acceptedNames(separator: String) -> String {
        if origin == .signature { return "" }
        var names: [String] = []
        for accepted in accepted {
            let ends =
                accepted.name.hasPrefix(".")
                ? [String(accepted.name.dropFirst())] : accepted.kinds.compactMap { $0.extensions.first }
            for end in ends.map({ $0.uppercased() }) where !names.contains(end) { names.append(end) }
        }
        return names.joined(separator: separator)
    }

    /// The value of `accept` in HTML; blank for all kinds. Browsers only look at the names of files, so it has
    /// extensions too.
    public var acceptAttribute: String {
        accepted.flatMap { accepted in
            [accepted.name]
                + (accepted.name.hasSuffix("/*") ? [] : accepted.kinds.flatMap(\.extensions).map { "." + $0 })
        }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ",")
    }
}

extension FileKind {
    /// The kind of a typed signature: a picture of the name, which only Formwork makes.
    public static let signedName = FileKind("image/svg+xml", ["svg"], isActive: false)
}

extension AcceptedFiles {
    /// Whether the name is that of a kind that cannot be recognised by its content, and a file can be one.
    fileprivate func namesUnknown(_ file: String?) -> Bool {
        guard kinds.isEmpty, !name.hasSuffix("/*") else { return false }
        guard let file, name.hasPrefix(".") else { return true }
        let end = name.dropFirst()
        return file.lowercased().hasSuffix("." + end)
    }
}
