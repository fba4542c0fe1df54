#if Server
import FormworkCore
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FormworkServerTests

/// Posts full of brackets cost what their bytes cost, and no more.
@Suite struct BracketTests {
    @Test func readsBracketsInMarkers() async throws {
        let server = try await ServedForms.loan()
        try await server.test { client in
            let body = "fw.seen=" + String(repeating: "[", count: 2_000)
            let response = try await client.executeRequest(
                uri: "/loan", method: .post, headers: [.contentType: "application/x-www-form-urlencoded"],
                body: ByteBuffer(string: body))
            #expect(response.status.kind == .clientError)
        }
    }
}
#endif
