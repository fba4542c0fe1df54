#if Server
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FormworkServer

/// Pages and JSON are compressed as they are sent.
struct CompressedReplyTests {
    private func isGzip(_ body: ByteBuffer) -> Bool { Array(body.readableBytesView.prefix(2)) == [0x1F, 0x8B] }

    @Test func pagesAreCompressedForBrowsersThatTakeGzip() async throws {
        let path = "/loan"
        try await ServedForms.loan().test { client in
            let plain = try await client.get(path)
            let packed = try await client.get(path, header("Accept-Encoding", "br, gzip"))
            #expect(plain.headers[.contentEncoding] == nil && !isGzip(plain.body))
            #expect(packed.headers[.contentEncoding] == "gzip" && isGzip(packed.body))
            #expect(packed.body.readableBytes * 2 < plain.body.readableBytes)
            // A cache between may not give one of them to readers of the other.
            #expect(plain.headers[.vary] == "Accept-Encoding" && packed.headers[.vary] == "Accept-Encoding")
            let refused = try await client.get(path, header("Accept-Encoding", "gzip;q=0"))
            #expect(refused.headers[.contentEncoding] == nil)
        }
    }

    @Test func shortRepliesStayAsTheyAre() async throws {
        try await ServedForms.loan().test { client in
            let reply = try await client.get("/_formwork/health", header("Accept-Encoding", "gzip"))
            #expect(reply.status == .ok && reply.headers[.contentEncoding] == nil)
        }
    }

    /// The length of a compressed page would tell whether what a link puts into it is also elsewhere in the page, such as
    /// in the answers that the host knows of a person.
    @Test(arguments: ["/loan?name=guess", "/loan?lang=de", "/loan/fragment?name=a"])
    func whatALinkChoosesIsNotCompressed(path: String) async throws {
        try await ServedForms.loan().test { client in
            let page = try await client.get(path, header("Accept-Encoding", "gzip"))
            #expect(page.status == .ok && page.body.readableBytes > 1_400)
            #expect(page.headers[.contentEncoding] == nil)
        }
    }

    @Test func resultsAreNotCompressed() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            for index in 0..<30 { _ = try await client.postJSON("/trip", #"{"name":"Ada \#(index)"}"#) }
            var visitor = try await server.visitor(client)
            visitor.headers[.acceptEncoding] = "gzip"
            try await visitor.open(AdminVisitor.home + "/forms/trip")
            #expect(visitor.status == .ok && visitor.page.utf8.count > 1_400)
            #expect(visitor.replied[.contentEncoding] == nil)
        }
    }
}
#endif
