#if Server
import Foundation
import Testing

@testable import FormworkCLI

/// The options of `formwork serve` that are not on the command line.
struct ServeSettingsTests {
    private func arguments(_ file: String, _ more: String..., environment: [String: String] = [:]) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("serve.json", file)
        return try ServeSettings.arguments(
            ["serve", "--config", folder.path("serve.json")] + more, environment: environment
        ).filter { $0 != "--config" && $0 != folder.path("serve.json") }
    }

    @Test func readsOptionsOfAllKindsFromAFile() throws {
        let file = """
            { "forms": ["a.json", "b"], "port": 9000, "database": "-x.sqlite", "show-problems": true, "log-json": false,
              "allow-host": ["a.test", "b.test"] }
            """
        #expect(
            try arguments(file) == [
                "serve", "a.json", "b", "--port=9000", "--database=-x.sqlite", "--show-problems", "--allow-host=a.test",
                "--allow-host=b.test",
            ])
    }

    @Test func theCommandLineWinsAndThenTheEnvironment() throws {
        let file = #"{ "port": 1, "host": "::1", "database": "file.sqlite", "allow-host": ["file.test"] }"#
        let environment = [
            "FORMWORK_HOST": "0.0.0.0", "FORMWORK_PORT": "2", "FORMWORK_ALLOW_HOST": "a.test,b.test",
            "FORMWORK_SIGNING_KEY": "secret", "FORMWORK_FILES": "",
        ]
        #expect(
            try arguments(file, "--port", "3", "--database=here.sqlite", environment: environment) == [
                "serve", "--allow-host=a.test", "--allow-host=b.test", "--host=0.0.0.0", "--port", "3",
                "--database=here.sqlite",
            ])
    }

    @Test func otherCommandsHaveNoSettings() throws {
        #expect(
            try ServeSettings.arguments(["check", "a.json"], environment: ["FORMWORK_PORT": "2"]) == [
                "check", "a.json",
            ])
    }

    @Test func whatCannotBeUsedIsSaidInASentence() throws {
        let folder = try TemporaryFolder()
        for (text, sentence) in [
            ("{\n  \"port\": ", ":2:11: This is not JSON."), ("[]", " has to be an object"),
            (#"{ "port": { "a": 1 } }"#, #": "port" has to be a text, a number, true, false"#),
        ] {
            try folder.write("serve.json", text)
            let ended = try Command.run("serve", "--config", folder.path("serve.json"))
            #expect(ended.status == 2)
            #expect(ended.errors.contains("serve.json" + sentence), "\(ended.errors)")
        }
        let missing = try Command.run("serve", "--config", folder.path("none.json"))
        #expect(missing.status == 2)
        #expect(missing.errors == "formwork: \(folder.path("none.json")) does not exist.\n")
        try folder.write("serve.json", #"{ "forms": "a.json", "prot": 1 }"#)
        let unknown = try Command.run("serve", "--config", folder.path("serve.json"))
        #expect(unknown.status == 64)
        #expect(unknown.errors.contains("Unknown option '--prot'"), "\(unknown.errors)")
    }

    @Test func servesWhatTheFileSays() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.json", #"{ "id": "a", "fields": [ { "id": "x", "type": "text" } ] }"#)
        try folder.write(
            "serve.json",
            #"{ "forms": "\#(folder.path("a.json"))", "port": 0, "database": "\#(folder.path("a.sqlite"))" }"#)
        let server = try Command.start("serve", "--config", folder.path("serve.json"))
        _ = try await server.port()
        server.process.terminate()
        server.process.waitUntilExit()
        #expect(FileManager.default.fileExists(atPath: folder.path("a.sqlite")))
    }

    @Test func addressesOfMetricsHaveAPort() {
        #expect(MetricsAddress("127.0.0.1:9464") == MetricsAddress("[127.0.0.1]:9464"))
        #expect(MetricsAddress("[::1]:9464")?.host == "::1")
        for text in ["9464", ":9464", "localhost", "localhost:", "localhost:70000"] {
            #expect(MetricsAddress(text) == nil, "\(text)")
        }
    }

    @Test func theVersionIsPrinted() throws {
        #expect(try Command.run("--version").output == Version.current + "\n")
    }
}
#endif
