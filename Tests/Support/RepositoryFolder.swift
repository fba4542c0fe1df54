package import FormworkCore
package import Foundation

/// The folders of the repository that tests read from.
package enum RepositoryFolder {
    /// The folder of the package itself.
    package static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// The folder of all tests, with the data that they share.
    package static let tests = root.appendingPathComponent("Tests")
    /// The forms that the documentation shows.
    package static let examples = root.appendingPathComponent("Examples")

    /// The files of a folder with an extension, in the order of their names.
    package static func files(in folder: URL, withExtension name: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == name }
            .sorted { $0.path < $1.path }
    }

    /// A file that holds JSON.
    package static func json(_ file: URL) throws -> JSONValue {
        try JSONParser.parse([UInt8](Data(contentsOf: file)), limits: .definition)
    }

    /// The records of languages that `Scripts/locale-records` wrote.
    package static let locales: [LocaleRecord] = {
        let list = try? json(tests.appendingPathComponent("Locales/records.json"))
        return (list?.arrayValue ?? []).compactMap { LocaleRecord($0) }
    }()
}
