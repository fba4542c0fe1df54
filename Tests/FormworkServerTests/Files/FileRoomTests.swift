#if Server
import Formwork
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// Files are refused before they fill the disk, and nothing else is lost then.
struct FileRoomTests {
    private func options(unclaimed: Int = 1_000_000, spare: Int = 0) -> FormRoutesOptions {
        FormRoutesOptions(
            limits: ServerLimits(files: FileLimits(bytes: 2_000, unclaimedBytes: unclaimed, spareBytes: spare)))
    }

    private func upload(_ client: any TestClientProtocol) async throws -> TestResponse {
        try await client.executeRequest(
            uri: "/visa/files/passport", method: .post, headers: header("Formwork-Name", "a.pdf"),
            body: ByteBuffer(bytes: PostedFile.pdf))
    }

    private func passport() -> PostedFile { PostedFile("passport", "passport.pdf", PostedFile.pdf) }

    @Test func filesThatNobodySentHaveOnlySoMuchRoom() async throws {
        let server = try await ServedFiles(options: options(unclaimed: PostedFile.pdf.count + 1))
        try await server.forms.test { client in
            let first = try await upload(client)
            #expect(first.status == .created)
            let second = try await upload(client)
            #expect(second.status == .serviceUnavailable && second.headers[.retryAfter] == "3600")
            #expect(second.json?["error"] == "file_no_room")
            #expect(second.json?["message"]?.stringValue?.hasPrefix("There is no room for this") == true)
            // A file that was sent is nobody's waste.
            let reference = try #require(first.json?["reference"]?.stringValue)
            let sent = try await client.postJSON("/visa", #"{"name":"Ada","passport":["\#(reference)"]}"#)
            #expect(sent.status == .created)
            #expect(try await upload(client).status == .created)
        }
        #expect(try await server.files.unclaimedBytes() == PostedFile.pdf.count)
    }

    /// A server that starts with a full store counts what is there.
    @Test func whatIsInTheStoreAlreadyCounts() async throws {
        let server = try await ServedFiles(options: options(unclaimed: PostedFile.pdf.count + 1))
        let first = try await server.forms.test { client in try await upload(client).status }
        #expect(first == .created)
        let again = try await ServedForms(
            [ServedFiles.visa], options: options(unclaimed: PostedFile.pdf.count + 1), files: server.files)
        let second = try await again.test { client in try await upload(client).status }
        #expect(second == .serviceUnavailable)
    }

    @Test func aPageWithoutAScriptComesBackAsItWasTyped() async throws {
        let server = try await ServedFiles(options: options(unclaimed: 3))
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "Ada")
            browser.type("fw.sign.signature", "Ada Lovelace")
            try await browser.press(choosing: [passport()])
            #expect(browser.status == .unprocessableContent)
            #expect(browser.html.components(separatedBy: "There is no room for this").count > 2)
            #expect(browser.value("name") == "Ada")
        }
        #expect(try await server.files.unclaimedBytes() == 0)
        #expect(try await server.forms.store.submissions(form: "visa").isEmpty)
    }

    @Test func theDiskKeepsSpace() async throws {
        let server = try await ServedFiles(options: options(spare: .max))
        let status = try await server.forms.test { client in try await upload(client).status }
        #expect(status == .serviceUnavailable)
        let free = try #require(try await server.files.freeBytes())
        #expect(free > 0)
    }

    @Test func aPostLeavesNoFilesAtAFormThatIsClosed() async throws {
        var closed = options()
        closed.opening = { _ in nil }
        let server = try await ServedFiles(options: closed)
        let headers = header("Content-Type", "multipart/form-data; boundary=\(PostedFile.boundary)")
        let page = try await ServedFiles(options: options()).forms.test { try await $0.get("/visa").text }
        let foreign = try #require(page.firstMatch(of: /name="fw.state" value="([^"]+)"/)).output.1
        try await server.forms.test { client in
            for state in ["", "x", String(foreign)] {
                let body = PostedFile.body([("fw.state", state), ("v.name", "Ada")], [passport()])
                let reply = try await client.executeRequest(
                    uri: "/visa", method: .post, headers: headers, body: ByteBuffer(bytes: body))
                #expect(reply.status == .notFound)
            }
        }
        #expect(try await server.files.unclaimedBytes() == 0)
    }

    /// A host may close a form while pages are open, which can be sent as long as they are not too old.
    @Test func aPageOfAFormThatWasClosedCanStillBeSent() async throws {
        let time = TestTime()
        let start = time.now
        var closing = options()
        closing.now = { time.now }
        closing.opening = { _ in time.now == start ? FormOpening() : nil }
        let server = try await ServedFiles(options: closing)
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "Ada")
            var late = browser
            time.pass(days: 1)
            try await browser.press(choosing: [passport()])
            #expect(browser.status == .seeOther)
            time.pass(days: 7)
            try await late.press(choosing: [passport()])
            #expect(late.status == .notFound)
        }
    }

    /// The page that comes back when its answers were stored already with others has its files.
    @Test func aSecondAnswerToOnePageKeepsItsFiles() async throws {
        let server = try await ServedFiles()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/visa")
            browser.fill("name", "Ada")
            var other = browser
            try await browser.press(choosing: [passport()])
            other.fill("name", "Grace")
            try await other.press(choosing: [passport()])
            #expect(other.status == .conflict)
            #expect(other.html.contains("passport.pdf"))
            try await other.press(choosing: [])
            #expect(other.status == .seeOther)
        }
        #expect(try await server.forms.store.submissions(form: "visa").count == 2)
    }

    @Test func pagesWithFilesWaitForAPlaceAmongThePages() async throws {
        let limits = ServerLimits(pages: 0)
        try await ServedFiles(options: FormRoutesOptions(limits: limits)).forms.test { client in
            for path in ["/visa", "/visa/fragment", "/visa/done", "/visa/draft/x"] {
                let status = try await client.get(path).status
                #expect(status == .serviceUnavailable, "\(path)")
            }
        }
    }
}
#endif
