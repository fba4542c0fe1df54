public import Foundation

/// A file that a person chose in an app, or a signature.
public struct ChosenFile: Equatable, Sendable {
    /// The name of the file, for people.
    public var name: String
    /// The bytes of the file. For a typed signature, they are the name in UTF-8.
    public var content: Data
    /// Whether the person signed by typing a name. The store makes a picture of it, as `formwork serve` does.
    public var isTypedName: Bool

    /// Makes a file with a content.
    public init(name: String, content: Data) {
        self.name = name
        self.content = content
        isTypedName = false
    }

    /// Makes the file of a signature that was typed and not drawn.
    public static func typedName(_ name: String) -> ChosenFile {
        var file = ChosenFile(name: name, content: Data(name.utf8))
        file.isTypedName = true
        return file
    }

    /// The kind of the content.
    public var kind: FileKind { isTypedName ? .signedName : FileKind.sniff(content, name: name) }
}

extension ChosenFile: CustomStringConvertible {
    /// The size. The description does not contain what the person chose.
    public var description: String { "file of \(content.count) bytes" }
}

/// The field that a file answers.
public struct FileQuestion: Equatable, Sendable {
    /// The id of the form.
    public let form: String
    /// The path of the field, with empty brackets for the items around it: `guests[].photo`.
    public let path: String

    /// Makes a question of a form and the path of a field.
    public init(form: String, path: String) {
        self.form = form
        self.path = path
    }
}

/// Stores the files of answers, such as by uploading them to `formwork serve`.
public protocol FormFileStore: Sendable {
    /// Stores a file.
    ///
    /// - Returns: The reference that the answers have for the file.
    /// - Throws: A `FileRefusal` if the store does not accept the file. Any other error means that adding can be tried
    ///   again.
    func add(_ file: ChosenFile, for question: FileQuestion) async throws -> String
}

/// The error of a store that does not accept a file.
public struct FileRefusal: Error, Equatable, Sendable {
    /// The words for the person.
    public let message: String

    /// Makes a refusal.
    public init(_ message: String) { self.message = message }
}
