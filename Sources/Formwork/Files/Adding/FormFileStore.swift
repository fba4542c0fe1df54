public import Foundation

/// A file that a person chose in an app, or a signature.
public struct ChosenFile: Equatable, Sendable {
    /// The name that it has, for people.
    public var name: String
    /// Its bytes; of a typed signature the name in UTF-8.
    public var content: Data
    /// Whether the person signed by typing a name. The store makes a picture of it, as `formwork serve` does.
    public var isTypedName: Bool

    /// A file with a content.
    public init(name: String, content: Data) {
        self.name = name
        self.content = content
        isTypedName = false
    }

    /// A name that was typed in place of a drawn signature.
    public static func typedName(_ name: String) -> ChosenFile {
        var file = ChosenFile(name: name, content: Data(name.utf8))
        file.isTypedName = true
        return file
    }

    /// What the content is.
    public var kind: FileKind { isTypedName ? .signedName : FileKind.sniff(content, name: name) }
}

extension ChosenFile: CustomStringConvertible {
    /// The size. It says nothing of what the person chose.
    public var description: String { "file of \(content.count) bytes" }
}

/// The question that a file answers.
public struct FileQuestion: Equatable, Sendable {
    /// The id of the form.
    public let form: String
    /// The path of the field, with empty brackets for the items around it: `guests[].photo`.
    public let path: String

    /// Names a question.
    public init(form: String, path: String) {
        self.form = form
        self.path = path
    }
}

/// Keeps the files of answers until they are sent, such as by uploading them to `formwork serve`.
public protocol FormFileStore: Sendable {
    /// Takes a file.
    ///
    /// - Returns: The reference by which the answers name the file.
    /// - Throws: `FileRefusal` if the file cannot be taken. Any other error means that it can be tried again.
    func add(_ file: ChosenFile, for question: FileQuestion) async throws -> String
}

/// Why a store does not take a file.
public struct FileRefusal: Error, Equatable, Sendable {
    /// What the person is told.
    public let message: String

    /// Makes a refusal.
    public init(_ message: String) { self.message = message }
}
