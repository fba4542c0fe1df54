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
