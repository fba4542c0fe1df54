#if Server
import ArgumentParser
import Foundation
import Testing

@testable import FormworkCLI

/// The options of `formwork serve` that are not on the command line.
@Suite(.tags(.waiting)) struct ServeSettingsTests {
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

    @Test func commandsFindWhatTheServerStored() throws {
        let folder = try TemporaryFolder()
        let text = #"{ "forms": "a.json", "port": 1, "database": "d.sqlite", "files": "f", "answer-key": "k" }"#
        try folder.write("serve.json", text)
        let config = ["--config", folder.path("serve.json")]
        func arguments(_ words: [String], _ more: [String] = [], _ environment: [String: String] = [:]) throws
            -> [String]
        {
            try ServeSettings.arguments(words + config + more, environment: environment).filter { !config.contains($0) }
        }
        let all = ["--database=d.sqlite", "--files=f", "--answer-key=k"]
        for words in [["submissions"], ["drafts"], ["keys", "reseal"]] {
            #expect(try arguments(words, ["loan"]) == words + all + ["loan"])
        }
        for words in [["backup"], ["restore"], ["deliveries"], ["keys", "rotate"], ["keys", "link"]] {
            #expect(try arguments(words) == words + all.prefix(1))
        }
        #expect(try arguments(["backup"], ["--database", "x"]) == ["backup", "--database", "x"])
        #expect(try arguments(["backup"], [], ["FORMWORK_DATABASE": "x"]) == ["backup"])
        #expect(
            try ServeSettings.arguments(["drafts"], environment: ["FORMWORK_CONFIG": config[1], "FORMWORK_FILES": "g"])
                == ["drafts", "--files=g", "--database=d.sqlite", "--answer-key=k"])
        // The whole way.
        let missing = try Command.run(["submissions"] + config)
        #expect(missing.status == 2 && missing.errors.contains("There is no database d.sqlite"))
        #expect(try Command.run("keys", "link", "--help").output.contains("--config <file>"))
    }

    @Test(arguments: [
        (#"{ "database": true }"#, #":1:3: "database" has to be one text."#),
        (#"{ "port": 1, "database": ["a.sqlite", "b.sqlite"] }"#, #":1:14: "database" has to be one text."#),
        (#"{ "database": [] }"#, #":1:3: "database" has to be one text."#),
        (#"{ "files": false }"#, #":1:3: "files" has to be one text."#),
    ]) func whatOtherCommandsTakeHasOneValue(_ text: String, _ sentence: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("serve.json", text)
        let ended = try Command.run("submissions", "--config", folder.path("serve.json"), "loan")
        #expect(ended.status == 2 && ended.errors == "formwork: \(folder.path("serve.json"))\(sentence)\n")
        // A wrong value that is not used hurts nobody.
        let given = try ServeSettings.arguments(
            ["backup", "--config", folder.path("serve.json"), "--database", "x"], environment: [:])
        #expect(given.suffix(2) == ["--database", "x"])
    }

    @Test func everyCommandThatNamesAFileOfSettingsGetsThem() {
        var found: [[String]] = []
        func look(at command: any ParsableCommand.Type, _ words: [String]) {
            for inner in command.configuration.subcommands {
                look(at: inner, words + [inner.configuration.commandName ?? ""])
            }
            let options = Mirror(reflecting: command.init()).children.map(\.value)
            guard options.contains(where: { $0 is OptionGroup<SettingsOption> }) else { return }
            found.append(words)
            #expect(StorageCommand(words)?.words == words.count, "\(words)")
        }
        look(at: FormworkCommand.self, [])
        #expect(found.contains(["drafts"]) && found.contains(["keys", "reseal"]) && found.count >= 8)
    }

    @Test func whatCannotBeUsedIsSaidInASentence() throws {
        let folder = try TemporaryFolder()
        for (text, sentence) in [
            ("{\n  \"port\": ", ":2:11: This is not JSON."), ("[]", " has to be an object"),
            (#"{ "port": { "a": 1 } }"#, #":1:3: "port" has to be a text, a number, true, false"#),
        ] {
            try folder.write("serve.json", text)
            let ended = try Command.run("serve", "--config", folder.path("serve.json"))
            #expect(ended.status == 2)
            #expect(ended.errors.contains("serve.json" + sentence), "\(ended.errors)")
        }
        let missing = try Command.run("serve", "--config", folder.path("none.json"))
        #expect(missing.status == 2)
        #expect(missing.errors == "formwork: \(folder.path("none.json")) does not exist.\n")
    }

    @Test(arguments: [
        (#"{ "forms": "a.json", "prot": 1 }"#, "1:22: Unknown option '--prot'. Did you mean '--port'?"),
        (#"{ "forms": "ä.json", "prot": 1 }"#, "1:22: Unknown option '--prot'. Did you mean '--port'?"),
        (#"{ "forms": "a.json", "port": "80a" }"#, "1:22: The value '80a' is invalid for '--port <number>'"),
        (#"{ "port": 70000, "forms": "a.json" }"#, "1:3: A port is a number from 0 to 65535."),
        (#"{ "forms": "a.json", "port": true }"#, "1:22: Missing value for '--port <number>'"),
        (
            #"{ "forms": "a.json", "host": "::1", "show-problems": "yes" }"#,
            "1:37: The option '--show-problems' does not"
        ),
        (#"{ "config": { "port": 1 } }"#, #"1:3: "config" names a file with options, and such a file cannot name"#),
        (#"{ "config": "other.json" }"#, #"1:3: "config" names a file with options, and such a file cannot name"#),
        (#"{ "help": true }"#, #"1:3: "help" is no option that a file can have."#),
        (#"{ "": true }"#, #"1:3: "" is no option that a file can have."#),
        (#"{ "port=1": true }"#, #"1:3: "port=1" is no option that a file can have."#),
        // Options that do not go together have no place of their own.
        (#"{ "forms": "a.json", "admin-people": "b.json" }"#, "1:22: --admin-people, --admin-password"),
        (#"{ "forms": "a.json", "edit": "b.json" }"#, " --edit serves one file alone"),
    ]) func whatIsWrongInAFileEndsWithTwoAndItsPlace(_ text: String, _ sentence: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("serve.json", text)
        let ended = try Command.run("serve", "--config", folder.path("serve.json"))
        #expect(ended.status == 2)
        #expect(ended.errors.hasPrefix("formwork: \(folder.path("serve.json")):" + sentence), "\(ended.errors)")
        #expect(ended.output.isEmpty)
    }

    @Test func aVariableIsNamedAndTheCommandLineIsNot() throws {
        let folder = try TemporaryFolder()
        try folder.write("serve.json", #"{ "forms": "a.json", "port": 1 }"#)
        let file = folder.path("serve.json")
        #expect(throws: (any Error).self) {
            try ServeSettings.arguments(["serve", "a.json"], environment: ["FORMWORK_PORT": "http"])
        }
        // What is wrong on the command line is said by the command, which ends with 64.
        for wrong in [["--port", "x"], ["--prot", "1"]] {
            let arguments = ["serve", "--config", file] + wrong
            #expect(try ServeSettings.arguments(arguments, environment: [:]).suffix(2) == wrong)
            #expect(try Command.run(arguments).status == 64)
        }
        // A wrong value that is not used hurts nobody.
        let arguments = ["serve", "a.json", "--port", "3"]
        #expect(try ServeSettings.arguments(arguments, environment: ["FORMWORK_PORT": "http"]) == arguments)
    }

    @Test func aFormThatBeginsWithADashIsNoOption() throws {
        #expect(try arguments(#"{ "forms": ["-a.json", "--help"] }"#) == ["serve", "./-a.json", "./--help"])
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
