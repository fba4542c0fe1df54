#if Server
import ArgumentParser
import FormworkCore
import FormworkServer
import Foundation
import HTTPTypes

/// The options for pages with results.
struct AdminOption: ParsableArguments {
    @Flag(
        help: """
            Serves pages with what people answered, at /_formwork/admin. Without one of the options below it prints a link \
            that lets you in once; `formwork keys link` makes others.
            """)
    var admin = false

    @Option(
        help: ArgumentHelp(
            "Lets in whoever has the password whose hash, as `formwork keys password` prints it, is in this file.",
            valueName: "file"))
    var adminPassword: String?

    @Option(
        help: ArgumentHelp(
            "Lets in whomever a reverse proxy names in this header, such as X-Forwarded-User.", valueName: "header"))
    var adminHeader: String?

    @Option(
        help: ArgumentHelp(
            "The address of that proxy; may be repeated. The header means nothing from any other.", valueName: "address"
        ))
    var adminProxy: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            A JSON file with the people who may look, and with what each of them may do: [ { "name": "ada", "password": \
            "$scrypt$…", "forms": ["loan"], "may": ["read", "erase"] } ]. Nobody else is let in then.
            """, valueName: "file"))
    var adminPeople: String?

    func validate() throws {
        if !admin, adminPeople != nil || adminPassword != nil || adminHeader != nil || !adminProxy.isEmpty {
            throw ValidationError(
                "--admin-people, --admin-password, --admin-header and --admin-proxy belong to --admin.")
        }
        if adminPeople != nil, adminPassword != nil {
            throw ValidationError(
                "With --admin-people each person has a password in that file, and not --admin-password.")
        }
        guard (adminHeader == nil) == adminProxy.isEmpty else {
            throw ValidationError("--admin-header and --admin-proxy belong together.")
        }
        if let adminHeader, HTTPField.Name(adminHeader) == nil {
            throw ValidationError("\(adminHeader) cannot be the name of a header.")
        }
    }

    /// Whether the link that lets in once is printed.
    var printsLink: Bool { admin && adminPassword == nil && adminHeader == nil && adminPeople == nil }

    /// The pages; `nil` if they are not asked for.
    ///
    /// - Throws: the exit code 2 if the password's hash cannot be read, after an error was printed.
    func options(_ store: any AnswerStore, isLocal: Bool) throws(ExitCode) -> AdminOptions? {
        guard admin else { return nil }
        var logins: [AdminLogin] = []
        if let adminPassword { logins.append(.password(try hash(in: adminPassword))) }
        if let name = adminHeader.flatMap({ HTTPField.Name($0) }) {
            logins.append(.proxy(header: name, addresses: adminProxy))
        } else {
            logins.append(.link)
        }
        return AdminOptions(store: store, logins: logins, people: try people(), needsTLS: !isLocal)
    }

    private func people() throws(ExitCode) -> [AdminPerson] {
        guard let adminPeople else { return [] }
        let bytes = try InputFile(secret: adminPeople, expected: "people").bytes(upTo: 1_000_000)
        guard let json = try? JSONParser.parse(bytes, limits: .definition) else {
            throw Terminal.failure("\(adminPeople) is not JSON.")
        }
        do {
            return try AdminPerson.list(json)
        } catch {
            throw Terminal.failure("\(adminPeople): \(error)")
        }
    }

    private func hash(in path: String) throws(ExitCode) -> PasswordHash {
        let file = try InputFile(path, expected: "the hash of a password")
        let text = String(decoding: try file.bytes(upTo: 4_096), as: UTF8.self)
        guard let hash = PasswordHash(text: text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw Terminal.failure("\(path) has no hash of a password, such as `formwork keys password` prints.")
        }
        return hash
    }
}
#endif
