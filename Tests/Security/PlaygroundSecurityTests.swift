#if Server
import Formwork
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServer
@testable import FormworkServerTests

/// The playground writes into a file of the author's, so no page of another site may reach it.
@Suite(.tags(.waiting)) struct PlaygroundSecurityTests {
    private static let questions = ["check?tab=one", "complete?at=1", "save?mark="]

    /// A request that another site can cause, and the text of the file afterwards.
    private func attempt(_ question: String, _ headers: [String: String]) async throws -> HTTPResponse.Status {
        let playground = try await TriedPlayground()
        let file = EditedFile(path: playground.folder.path("trip.json"))
        let mark = try file.read().mark
        let status = try await playground.test { client in
            try await client.ask("/_formwork/edit/" + question + (question.hasSuffix("=") ? mark : ""), "{}", headers)
                .status
        }
        #expect(try file.read().text == TriedPlayground.form)
        return status
    }

    @Test(arguments: questions)
    func otherSitesCannotAsk(_ question: String) async throws {
        for headers in [
            ["Origin": "https://evil.test", "Sec-Fetch-Site": "cross-site"],
            ["Origin": "https://evil.test", "Sec-Fetch-Site": ""],
            ["Origin": "http://localhost:1", "Sec-Fetch-Site": "same-site"],
            ["Origin": "null", "Sec-Fetch-Site": ""],
            ["Origin": "", "Sec-Fetch-Site": ""],
        ] {
            #expect(try await attempt(question, headers) == .forbidden, "\(headers)")
        }
    }

    @Test(arguments: questions)
    func whatAFormOfAnotherSiteCanPostIsRefused(_ question: String) async throws {
        for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a", ""] {
            #expect(try await attempt(question, ["Content-Type": type]) == .forbidden, "\(type)")
        }
    }

    @Test(arguments: [
        "GET / ", "GET /_formwork/edit/file ", "GET /_formwork/try/one ", "POST /_formwork/edit/save?mark= ",
    ])
    func otherNamesGetNothing(_ request: String) async throws {
        let playground = try await TriedPlayground()
        try await playground.test { client in
            for name in ["evil.test", "evil.test:80", "127.0.0.1.evil.test"] {
                let connection = try RawConnection(port: try #require(client.port))
                await connection.send(request + "HTTP/1.1\r\nHost: \(name)\r\nConnection: close\r\n\r\n")
                let reply = await connection.read()
                #expect(reply.text.hasPrefix("HTTP/1.1 421 "), "\(name)")
                #expect(!reply.text.contains("Trip"))
            }
        }
    }

    @Test func otherMethodsAndAddressesLeadNowhere() async throws {
        try await TriedPlayground().test { client async throws in
            for question in Self.questions {
                #expect(try await client.get("/_formwork/edit/" + question).status == .methodNotAllowed)
            }
            #expect(try await client.get("/_formwork/edit/../../etc/passwd").status == .notFound)
            #expect(try await client.get("/_formwork/admin").status == .notFound)
            #expect(try await client.ask("/_formwork/edit/check?tab=../x", "{}").status == .badRequest)
        }
    }

    @Test(arguments: [
        ["--host", "0.0.0.0"], ["--host", "192.168.0.7"], ["--host", "127.evil.test"], ["--host", "::"],
        ["--allow-host", "forms.test"], ["--allow-host", "*"], ["other.json"],
    ])
    func theCommandServesItToThisMachineOnly(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("trip.json", TriedPlayground.form)
        let run = try Command.run(["serve", "--edit", folder.path("trip.json"), "--port", "0"] + arguments)
        #expect(run.status == 64)
        #expect(run.errors.contains("--edit"))
    }
}
#endif
