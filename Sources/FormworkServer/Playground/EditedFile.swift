#if Server
import FormworkDialect
import Foundation

/// The file that an author edits in the browser.
struct EditedFile: Sendable {
    /// The path as the author wrote it.
    let path: String

    /// A content of the file, with a mark that no other content has.
    struct Content: Equatable, Sendable {
        var text: String
        /// Blank for a file that does not exist.
        var mark: String
    }

    /// The file's name without its folders.
    var name: String { URL(fileURLWithPath: path).lastPathComponent }

    /// The content of the file; a form to begin with if there is no file.
    func read() throws(EditProblem) -> Content {
        guard let bytes = try bytes() else { return Content(text: starter, mark: "") }
        guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
            throw EditProblem("\(path) is not text in UTF-8.")
        }
        return Content(text: text, mark: contentHash(bytes))
    }

    /// Replaces the content at once: whoever reads the file finds all of the old content or all of the new one.
    ///
    /// - Parameters:
    ///   - text: The new content. Lines end as they did in the file.
    ///   - mark: The mark of the content that the author began with.
    /// - Returns: The mark of the new content.
    /// - Throws: `EditProblem`, with the mark of what is in the file if that is not what the author began with.
    func save(_ text: String, over mark: String) throws(EditProblem) -> String {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let earlier = try expect(mark)
        let bytes = withLineEnds(of: earlier, Array(text.utf8))
        let draft = target.deletingLastPathComponent()
            .appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)").path
        do {
            try Disk.write(bytes, to: draft)
        } catch {
            throw EditProblem("\(path) cannot be saved, because nothing can be written in its folder.")
        }
        do throws(EditProblem) {
            try put(draft, at: target.path, over: mark)
        } catch {
            unlink(draft)
            throw error
        }
        return contentHash(bytes)
    }

    /// The content in bytes; `nil` if there is no file.
    private func bytes() throws(EditProblem) -> [UInt8]? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let bytes: [UInt8]
        do {
            bytes = try FormFiles.read(path)
        } catch {
            throw EditProblem(error.description)
        }
        guard bytes.count <= DefinitionReader.byteLimit else {
            throw EditProblem(
                "\(path) has more than \(DefinitionReader.byteLimit) bytes, which is too much for a form.")
        }
        return bytes
    }

    /// The content, which has to have a mark; empty if there is no file.
    private func expect(_ mark: String) throws(EditProblem) -> [UInt8] {
        let found = try bytes()
        let now = found.map { contentHash($0) } ?? ""
        guard now == mark else {
            let change = now.isEmpty ? "was deleted" : "was changed by somebody else"
            throw EditProblem("\(name) \(change) since you opened it. Nothing was saved.", changedTo: now)
        }
        return found ?? []
    }

    /// Gives a written file the name of the edited one.
    private func put(_ draft: String, at target: String, over mark: String) throws(EditProblem) {
        if mark.isEmpty {
            // Unlike renaming, this never replaces a file that somebody else has just made.
            chmod(draft, 0o644)
            guard link(draft, target) == 0 else {
                _ = try expect(mark)
                throw EditProblem("\(path) cannot be saved: \(SystemError.last.words).")
            }
            unlink(draft)
            return
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: target)
        if let mode = attributes?[.posixPermissions] as? NSNumber { chmod(draft, mode_t(mode.uint16Value)) }
        _ = try expect(mark)
        do {
            try Disk.move(draft, to: target)
        } catch {
            throw EditProblem("\(path) cannot be saved: \(error)")
        }
    }

    /// Browsers end all lines of a text with LF.
    private func withLineEnds(of earlier: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
        guard earlier.firstRange(of: Array("\r\n".utf8)) != nil else { return bytes }
        return bytes.flatMap { $0 == UInt8(ascii: "\n") ? Array("\r\n".utf8) : [$0] }
    }

    private var starter: String {
        """
        {
          "title": "New form",
          "fields": [
            { "id": "name", "title": "Name", "type": "name", "validations": { "required": true } }
          ]
        }

        """
    }
}

/// Why a file cannot be edited or saved, in one sentence.
package struct EditProblem: Error, Equatable, CustomStringConvertible, Sendable {
    /// The sentence.
    package var description: String
    /// The mark of what is in the file now, if that is not what the author began with.
    var changedTo: String?

    init(_ description: String, changedTo: String? = nil) {
        self.description = description
        self.changedTo = changedTo
    }
}
#endif
