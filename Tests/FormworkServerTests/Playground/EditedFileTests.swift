#if Server
import Foundation
import Testing

@testable import FormworkServer

struct EditedFileTests {
    private let folder: TemporaryFolder
    private let file: EditedFile

    init() throws {
        folder = try TemporaryFolder()
        file = EditedFile(path: folder.path("form.json"))
    }

    private func content() throws -> String { try String(contentsOfFile: file.path, encoding: .utf8) }

    @Test func aFileIsReplaced() throws {
        try folder.write("form.json", "{}")
        let read = try file.read()
        #expect(read.text == "{}")
        let mark = try file.save("[]\n", over: read.mark)
        #expect(try content() == "[]\n")
        #expect(try file.read() == EditedFile.Content(text: "[]\n", mark: mark))
        _ = try file.save("{ }", over: mark)
        #expect(try content() == "{ }")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["form.json"])
    }

    @Test func aFileThatSomebodyElseChangedIsNotReplaced() throws {
        try folder.write("form.json", "{}")
        let mark = try file.read().mark
        try folder.write("form.json", "{ \"id\": \"other\" }")
        #expect(throws: EditProblem.self) { try file.save("[]", over: mark) }
        #expect(try content() == "{ \"id\": \"other\" }")
        let problem = #expect(throws: EditProblem.self) { try file.save("[]", over: mark) }
        #expect(try problem?.changedTo == file.read().mark)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["form.json"])
        try folder.remove("form.json")
        #expect(throws: EditProblem.self) { try file.save("[]", over: mark) }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func aFileThatDoesNotExistIsMade() throws {
        let read = try file.read()
        #expect(read.mark.isEmpty && read.text.contains("\"fields\""))
        #expect(!FileManager.default.fileExists(atPath: file.path))
        _ = try file.save(read.text, over: read.mark)
        #expect(try content() == read.text)
        #expect(throws: EditProblem.self) { try file.save("[]", over: "") }
        #expect(try content() == read.text)
    }

    @Test func linesEndAsTheyDid() throws {
        try folder.write("form.json", "{\r\n}\r\n")
        _ = try file.save("{\n \"id\": \"a\"\n}\n", over: try file.read().mark)
        #expect(try content() == "{\r\n \"id\": \"a\"\r\n}\r\n")
    }

    @Test func rightsAndLinksStay() throws {
        try folder.write("form.json", "{}")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        try FileManager.default.createSymbolicLink(atPath: folder.path("link.json"), withDestinationPath: file.path)
        let link = EditedFile(path: folder.path("link.json"))
        _ = try link.save("[]", over: try link.read().mark)
        #expect(try content() == "[]")
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.json")) == file.path)
    }

    @Test func whatIsNoTextIsNotEdited() throws {
        try Data([0x7B, 0xFF, 0x7D]).write(to: URL(fileURLWithPath: file.path))
        #expect(throws: EditProblem.self) { try file.read() }
        #expect(throws: EditProblem.self) { try EditedFile(path: folder.path()).read() }
        try Data([0x7B, 0x00, 0x7D]).write(to: URL(fileURLWithPath: file.path))
        #expect(throws: EditProblem.self) { try file.read() }
        try Data(repeating: 0x20, count: 20_000_000).write(to: URL(fileURLWithPath: file.path))
        #expect(throws: EditProblem.self) { try file.read() }
    }
}
#endif
