#if Server
@testable import FormworkServer
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServerTests

/// DNS rebinding: a page of another site whose name leads to this machine gets nothing.
struct HostTests {
    private func head(_ authority: String?) -> HTTPRequest {
        HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/")
    }

    @Test func answersUnderItsNamesAlone() {
        let check = HostCheck(["forms.test", "127.0.0.1", "::1"])
        for name in ["forms.test", "FORMS.test:8080", "127.0.0.1:1", "[::1]:8080", "[::1]"] {
            #expect(check.allows(head(name)), "\(name)")
        }
        for name in [
            "evil.test", "evil.test:8080", "forms.test.evil.test", "127.0.0.2", "[::2]", "", ":8080", "[", "::1",
        ] {
            #expect(!check.allows(head(name)), "\(name)")
        }
        #expect(check.allows(head(nil)))
        #expect(HostCheck(nil).allows(head("anything.test")))
    }

    @Test func refusesOtherNamesWithAStatusOfItsOwn() async throws {
        let server = try await ServedForms.loan(FormRoutesOptions(allowedHosts: ["forms.test"]))
        try await server.test(.live) { client in
            let page = try await client.get("/loan")
            #expect(page.status == .misdirectedRequest)
            #expect(!page.text.contains("Loan"))
            #expect(try await client.postJSON("/loan", "{}").status == .misdirectedRequest)
        }
    }
}
#endif
