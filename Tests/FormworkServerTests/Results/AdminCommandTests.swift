#if Server
@testable import FormworkServer
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// `formwork serve --admin`, and how the command lets people in.
@Suite(.serialized, .tags(.waiting)) struct AdminCommandTests {
    private let form = #"{ "id": "trip", "title": "Trip", "fields": [ { "id": "name", "title": "Name" } ] }"#

    @Test func theLinkOfAServerLetsIn() async throws {
        let folder = try TemporaryFolder()
        try folder.write("trip.json", form)
        let database = ["--database", folder.path("a.sqlite")]
        let server = try Command.start(["serve", folder.path("trip.json"), "--port", "0", "--admin"] + database)
        let (port, link) = try await server.portAndResults()
        let other = try Command.run(["keys", "link", "--name", "Ada"] + database).output.dropLast()
        try await TestClient.withClient(
            host: "127.0.0.1", port: port, configuration: .patient
        ) { client in
            for path in [link, String(other)] {
                let entered = try await client.execute(
                    TestClient.Request(
                        path, method: .post, authority: "127.0.0.1", headers: header("Accept", "text/html"),
                        body: ByteBuffer()))
                #expect(entered.status == .seeOther)
                let cookies = entered.headers[values: .setCookie]
                #expect(cookies.count == 2 && !cookies.contains { $0.contains("Secure") })
                let cookie = cookies.map { String($0.prefix { $0 != ";" }) }.joined(separator: "; ")
                let page = try await client.execute(
                    TestClient.Request(
                        "/_formwork/admin", method: .get, authority: "127.0.0.1",
                        headers: header("Cookie", cookie)))
                #expect(page.status == .ok)
                #expect(page.body.map { String(buffer: $0).contains("Trip") } == true)
            }
        }
        server.process.terminate()
        server.process.waitUntilExit()
    }

    @Test func thePasswordOfAFileLetsIn() throws {
        let made = try Command.run(["keys", "password"], input: "correct horse battery\n")
        #expect(made.status == 0)
        let hash = try #require(PasswordHash(text: String(made.output.dropLast())))
        #expect(hash.matches("correct horse battery"))
        #expect(try Command.run(["keys", "password"], input: "short\n").status == 2)
        let folder = try TemporaryFolder()
        try folder.write("trip.json", form)
        try folder.write("hash", "correct horse battery")
        let arguments = [
            "serve", folder.path("trip.json"), "--port", "0", "--database", folder.path("a.sqlite"), "--admin",
        ]
        let refused = try Command.run(arguments + ["--admin-password", folder.path("hash")])
        #expect(refused.status == 2 && !refused.errors.contains("horse"))
        for wrong in [
            ["--admin-header", "X-User"], ["--admin-proxy", "127.0.0.1"],
            ["--admin-header", "a b", "--admin-proxy", "::1"],
        ] {
            #expect(try Command.run(arguments + wrong).status == 64)
        }
    }

    @Test func loginsAreListedAndEnded() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
        let database = ["--database", folder.path("a.sqlite")]
        #expect(try Command.run(["keys", "sessions"] + database).output == "")
        let later = currentMilliseconds() + 3_600_000
        for (hash, who) in [("first-hash-of-ada", "ada"), ("second-hash-of-ada", "ada"), ("third-hash-of-bo", "bo\tb")]
        {
            try await store.admit(Admission(kind: .session, hash: hash, who: who, expires: later))
        }
        let listed = try Command.run(["keys", "sessions"] + database).output
        #expect(
            listed.split(separator: "\n").map { $0.split(separator: "\t").prefix(2).joined(separator: " ") }
                == ["first-hash-o ada", "second-hash- ada", "third-hash-o bo b"])
        #expect(!listed.contains("first-hash-of-ada"))
        #expect(try Command.run(["keys", "sessions", "--end", "first-hash-o"] + database).output.hasPrefix("ended\t"))
        #expect(try await store.admissions(.session, at: 1).map(\.who) == ["ada", "bo\tb"])
        _ = try Command.run(["keys", "sessions", "--end-of", "ada"] + database)
        #expect(try await store.admissions(.session, at: 1).map(\.who) == ["bo\tb"])
        _ = try Command.run(["keys", "sessions", "--end-all"] + database)
        #expect(try await store.admissions(.session, at: 1).isEmpty)
        let noted = try await store.accesses(before: nil, limit: 9).accesses.map(\.entry)
        #expect(noted.count == 3 && noted.allSatisfy { $0.action == .logout && $0.who.contains(", by command (") })
    }

    /// A file with secrets that everybody on the machine can read keeps none.
    @Test(arguments: ["--answer-key", "--signing-key", "--deliveries", "--admin-people"])
    func filesWithSecretsThatEverybodyCanReadAreRefused(_ option: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("trip.json", form)
        try folder.write("secret", "")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.path("secret"))
        let refused = try Command.run([
            "serve", folder.path("trip.json"), "--port", "0", "--database", folder.path("a.sqlite"), "--admin", option,
            folder.path("secret"),
        ])
        #expect(refused.status == 2 && refused.errors.contains("Everybody on this machine can read or change"))
        #expect(refused.errors.contains("chmod o= "))
    }
}

extension Command {
    /// The port and the path of the results that the running server announced.
    fileprivate func portAndResults() async throws -> (Int, String) {
        var port: Int?
        while true {
            let line = try hear()
            if let found = line.firstMatch(of: /http:\/\/127.0.0.1:(\d+)\//), port == nil { port = Int(found.1) }
            if let found = line.firstMatch(of: /^Results: +http:\/\/127.0.0.1:\d+(\/.*)$/) {
                return (try #require(port), String(found.1))
            }
            if line.hasPrefix("Stop") { break }
        }
        throw CancellationError()
    }
}
#endif
