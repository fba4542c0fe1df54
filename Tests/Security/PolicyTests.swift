#if Server
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServerTests

/// Pictures and links that a page refuses to show are not allowed by its policy either.
struct PolicyTests {
    @Test func leavesRefusedPicturesOutOfThePolicy() async throws {
        let refused = [
            "HTTPS://upper.test/a.png", "http://plain.test/a.png", "https://*/a.png", "https://*.test/a.png",
            "https://back\\\\slash.test/a.png", "https://sp ace.test/a.png", "//relative.test/a.png",
            "javascript:alert(1)", "data:image/png;base64,AAAA",
        ]
        let fields = refused.enumerated().map { #"{ "id": "i\#($0)", "type": "image", "image": "\#($1)" }"# }
        let form = #"{ "id": "pictures", "fields": [ \#(fields.joined(separator: ", ")) ] }"#
        let server = try await ServedForms([try definition(form)])
        try await server.test { client in
            let policy = try await client.get("/pictures").headers[.contentSecurityPolicy] ?? ""
            #expect(policy.contains("img-src 'self' data:;"), "\(policy)")
        }
    }
}
#endif
