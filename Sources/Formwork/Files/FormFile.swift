/// A file among the answers: everything that is stored of it besides its content.
///
/// In a stored submission, the answer of a file field is a list of these.
public struct FormFile: Codable, Equatable, Hashable, Sendable {  // Text: `hash(into:)` below hashes bytes.
    /// The name under which the content is stored. It does not depend on the file.
    public var id: String
    /// The cleaned name of the file, for people. It has no folders.
    public var name: String
    /// The number of bytes.
    public var size: Int
    /// The media type of the content. It was found from the content, and not from the file's name or its sender.
    public var type: String
    /// The SHA-256 of the content, in hexadecimal digits.
    public var checksum: String

    /// Makes the description of a stored file.
    public init(id: String, name: String, size: Int, type: String, checksum: String) {
        self.id = id
        self.name = name
        self.size = size
        self.type = type
        self.checksum = checksum
    }
}

extension FormFile {
    /// Hashes the bytes of the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(ExactText(id)) }
}

extension FormFile: CustomStringConvertible {
    /// The file's id, without its name, which a person gave it.
    public var description: String { "file \(id)" }
}
