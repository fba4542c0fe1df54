#if Server
import FormworkServer
import Foundation

/// A folder into which the tables of a form are written: one of its submissions, and one of each repeating section.
struct TableFolder {
    private let folder: URL
    private let form: String
    /// The names of the files that were made.
    private var names: Set<String> = []  // Text: the names are ASCII.

    /// Makes the folder if it is not there. Only the account of the command can read a new one.
    init(_ path: String, form: String) throws {
        folder = URL(fileURLWithPath: path, isDirectory: true)
        self.form = form
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw Terminal.failure("The folder \(path) cannot be made.")
        }
    }

    /// A new file for the table of a repeating section, or of the submissions if the path is blank.
    ///
    /// - Throws: the exit code 2, after a sentence, if there is a file with this name already.
    mutating func file(of items: String) throws -> TableFile {
        let title = items.isEmpty ? form : form + "." + items.replacing("[]", with: "")
        let plain = String(title.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
        var name = plain
        var number = 1
        // Sections of different levels may have the same names.
        while !names.insert(name).inserted {
            number += 1
            name = "\(plain)-\(number)"
        }
        return try TableFile(folder.appendingPathComponent(name + ".csv").path)
    }
}

/// A file that is written part by part, so that a table of any length needs little memory.
final class TableFile {
    let path: String
    private let descriptor: Int32

    fileprivate init(_ path: String) throws {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor < 0 {
            throw Terminal.failure("\(path) cannot be written: \(SystemError(errno).words).")
        }
    }

    deinit { close(descriptor) }

    func write(_ bytes: [UInt8]) throws {
        let problem = DescriptorWriter.write(bytes, to: descriptor)
        if problem != 0 { throw Terminal.failure("\(path) cannot be written: \(SystemError(problem).words).") }
    }
}
#endif
