#if Server
import FormworkTestSupport
import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import Testing

@testable import FormworkCLI
@testable import FormworkServerTests

/// A failed write to an output never ends the process.
@Suite(.serialized, .tags(.waiting)) struct UnwritableOutputTests {
    private let form = #"{ "id": "good", "fields": [ { "id": "a", "type": "text" } ] }"#

    @Test func tellsWhatWentWrong() throws {
        let bytes = [UInt8](repeating: 1, count: 100_000)
        #expect(DescriptorWriter.write(bytes, to: -1) == EBADF)
        signal(SIGPIPE, SIG_IGN)
        let closed = Pipe()
        try closed.fileHandleForReading.close()
        #expect(DescriptorWriter.write(bytes, to: closed.fileHandleForWriting.fileDescriptor) == EPIPE)
        let unread = Pipe()
        #expect(
            DescriptorWriter.write(bytes, to: unread.fileHandleForWriting.fileDescriptor, patience: 10) == ETIMEDOUT)
    }

    @Test func writesEverythingToASlowReader() async throws {
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        // Both sides block their threads, which are not those of other tests.
        async let read = onThread { pipe.fileHandleForReading.readDataToEndOfFile() }
        let problem = await onThread {
            let problem = DescriptorWriter.write(bytes, to: descriptor)
            try? pipe.fileHandleForWriting.close()
            return problem
        }
        #expect(problem == 0)
        #expect(await Array(read) == bytes)
    }

    private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body()) }
        }
    }

    #if os(Linux)
    @Test func servesOnWithoutALog() async throws {
        let folder = try TemporaryFolder()
        try folder.write("good.json", form)
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let server = try Command.start(
            ["serve", folder.path("good.json"), "--port", "0", "--database", folder.path("a.sqlite")], errors: full)
        let port = try await server.port()
        try await TestClient.withClient(
            host: "127.0.0.1", port: port, configuration: .patient
        ) { client in
            // Of different lengths, because a file may be written twice within the precision of its time.
            for title in ["One", "Another"] {
                try folder.write(
                    "good.json", form.replacing(#""id": "good""#, with: #""id": "good", "title": "\#(title)""#))
                // Files are looked at again after a while.
                let isShown = try await eventually {
                    let page = try await client.execute(.init("/good", method: .get, authority: "127.0.0.1")).body
                    return String(buffer: page ?? ByteBuffer()).contains(title)
                }
                #expect(isShown)
            }
        }
        #expect(server.process.isRunning)
        server.process.terminate()
        server.process.waitUntilExit()
        #expect(server.process.terminationStatus == 0)
    }

    @Test func saysThatAResultCouldNotBeWritten() throws {
        let folder = try TemporaryFolder()
        try folder.write("good.json", form)
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        for arguments in [["schema"], ["check", folder.path("good.json")], ["convert", folder.path("good.json")]] {
            let ended = try Command.run(arguments, output: full)
            #expect(ended.status == 2)
            #expect(ended.errors.hasPrefix("formwork: The result cannot be written: "))
        }
    }
    #endif

    @Test func endsQuietlyWithItsReader() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let ended = try Command.run(["schema"], output: pipe.fileHandleForWriting)
        #expect(ended.status == 2)
        #expect(ended.errors.isEmpty)
    }

    @Test func keepsMessagesOnOneLine() {
        let log = StandardErrorLog(label: "formwork")
        let event = Logging.LogEvent(
            level: .error, message: "a\nb\r\nc", metadata: ["form": "x\ny"], source: nil, file: "", function: "",
            line: 0)
        #expect(
            log.line(for: event, at: Date(timeIntervalSince1970: 0))
                == "1970-01-01T00:00:00Z error formwork: a b c form=x y")
        #expect(
            StandardErrorLog(label: "formwork", isJSON: true).line(for: event, at: Date(timeIntervalSince1970: 0))
                == #"{"time":"1970-01-01T00:00:00Z","level":"error","label":"formwork","message":"a\nb\r\nc","form":"x\ny"}"#
        )
    }
}
#endif
