#if Server
import Foundation
import FormworkCore
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

/// The built command, run as people run it.
@Suite(.serialized, .tags(.waiting)) struct CommandTests {
    private let good =
        #"{ "id": "good", "fields": [ { "id": "a", "type": "text", "validations": { "required": true } } ] }"#

    @Test func checkTellsByItsExitCode() throws {
        let folder = try TemporaryFolder()
        try folder.write("good.json", good)
        try folder.write("odd.json", #"{ "fields": [ { "id": "a", "type": "text", "colour": 1 } ] }"#)
        try folder.write("broken.json", #"{ "fields": [ { "id": "a" "#)
        #expect(try Command.run("check", folder.path("good.json")).status == 0)
        let odd = try Command.run("check", folder.path("odd.json"))
        #expect(odd.status == 0)
        #expect(odd.output.contains("odd.json:1:44: warning:"))
        #expect(try Command.run("check", "--strict", folder.path("odd.json")).status == 1)
        let all = try Command.run("check", folder.path())
        #expect(all.status == 1)
        #expect(all.output.contains("broken.json:1:"))
        let missing = try Command.run("check", folder.path("none.json"))
        #expect(missing.status == 2)
        #expect(missing.errors == "formwork: \(folder.path("none.json")) does not exist.\n")
    }

    @Test func checkWarnsOfAPasswordThatServeDoesNotStore() throws {
        let folder = try TemporaryFolder()
        try folder.write("join.json", #"{ "fields": [ { "id": "p", "type": "password" } ] }"#)
        let found = try Command.run("check", folder.path("join.json"))
        #expect(found.status == 0)
        #expect(found.output.contains("join.json: warning: Nothing is stored of p, because the form does not say"))
        #expect(found.output.contains("can be served."))
        #expect(try Command.run("check", "--strict", folder.path("join.json")).status == 1)

        try folder.write("join.json", #"{ "fields": [ { "id": "p", "type": "password", "store": "hash" } ] }"#)
        #expect(try Command.run("check", "--strict", folder.path("join.json")).status == 0)
        try folder.write("join.json", #"{ "fields": [ { "id": "p", "type": "text", "sensitive": true } ] }"#)
        let sensitive = try Command.run("check", "--strict", folder.path("join.json"))
        #expect(sensitive.status == 0 && sensitive.output.contains("can be served with `--answer-key`."))
    }

    @Test func saysInOneSentenceWhyItCannotServe() throws {
        let folder = try TemporaryFolder()
        let database = ["--database", folder.path("a.sqlite")]
        let empty = try Command.run(["serve", folder.path()] + database)
        #expect(empty.status == 2)
        #expect(empty.errors == "formwork: There is no form in \(folder.path()): no .json file.\n")
        try folder.write("broken.json", "{")
        let broken = try Command.run(["serve", folder.path()] + database)
        #expect(broken.status == 2)
        #expect(broken.errors.hasSuffix("can be served; see above for what is wrong.\n"))
        try folder.write("good.json", good)
        let nowhere = try Command.run(["serve", folder.path("good.json"), "--host", "256.0.0.1"] + database)
        #expect(
            nowhere.errors.hasSuffix("There is no address 256.0.0.1; `--host` names another.\n"), "\(nowhere.errors)")
        let submissions = try Command.run(["submissions", "good", "--database", folder.path("none.sqlite")])
        #expect(submissions.status == 2)
        #expect(submissions.errors.hasPrefix("formwork: There is no database"))
    }

    @Test func endsWithTwoWhereThereIsNothingToWorkOn() throws {
        let folder = try TemporaryFolder()
        try folder.write("good.json", good)
        try folder.write("broken.json", "{")
        try folder.write("text.sqlite", "This is a text and no database at all, whatever it is called.")
        let good = folder.path("good.json")
        let text = ["--database", folder.path("text.sqlite")]
        for arguments in [
            ["serve", folder.path("none.json")], ["serve", folder.path("broken.json")], ["serve", good] + text,
            ["serve", good, "--host", "256.0.0.1", "--database", folder.path("a.sqlite")],
            ["serve", good, "--engine", folder.path("none.wasm"), "--database", folder.path("a.sqlite")],
            ["submissions", "good", "--database", folder.path("none.sqlite")], ["submissions", "good"] + text,
            ["submissions", "good", "--database", folder.path("a.sqlite")],
            ["check", folder.path("none.json")], ["validate", folder.path("none.json")],
            ["validate", folder.path("broken.json")], ["run", folder.path("none.json")],
            ["run", folder.path("broken.json")], ["convert", folder.path("none.json")],
            ["convert", folder.path("broken.json")],
        ] {
            let ended = try Command.run(arguments)
            #expect(ended.status == 2, "\(arguments)")
            #expect(!ended.errors.isEmpty && ended.output.isEmpty, "\(arguments)")
        }
    }

    @Test func endsWithOneForWhatIsWrongAndSixtyFourForUnknownOptions() throws {
        let folder = try TemporaryFolder()
        try folder.write("good.json", good)
        try folder.write("broken.json", "{")
        #expect(try Command.run("check", folder.path("broken.json")).status == 1)
        #expect(try Command.run(["validate", folder.path("good.json")], input: "{}").status == 1)
        for command in ["serve", "submissions", "check", "validate", "run", "convert", "schema"] {
            #expect(try Command.run(command, "--no-such-option").status == 64, "\(command)")
        }
    }

    @Test func servesUntilItIsInterrupted() async throws {
        let folder = try TemporaryFolder()
        try folder.write("good.json", good)
        let server = try Command.start("serve", folder.path(), "--port", "0", "--database", folder.path("a.sqlite"))
        let port = try await server.port()
        let second = try Command.run("serve", folder.path(), "--port", "\(port)", "--database", folder.path("a.sqlite"))
        #expect(second.status == 2)
        #expect(second.errors == "formwork: Port \(port) of 127.0.0.1 is in use; `--port` names another.\n")
        let measured = try Command.run(
            "serve", folder.path(), "--port", "0", "--metrics", "127.0.0.1:\(port)", "--database",
            folder.path("a.sqlite"))
        #expect(measured.status == 2)
        #expect(
            measured.errors.hasSuffix("formwork: Port \(port) of 127.0.0.1 is in use; `--metrics` names another.\n"),
            "\(measured.errors)")
        server.process.terminate()
        server.process.waitUntilExit()
        #expect(server.process.terminationReason == .exit)
        #expect(server.process.terminationStatus == 0)
    }

    @Test func aLogOfJSONHasNothingElse() async throws {
        let folder = try TemporaryFolder()
        try folder.write("good.json", good)
        try folder.write("log", "")
        let server = try Command.start(
            ["serve", folder.path("good.json"), "--port", "0", "--log-json", "--database", folder.path("a.sqlite")],
            errors: try #require(FileHandle(forWritingAtPath: folder.path("log"))))
        let port = try await server.port()
        func lines() throws -> [Substring] {
            try String(contentsOfFile: folder.path("log"), encoding: .utf8).split(separator: "\n")
        }
        for (number, definition) in ["{ broken", good].enumerated() {
            try folder.write("good.json", definition)
            // Requests look for changes, from time to time.
            let isSaid = try await eventually {
                let page = try await TestClient.withClient(
                    host: "127.0.0.1", port: port, configuration: .patient
                ) { client in
                    try await client.execute(
                        TestClient.Request(
                            "/good", method: .get, authority: "127.0.0.1", headers: [:], body: ByteBuffer()))
                }
                #expect(page.status == .ok)
                return try lines().count > number
            }
            #expect(isSaid)
        }
        server.process.terminate()
        server.process.waitUntilExit()
        let messages = try lines().map { try? JSONParser.parse(Array($0.utf8))["message"]?.stringValue }
        #expect(messages.count == 2)
        #expect(messages.first??.contains("good.json:1:3: error:") == true)
        #expect(messages.last??.hasSuffix("good.json was read again.") == true)
    }

    @Test func losesNothingWhenItIsKilled() async throws {
        let folder = try TemporaryFolder()
        try folder.write("good.json", good)
        let database = ["--database", folder.path("a.sqlite")]
        for answer in ["first", "second"] {
            let server = try Command.start(["serve", folder.path(), "--port", "0"] + database)
            let port = try await server.port()
            try await TestClient.withClient(
                host: "127.0.0.1", port: port, configuration: .patient
            ) { client in
                let response = try await client.execute(
                    TestClient.Request(
                        "/good", method: .post, authority: "127.0.0.1",
                        headers: header("Content-Type", "application/json"),
                        body: ByteBuffer(string: "{\"a\":\"\(answer)\"}")))
                #expect(response.status == .created)
                kill(server.process.processIdentifier, SIGKILL)
            }
            server.process.waitUntilExit()
        }
        let stored = try Command.run(["submissions", "good"] + database)
        #expect(stored.status == 0)
        let lines = stored.output.split(separator: "\n").map { try? JSONParser.parse(Array($0.utf8)) }
        #expect(lines.map { $0?["values"]?["a"]?.stringValue } == ["first", "second"])
    }
}
#endif
