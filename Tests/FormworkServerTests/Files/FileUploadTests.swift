#if Server
import Formwork
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import GRDB
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// Files that a page's script or a program sends one at a time, and files that are given back.
@Suite(.tags(.waiting)) struct FileUploadTests {
    private func upload(
        _ client: any TestClientProtocol, _ field: String = "passport", name: String = "passport.pdf",
        type: String = "application/octet-stream", _ bytes: [UInt8] = PostedFile.pdf, _ more: HTTPFields = [:]
    ) async throws -> TestResponse {
        var headers = more
        headers[.contentType] = type
        headers["Formwork-Name"] = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        let path = field.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return try await client.executeRequest(
            uri: "/visa/files/" + path, method: .post, headers: headers, body: ByteBuffer(bytes: bytes))
    }

    private func reference(_ response: TestResponse) throws -> String {
        try #require(response.json?["reference"]?.stringValue)
    }

    @Test func aProgramUploadsAndSubmits() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            let reply = try await upload(client, name: "Résumé.pdf")
            #expect(reply.status == .created)
            #expect(reply.json?["name"] == "Résumé.pdf" && reply.json?["type"] == "application/pdf")
            let passport = try reference(reply)
            let photo = try reference(try await upload(client, "children[].photo", name: "b.png", PostedFile.png))
            let stored = try await client.postJSON(
                "/visa", #"{"name":"Ada","passport":["\#(passport)"],"children":[{"photo":["\#(photo)"]}]}"#)
            #expect(stored.status == .created)
            #expect(stored.json?["values"]?["passport"]?.arrayValue?.first?["name"] == "Résumé.pdf")
        }
        #expect(try await server.values()?["children"]?.arrayValue?.first?["photo"]?.arrayValue?.count == 1)
    }

    @Test func partsAreTakenToo() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            let body = PostedFile.body([("note", "x")], [PostedFile("any", "a.pdf", PostedFile.pdf)])
            let type = "multipart/form-data; boundary=\(PostedFile.boundary)"
            let reply = try await upload(client, type: type, body)
            #expect(reply.status == .created && reply.json?["name"] == "a.pdf")
            let none = try await upload(client, type: type, PostedFile.body([("note", "x")], []))
            #expect(none.status == .badRequest)
            let cut = try await upload(client, type: type, Array(body.prefix(body.count / 2)))
            #expect(cut.status == .badRequest)
        }
        #expect(try await server.files.orphans(before: .max).count == 1)
    }

    @Test func whatCannotBeTakenIsRefusedWithACodeAndWords() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            let cases: [([UInt8], String, HTTPResponse.Status)] = [
                ([], "file_empty", .unprocessableContent),
                (Array("<html>".utf8), "file_wrong_type", .unprocessableContent),
                (PostedFile.pdf + [UInt8](repeating: 0, count: 3_000), "file_too_large", .contentTooLarge),
            ]
            for (bytes, code, status) in cases {
                let reply = try await upload(client, "passport", bytes)
                #expect(reply.status == status && reply.json?["error"] == .string(code), "\(code)")
                #expect(reply.json?["message"]?.stringValue?.isEmpty == false)
            }
            #expect(try await upload(client, "name").status == .notFound)
            #expect(try await upload(client, "nowhere").status == .notFound)
            #expect(try await upload(client, "../../x").status == .notFound)
            let foreign = header("Origin", "https://evil.example")
            #expect(try await upload(client, "passport", PostedFile.pdf, foreign).status == .forbidden)
        }
        #expect(try await server.files.orphans(before: .max).isEmpty)
    }

    @Test func aReferenceIsGoodForItsFieldAlone() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            let photo = try reference(try await upload(client, "children[].photo", PostedFile.png))
            let pass = try reference(try await upload(client))
            let id = String(pass.prefix(32))
            for forged in [photo, id, id + ".zzzzzzz.AAAA", pass + "A", "x"] {
                let reply = try await client.postJSON("/visa", #"{"name":"Ada","passport":["\#(forged)"]}"#)
                #expect(reply.status == .unprocessableContent)
                #expect(reply.json?["errors"]?.arrayValue?.first?["code"] == "option")
            }
            let three = [pass, try reference(try await upload(client)), try reference(try await upload(client))]
            let list = three.map { "\"\($0)\"" }.joined(separator: ",")
            let reply = try await client.postJSON("/visa", #"{"name":"Ada","passport":[\#(list)]}"#)
            #expect(
                reply.json?["errors"]?.arrayValue?.first?["message"]
                    == "“Passport” can have 2 entries: remove the others")
        }
    }

    @Test func aReferenceExpires() async throws {
        let time = TestTime()
        var options = FormRoutesOptions(limits: ServerLimits(files: FileLimits(lifetime: .seconds(60))))
        options.now = { time.now }
        try await ServedFiles(options: options).forms.test { client in
            let old = try reference(try await upload(client))
            time.pass(milliseconds: 60_001)
            let reply = try await client.postJSON("/visa", #"{"name":"Ada","passport":["\#(old)"]}"#)
            #expect(reply.status == .unprocessableContent)
        }
    }

    @Test func anAddressCanAddOnlySoMuch() async throws {
        let form = RequestRate(burst: PostedFile.pdf.count + 1, perMinute: 0)
        let limits = ServerLimits(files: FileLimits(perForm: form))
        try await ServedFiles(options: FormRoutesOptions(limits: limits)).forms.test { client in
            #expect(try await upload(client).status == .created)
            let reply = try await upload(client)
            #expect(reply.status == .tooManyRequests)
        }
    }

    @Test func thePersonWhoAddedAPictureCanLookAtIt() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            let reply = try await upload(client, "passport", name: "me \"ü\".png", PostedFile.png)
            let view = try #require(reply.json?["view"]?.stringValue)
            let picture = try await client.get(view)
            #expect(picture.status == .ok)
            #expect(Array(picture.body.readableBytesView) == PostedFile.png)
            #expect(picture.headers[.contentType] == "image/png")
            #expect(picture.headers["Content-Security-Policy"] == "default-src 'none'; sandbox")
            #expect(picture.headers["X-Content-Type-Options"] == "nosniff")
            #expect(picture.headers[.contentDisposition] == "attachment; filename*=UTF-8''me%20_%C3%BC_.png")
            #expect(try await upload(client).json?["view"] == nil)
            // A reference that answers a question does not open the file.
            #expect(try await client.get("/visa/files/" + (try reference(reply))).status == .notFound)
        }
    }

    @Test func nobodyElseCanHaveAFileUnlessTheHostSaysSo() async throws {
        let options = FormRoutesOptions(mayDownload: { request in
            request.head.headerFields[.authorization] == "Bearer clerk" && request.file.details.field == "passport"
        })
        let server = try await ServedFiles(options: options)
        try await server.forms.test { client in
            let id = String(try reference(try await upload(client)).prefix(32))
            #expect(try await client.get("/visa/files/\(id)").status == .notFound)
            let clerk = header("Authorization", "Bearer clerk")
            let file = try await client.get("/visa/files/\(id)", clerk)
            #expect(file.status == .ok && Array(file.body.readableBytesView) == PostedFile.pdf)
            let photo = try reference(try await upload(client, "children[].photo", PostedFile.png))
            #expect(try await client.get("/visa/files/\(photo.prefix(32))", clerk).status == .notFound)
            #expect(try await client.get("/visa/files/\(String(repeating: "0", count: 32))", clerk).status == .notFound)
        }
    }

    @Test func filesThatNobodyHasAreSwept() async throws {
        let server = try await ServedFiles()
        let shelf = FileShelf(
            server.files, limits: FileLimits(lifetime: .seconds(-7_200)), logger: FormRoutesOptions().logger)
        try await server.forms.test { client in
            let kept = try reference(try await upload(client))
            _ = try await upload(client)
            _ = try await client.postJSON("/visa", #"{"name":"Ada","passport":["\#(kept)"]}"#)
            await shelf.sweep()
            #expect(try await server.files.orphans(before: .max).isEmpty)
            #expect(try await server.files.file(String(kept.prefix(32))) != nil)
        }
    }

    @Test func erasingDeletesFilesWhoseFirstPostFailed() async throws {
        let server = try await ServedFiles()
        let database = server.forms.store
        try await server.forms.test { client in
            let passport = try reference(try await upload(client))
            let answers = #"{"name":"Ada","passport":["\#(passport)"]}"#
            try await database.write { database in
                try database.execute(
                    sql: "CREATE TRIGGER full BEFORE INSERT ON submission BEGIN SELECT RAISE(ABORT, 'full'); END")
            }
            #expect(try await client.postJSON("/visa", answers).status == .serviceUnavailable)
            try await database.write { try $0.execute(sql: "DROP TRIGGER full") }
            #expect(try await client.postJSON("/visa", answers).status == .created)
            let file = String(passport.prefix(32))
            #expect(try await server.files.file(file)?.submissions.count == 2, "the first one may be stored")
            let later = currentMilliseconds() + 7_200_000
            await FileShelf(
                server.files, of: database, limits: FileLimits(), logger: FormRoutesOptions().logger, now: { later }
            ).sweep()
            let stored = try #require(try await database.submissions(form: "visa").first)
            #expect(try await server.files.file(file)?.submissions == [stored.id])
            let access = AccessEntry(time: 1, who: "Eve", action: .erase, form: "visa", submission: stored.id)
            _ = try await database.erase(stored.id, form: "visa", noting: access)
            try await database.deleteErasedFiles(in: server.files)
            #expect(try await server.files.file(file) == nil)
        }
    }

    /// The store sees a large file in small parts, so nothing larger than a part was ever in memory.
    @Test func aLargeFileIsWrittenInParts() async throws {
        let store = CountingStore()
        let form = FormDefinition("visa") { Field.file("film").maxSize(megabytes: 60).accept(".bin") }
        let server = try await ServedForms([form], files: store)
        try await server.testLive { client in
            let bytes = [UInt8](repeating: 0, count: 8_000_000)
            let reply = try await upload(client, "film", name: "film.bin", bytes)
            #expect(reply.status == .created)
            #expect(store.total == bytes.count)
            #expect(store.largest <= 1 << 20, "\(store.largest)")
        }
    }
}
#endif
