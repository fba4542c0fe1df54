#if Server
import Formwork
import FormworkCore
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import Testing

/// What an earlier version of Formwork left behind; see `Tests/Upgrades/README.md`.
struct EarlierServer: Sendable, CustomTestStringConvertible {
    /// The versions, by the first digits of their commits.
    static let all = ["b1ae0c3", "b39c1c6"].map { EarlierServer(version: $0) }

    private static let folder = RepositoryFolder.tests.appendingPathComponent("Upgrades")
    let version: String

    var testDescription: String { version }

    /// The text of one of its files.
    func text(_ name: String) throws -> String {
        let folder = Self.folder.appendingPathComponent(version)
        return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// The address of the draft of a form.
    func draft(of form: String) throws -> String {
        let expected = try JSONParser.parse(Array(try text("expected.json").utf8), limits: .definition)
        return try #require(expected["links"]?[form]?.stringValue)
    }

    /// The submissions of a form as that version listed them.
    func submissions(of form: String) throws -> [JSONValue] {
        let expected = try JSONParser.parse(Array(try text("expected.json").utf8), limits: .definition)
        return try #require(expected["submissions"]?[form]?.arrayValue)
    }

    func keys() throws -> AnswerKeys { try #require(AnswerKeys(text: try text("answers.key"))) }

    /// A form that it served.
    static func form(_ name: String, _ change: (String) -> String = { $0 }) throws -> FormDefinition {
        let text = try String(contentsOf: folder.appendingPathComponent(name + ".json"), encoding: .utf8)
        return try definition(change(text))
    }

    /// Today's server with a copy of its database.
    func upgraded(
        in folder: TemporaryFolder, changing name: String = "", _ change: (String) -> String = { $0 }
    ) async throws -> ServedForms {
        let database = Self.folder.appendingPathComponent(version).appendingPathComponent("answers.db")
        try FileManager.default.copyItem(at: database, to: URL(fileURLWithPath: folder.path("answers.sqlite")))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: folder.path("answers.sqlite"))
        let store = try SQLiteSubmissionStore(path: folder.path("answers.sqlite"))
        var options = FormRoutesOptions(
            // The pages grow older with each day.
            pageAge: .seconds(36_500 * 86_400), drafts: DraftOptions(store: store))
        options.answerKeys = try keys()
        options.admin = AdminOptions(store: store, logins: [.link])
        let forms = try ["trip", "visit"].map { form in
            try Self.form(form) { form == name ? change($0) : $0 }
        }
        return try await ServedForms(
            forms, options: options, store: store, files: try DiskFileStore(folder: folder.path("files")))
    }
}
#endif
