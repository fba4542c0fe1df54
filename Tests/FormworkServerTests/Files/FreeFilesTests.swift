#if Server
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FormworkServer

/// A disk can have bytes left and no room for another file, since many file systems have a fixed number of files.
struct FreeFilesTests {
    private func status(spareFiles: Int) async throws -> HTTPResponse.Status {
        let limits = ServerLimits(files: FileLimits(spareBytes: 0, spareFiles: spareFiles))
        return try await ServedFiles(options: FormRoutesOptions(limits: limits)).forms.test { client in
            try await client.executeRequest(
                uri: "/visa/files/passport", method: .post, headers: header("Formwork-Name", "a.pdf"),
                body: ByteBuffer(bytes: PostedFile.pdf)
            ).status
        }
    }

    @Test func theDiskKeepsRoomForFiles() async throws {
        let free = try await ServedFiles().files.freeFiles()
        let refused = try await status(spareFiles: .max)
        // A file system without a limit has room for any number.
        #expect(refused == (free == nil ? .created : .serviceUnavailable))
        #expect(free.map { $0 > 0 } ?? true)
        let taken = try await status(spareFiles: 0)
        #expect(taken == .created)
    }

    @Test func aFileSystemThatCountsNoFilesHasNoLimit() {
        #expect(Disk.freeFiles(available: 0, of: 0) == nil)
        #expect(Disk.freeFiles(available: 0, of: 9) == 0)
        #expect(Disk.freeFiles(available: .max, of: .max) == .max)
    }
}
#endif
