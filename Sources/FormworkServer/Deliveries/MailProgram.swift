#if Server
import Foundation

/// Gives mails to a program such as `sendmail`.
struct MailProgram: Sendable {
    /// The program. It is run without a shell.
    var path: String
    /// How long it may take.
    var timeout: Duration

    /// Sends a mail.
    ///
    /// - Throws: `DeliveryProblem` if the program cannot be run, takes too long, or fails.
    func send(_ message: MailMessage) async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.environment = Self.environment(of: ProcessInfo.processInfo.environment)
        process.arguments = ["-i", "-f", message.from.text, "--", message.to.text]
        process.standardInput = try Self.file(message.bytes)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let status = try await run(process)
        if status != 0 { throw DeliveryProblem.failed("the mail program ended with \(status)") }
    }

    /// The environment variables of the server that the program gets: only those that programs need to find themselves and
    /// their user. The others may have keys and passwords.
    static func environment(of server: [String: String]) -> [String: String] {
        let names: Set<String> = ["PATH", "HOME", "USER", "LOGNAME", "TZ", "TMPDIR"]
        return server.filter { names.contains($0.key) }.merging(["LC_ALL": "C"]) { $1 }
    }

    private func run(_ process: Process) async throws -> Int32 {
        let (ends, end) = AsyncStream.makeStream(of: Int32.self)
        process.terminationHandler = { process in
            end.yield(process.terminationStatus)
            end.finish()
        }
        do {
            try process.run()
        } catch {
            throw DeliveryProblem.failed("the mail program cannot be run")
        }
        let id = process.processIdentifier
        let watch = Task {
            try await Task.sleep(for: timeout)
            _ = kill(id, SIGKILL)
        }
        defer { watch.cancel() }
        for await status in ends { return status }
        // The server ends. The mail may have been sent, and is sent again.
        throw CancellationError()
    }

    /// A file that has no name any more. A program that ends without reading a pipe would end its writer.
    private static func file(_ bytes: [UInt8]) throws -> FileHandle {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("formwork-" + UUID().uuidString)
        let descriptor = open(url.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw DeliveryProblem.failed("no file for the mail can be made") }
        unlink(url.path)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: bytes)
        try file.seek(toOffset: 0)
        return file
    }
}
#endif
