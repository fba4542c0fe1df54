/// A file among the answers: what is stored of it beside its content.
///
/// The answer of a file field is a list of these in a stored submission.
public struct FormFile: Codable, Equatable, Hashable, Sendable {
    /// The name under which the content is kept. It says nothing about the file.
    public var id: String
    /// The name that the file had, for people. It is cleaned, and no path.
    public var name: String
    /// How many bytes it has.
    public var size: Int
    /// What its content is, as a media type. The content was looked at; neither the file's name nor its sender decides.
    public var type: String
    /// The SHA-256 of the content, in hexadecimal digits.
    public var checksum: String

    /// Describes a file.
    public init(id: String, name: String, size: Int, type: String, checksum: String) {
        self.id = id
        self.name = name
        self.size = size
        self.type = type
        self.checksum = checksum
    }
}

extension FormFile: CustomStringConvertible {
    /// The file's id, without its name, which a person gave it.
    public var description: String { "file \(id)" }
}
