#if Server
import FormworkTestSupport
import Foundation
import Testing

/// Runs the built command.
struct Command {
    let process: Process
    private let output: Pipe

    /// Runs it to its end.
    static func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
        try run(arguments)
    }

    /// Runs it with an input until it ends.
    static func run(
        _ arguments: [String], input: String = ""
    ) throws -> (status: Int32, output: String, errors: String) {
        let process = try make(arguments)
        // The input is a file. If it were a pipe and the command did not read all of it, the writing process would end.
        let folder = try TemporaryFolder()
        try folder.write("input", input)
        let file = try #require(FileHandle(forReadingAtPath: folder.path("input")))
        process.standardInput = file
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let texts = [output, errors].map {
            String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return (process.terminationStatus, texts[0], texts[1])
    }

    /// Runs it with an output until it ends.
    static func run(_ arguments: [String], output: FileHandle) throws -> (status: Int32, errors: String) {
        let process = try make(arguments)
        let errors = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return (process.terminationStatus, text)
    }

    /// Starts it and goes on.
    static func start(_ arguments: String...) throws -> Command {
        try start(arguments)
    }

    static func start(_ arguments: [String], errors: FileHandle = .nullDevice) throws -> Command {
        let process = try make(arguments + (arguments.first == "serve" ? patience : []))
        let output = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        return Command(process: process, output: output)
    }

    /// The port that the running server announced.
    func port() async throws -> Int {
        var text = ""
        while let data = try output.fileHandleForReading.read(upToCount: 1), !data.isEmpty {
            text += String(decoding: data, as: UTF8.self)
            if text.hasSuffix("/\n") { break }
        }
        let address = try #require(text.firstRange(of: "http://127.0.0.1:"), "\(text)")
        return try #require(Int(text[address.upperBound...].prefix { $0.isNumber }))
    }

    /// Starts it to reply to one line after the other.
    static func talk(_ arguments: String...) throws -> Command {
        let process = try make(arguments)
        let output = Pipe()
        process.standardOutput = output
        process.standardInput = Pipe()
        try process.run()
        return Command(process: process, output: output)
    }

    /// Writes a line.
    func say(_ line: String) throws {
        let input = try #require(process.standardInput as? Pipe)
        try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }

    /// The next line of its reply.
    func hear() throws -> String {
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
            line.append(byte)
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// Ends the conversation; its exit code.
    func end() throws -> Int32 {
        let input = try #require(process.standardInput as? Pipe)
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Options of a server that closes no connection while its test waits for a busy machine.
    private static let patience = ["--head-timeout", "3600", "--idle-timeout", "3600", "--write-timeout", "3600"]

    private static func make(_ arguments: [String]) throws -> Process {
        // The build puts the command beside the tests; on macOS those are inside a bundle.
        let start = try #require(
            Bundle.main.executableURL ?? CommandLine.arguments.first.map { URL(fileURLWithPath: $0) })
        let bundles = Bundle.allBundles.map(\.bundleURL)
        let folders = ([start] + bundles).map { $0.deletingLastPathComponent() }
        let command = folders.map { $0.appendingPathComponent("formwork") }.first {
            FileManager.default.isExecutableFile(atPath: $0.path)
        }
        let found: URL = try #require(command, "no command beside \(folders)")
        let process = Process()
        process.executableURL = found
        process.arguments = arguments
        return process
    }
}
#endif
