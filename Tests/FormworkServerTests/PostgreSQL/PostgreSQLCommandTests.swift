#if PostgreSQL
import FormworkServer
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// Commands with a database in PostgreSQL.
@Suite(.tags(.waiting)) struct PostgreSQLCommandTests {
    private let form = #"{ "id": "loan", "title": "Loan", "fields": [ { "id": "name", "title": "Name" } ] }"#

    @Test func twoServersShareEverything() async throws {
        let folder = try TemporaryFolder()
        try folder.write("loan.json", form)
        let database = try StorePlace(.postgreSQL).database
        let start = ["serve", folder.path("loan.json"), "--port", "0", "--database", database]
        let servers = [try Command.start(start), try Command.start(start)]
        defer { for server in servers { server.process.terminate() } }
        var ids: [String] = []
        for server in servers {
            let port = try await server.port()
            let reply = try await post(#"{ "name": "Ada" }"#, under: "k", to: port)
            #expect(reply.status == .created)
            ids.append(
                try #require(reply.body.map { String(buffer: $0) }?.firstMatch(of: /"id":"([^"]+)"/)).1.description)
        }
        #expect(ids[0] == ids[1])
        #expect(try Command.run("submissions", "--database", database).output.hasPrefix("loan\t1\t"))
        let line = try Command.run("submissions", "loan", "--where", "name=Ada", "--database", database).output
        #expect(line.contains(ids[0]))
        let erased = try Command.run("submissions", "loan", "--erase", ids[0], "--yes", "--database", database)
        #expect(erased.status == 0, "\(erased.errors)")
        #expect(try Command.run("submissions", "--database", database).output == "")
        #expect(try Command.run("deliveries", "--database", database).status == 0)
        let rotated = try Command.run("keys", "rotate", "--database", database)
        #expect(rotated.output.hasSuffix(": a new key signs pages.\n") && rotated.status == 0)
        #expect(try Command.run("keys", "link", "--database", database).output.hasPrefix("/_formwork/admin/enter/"))
    }

    private func post(_ answers: String, under key: String, to port: Int) async throws -> TestClient.Response {
        try await TestClient.withClient(host: "127.0.0.1", port: port, configuration: .patient) { client in
            try await client.execute(
                TestClient.Request(
                    "/loan", method: .post, authority: "127.0.0.1",
                    headers: header("Content-Type", "application/json") + header("Idempotency-Key", key),
                    body: ByteBuffer(string: answers)))
        }
    }

    @Test(arguments: ["backup", "restore"]) func copiesAreMadeByThePrograms(_ command: String) throws {
        let address = "postgresql://ada:hush@127.0.0.1:1/answers"
        let refused = try Command.run(command, "copy", "--database", address)
        #expect(refused.status == 2 && refused.errors.contains("pg_dump"), "\(refused.errors)")
        #expect(!refused.errors.contains("hush"))
    }

    @Test(arguments: [["submissions"], ["serve", "loan.json", "--port", "0"], ["keys", "rotate"], ["deliveries"]])
    func aDatabaseThatCannotBeReachedIsNamedWithoutItsPassword(_ command: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("loan.json", form)
        let arguments = command.map { $0 == "loan.json" ? folder.path($0) : $0 }
        let refused = try Command.run(arguments + ["--database", "postgresql://ada:hush@127.0.0.1:1/answers"])
        #expect(refused.status == 2 && refused.errors.contains("cannot be reached"), "\(refused.errors)")
        #expect(!(refused.errors + refused.output).contains("hush"))
        let malformed = try Command.run(arguments + ["--database", "postgresql://ada:hush@[/answers"])
        #expect(malformed.status == 2 && !(malformed.errors + malformed.output).contains("hush"), "\(malformed.errors)")
    }
}

private func + (left: HTTPFields, right: HTTPFields) -> HTTPFields {
    var all = left
    all.append(contentsOf: right)
    return all
}
#endif
