#if Server
import Formwork
import FormworkDialect
@testable import FormworkServer
import FormworkTestSupport
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Synchronization
import Testing

@testable import FormworkServerTests

/// Nobody fills the disk with many small files, or keeps others out with files that are never sent.
@Suite struct FileQuotaTests {
    private static let heap = FormDefinition("heap") {
        Field.file("files", "Files").files(atMost: 100)
        Field.signature("signature", "Signature")
    }

    private struct Served {
        let folder: TemporaryFolder
        let files: DiskFileStore
        let application: Application<RouterResponder<ProxiedContext>>
    }

    private func served(
        _ limits: FileLimits, inspector: (any FileInspector)? = nil, in folder: TemporaryFolder? = nil,
        _ store: SQLiteSubmissionStore? = nil
    ) async throws -> Served {
        var options = FormRoutesOptions(limits: ServerLimits(rate: .unlimited, files: limits))
        options.trustedProxies = ["127.0.0.1"]
        options.fileInspector = inspector
        let folder = if let folder { folder } else { try TemporaryFolder() }
        let files = try DiskFileStore(folder: folder.path("files"))
        let router = Router(context: ProxiedContext.self)
        let submissions = if let store { store } else { try SQLiteSubmissionStore.inMemory() }
        try await FormRoutes(
            forms: [Self.heap], store: submissions, files: files, options: options
        ).mount(on: router)
        return Served(folder: folder, files: files, application: Application(router: router))
    }

    private func upload(
        _ client: any TestClientProtocol, from address: String, _ bytes: [UInt8] = Array("a".utf8)
    ) async throws -> TestResponse {
        var headers = header("X-Forwarded-For", address)
        if let name = HTTPField.Name("Formwork-Name") { headers[name] = "a.txt" }
        return try await client.executeRequest(
            uri: "/heap/files/files", method: .post, headers: headers, body: ByteBuffer(bytes: bytes))
    }

    @Test func anAddressAddsOnlySoManyFilesHoweverSmallTheyAre() async throws {
        let limits = FileLimits(countPerAddress: RequestRate(burst: 150, perMinute: 1))
        let server = try await served(limits)
        let files = (0..<100).map { PostedFile("files", "\($0).txt", Array("a".utf8)) }
        try await server.application.test(.router) { client in
            var statuses: [HTTPResponse.Status] = []
            for address in ["192.0.2.1", "192.0.2.1", "192.0.2.2"] {
                var headers = header("X-Forwarded-For", address)
                headers[.contentType] = "multipart/form-data; boundary=\(PostedFile.boundary)"
                let body = PostedFile.body([("fw.action", "upload:files")], files)
                statuses.append(
                    try await client.executeRequest(
                        uri: "/heap", method: .post, headers: headers, body: ByteBuffer(bytes: body)
                    ).status)
            }
            #expect(statuses[1] == .tooManyRequests)
            #expect(statuses[0] != .tooManyRequests && statuses[2] != .tooManyRequests)
        }
        // Each minute that the test takes lets one more file in.
        let count = try await server.files.unclaimed().reduce(0) { $0 + $1.files }
        #expect((250..<300).contains(count))
    }

    @Test func oneAddressDoesNotKeepOthersOut() async throws {
        let server = try await served(
            FileLimits(unclaimedBytes: 20, unclaimedBytesPerAddress: 10, unclaimedFilesPerAddress: 3))
        try await server.application.test(.router) { client in
            let first = try await upload(client, from: "192.0.2.1", Array("1234567".utf8))
            #expect(first.status == .created)
            let second = try await upload(client, from: "192.0.2.1", Array("1234".utf8))
            #expect(second.status == .serviceUnavailable && second.json?["error"] == "file_no_room")
            #expect(try await upload(client, from: "192.0.2.2", Array("1234".utf8)).status == .created)
            for _ in 0..<2 { #expect(try await upload(client, from: "192.0.2.1").status == .created) }
            // Its bytes are left, but not its number.
            #expect(try await upload(client, from: "192.0.2.1").status == .serviceUnavailable)
            // What was sent is nobody's share any more.
            let reference = try #require(first.json?["reference"]?.stringValue)
            #expect(try await client.postJSON("/heap", #"{"files":["\#(reference)"]}"#).status == .created)
            #expect(try await upload(client, from: "192.0.2.1", Array("1234567".utf8)).status == .created)
        }
    }

    @Test func allFilesTogetherHaveANumber() async throws {
        let server = try await served(FileLimits(unclaimedFiles: 3))
        try await server.application.test(.router) { client in
            for last in 1...3 {
                let reply = try await upload(client, from: "192.0.2.\(last)")
                #expect(reply.status == .created)
            }
            let reply = try await upload(client, from: "192.0.2.4")
            #expect(reply.status == .serviceUnavailable)
        }
    }

    @Test func aShareIsKnownAfterTheServerStartsAgain() async throws {
        let limits = FileLimits(unclaimedFilesPerAddress: 1)
        let folder = try TemporaryFolder()
        let key = try #require(SigningKey(bytes: Array(repeating: 7, count: 32)))
        for expected in [HTTPResponse.Status.created, .serviceUnavailable] {
            var options = FormRoutesOptions(limits: ServerLimits(files: limits))
            options.trustedProxies = ["127.0.0.1"]
            options.signingKeys = SigningKeys(current: key)
            let router = Router(context: ProxiedContext.self)
            try await FormRoutes(
                forms: [Self.heap], store: SQLiteSubmissionStore.inMemory(),
                files: DiskFileStore(folder: folder.path("files")), options: options
            ).mount(on: router)
            try await Application(router: router).test(.router) { client in
                let reply = try await upload(client, from: "192.0.2.1")
                #expect(reply.status == expected)
            }
        }
    }

    /// A new key makes other marks. Files that came before count on.
    @Test func aShareIsKnownAfterTheKeyChanges() async throws {
        let limits = FileLimits(unclaimedFilesPerAddress: 2)
        let (folder, store) = (try TemporaryFolder(), try SQLiteSubmissionStore.inMemory())
        for expected in [HTTPResponse.Status.created, .created, .serviceUnavailable] {
            let server = try await served(limits, in: folder, store)
            try await server.application.test(.router) { client in
                let reply = try await upload(client, from: "192.0.2.1")
                #expect(reply.status == expected)
            }
            try await store.rotateSigningKey()
        }
    }

    /// The mark is there for counting, and nobody can find the address by it.
    @Test func noAddressIsKeptWithAFile() async throws {
        let server = try await served(FileLimits())
        let reference = try await server.application.test(.router) { client in
            let reply = try await upload(client, from: "192.0.2.1")
            let reference = try #require(reply.json?["reference"]?.stringValue)
            let id = try #require(FileSeal.id(verified: reference))
            let sender = try #require(try await server.files.file(id)?.details.sender)
            #expect(!sender.contains("192") && sender.utf8.count == 16)
            #expect(try await client.postJSON("/heap", #"{"files":["\#(reference)"]}"#).status == .created)
            return reference
        }
        let id = try #require(FileSeal.id(verified: reference))
        #expect(try await server.files.file(id)?.details.sender == nil)
        #expect(try await server.files.unclaimed() == [])
    }

    @Test func signaturesThatAreTypedCountToo() async throws {
        let server = try await served(FileLimits(countPerAddress: RequestRate(burst: 2, perMinute: 1)))
        try await server.application.test(.router) { client in
            var headers = header("X-Forwarded-For", "192.0.2.1")
            headers[.contentType] = "application/x-www-form-urlencoded"
            var statuses: [HTTPResponse.Status] = []
            for _ in 0..<3 {
                statuses.append(
                    try await client.executeRequest(
                        uri: "/heap", method: .post, headers: headers,
                        body: ByteBuffer(string: "fw.sign.signature=Ada")
                    ).status)
            }
            #expect(statuses[0] != .tooManyRequests && statuses[1] != .tooManyRequests)
            #expect(statuses[2] == .tooManyRequests)
        }
    }

    // MARK: Inspectors

    @Test func anInspectorRefusesFilesBeforeTheyAreKept() async throws {
        let inspector = Scanner()
        let server = try await served(FileLimits(), inspector: inspector)
        try await server.application.test(.router) { client in
            #expect(try await upload(client, from: "192.0.2.1").status == .created)
            let refused = try await upload(client, from: "192.0.2.1", Array("EICAR".utf8))
            #expect(refused.status == .unprocessableContent && refused.json?["error"] == "file_refused")
            #expect(refused.json?["message"]?.stringValue == "This file cannot be accepted. Choose another one.")
            let failed = try await upload(client, from: "192.0.2.1", Array("BROKEN".utf8))
            #expect(failed.status == .serviceUnavailable)
            // A page without the script is told too, and keeps the other file.
            var headers = header("X-Forwarded-For", "192.0.2.1")
            headers[.contentType] = "multipart/form-data; boundary=\(PostedFile.boundary)"
            let posted = ["fine", "EICAR"].map { PostedFile("files", $0 + ".txt", Array($0.utf8)) }
            let page = try await client.executeRequest(
                uri: "/heap", method: .post, headers: headers, body: ByteBuffer(bytes: PostedFile.body([], posted)))
            #expect(page.status != .created && page.status != .internalServerError)
        }
        #expect(try await server.files.unclaimed().reduce(0) { $0 + $1.files } == 2)
        let names = inspector.names.withLock { $0 }
        #expect(names.sorted() == ["EICAR.txt", "a.txt", "a.txt", "fine.txt"])
    }

    /// The page that says so is in the language of the person, and not in that of the form.
    @Test(arguments: [("de", "de"), ("en", "en"), ("fr", "en")])
    func aFailureIsSaidInTheLanguageOfThePerson(_ asked: String, _ language: String) async throws {
        let form = try definition(
            #"""
            { "id": "heap", "title": "Heap", "locale": "en", "strings": { "de": { "Heap": "Haufen" } },
              "fields": [ { "id": "signature", "title": "Signature", "type": "signature" } ] }
            """#)
        var options = FormRoutesOptions()
        options.fileInspector = BrokenScanner()
        let (folder, router) = (try TemporaryFolder(), Router())
        try await FormRoutes(
            forms: [form], store: SQLiteSubmissionStore.inMemory(), files: DiskFileStore(folder: folder.path("files")),
            options: options
        ).mount(on: router)
        try await Application(router: router).test(.router) { client in
            let reply = try await client.executeRequest(
                uri: "/heap", method: .post,
                headers: [.acceptLanguage: asked, .contentType: "application/x-www-form-urlencoded"],
                body: ByteBuffer(string: "fw.sign.signature=Ada"))
            #expect(reply.status == .serviceUnavailable)
            let sentence = MessageCatalogs.catalog(for: language).text("ui.store_failed")
            #expect(String(buffer: reply.body).contains(sentence))
        }
    }

    private struct BrokenScanner: FileInspector {
        func begin(form: String, field: String) async throws -> any FileInspection { throw StoreProblem("broken") }
    }

    /// Refuses one content, and fails at another one.
    private final class Scanner: FileInspector {
        let names = Mutex<[String]>([])

        func begin(form: String, field: String) async throws -> any FileInspection { Look(scanner: self) }

        private final class Look: FileInspection {
            private let scanner: Scanner
            private let bytes = Mutex<[UInt8]>([])

            init(scanner: Scanner) { self.scanner = scanner }

            func take(_ part: [UInt8]) async throws {
                let all = bytes.withLock { bytes in
                    bytes += part
                    return bytes
                }
                if all == Array("BROKEN".utf8) { throw CancellationError() }
            }

            func verdict(on details: FileDetails) async throws -> FileVerdict {
                scanner.names.withLock { $0.append(details.name) }
                return bytes.withLock { $0 } == Array("EICAR".utf8) ? .refuse : .keep
            }
        }
    }
}
#endif
