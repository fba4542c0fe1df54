#if Server
@testable import FormworkServer
import FormworkTestSupport
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServerTests

/// Pages of other sites: those that are listed show forms in frames, all others show nothing and post nothing.
struct FrameTests {
    private func server() async throws -> ServedForms {
        var options = FormRoutesOptions()
        options.embeddingSites = [
            try #require(SiteOrigin("https://www.example.org")), try #require(SiteOrigin("http://localhost:8000")),
        ]
        return try await ServedForms.loan(options)
    }

    private func ancestors(_ response: TestResponse) -> String? {
        response.headers[.contentSecurityPolicy]?.split(separator: "; ").first { $0.hasPrefix("frame-ancestors") }
            .map { String($0) }
    }

    @Test func listedSitesAloneShowPagesOfForms() async throws {
        try await server().test { client in
            for path in ["/loan", "/loan/done", "/loan/draft/none", "/loan/saved/none"] {
                let response = try await client.get(path)
                #expect(
                    ancestors(response) == "frame-ancestors https://www.example.org http://localhost:8000", "\(path)")
                #expect(response.headers["X-Frame-Options"] == nil, "\(path)")
            }
            let refused = try await client.executeRequest(
                uri: "/loan", method: .post, headers: [.contentType: "application/x-www-form-urlencoded"], body: nil)
            #expect(ancestors(refused)?.contains("https://www.example.org") == true)
        }
    }

    @Test func otherPagesAreInNoFrame() async throws {
        try await server().test { client in
            for path in ["/_formwork/admin", "/_formwork/admin/loan", "/loan/fragment", "/loan/definition"] {
                let response = try await client.get(path)
                #expect(ancestors(response) == "frame-ancestors 'none'", "\(path)")
                #expect(response.headers["X-Frame-Options"] == "DENY", "\(path)")
            }
        }
    }

    @Test func withoutAListNoPageIsInAFrame() async throws {
        try await ServedForms.loan().test { client in
            let page = try await client.get("/loan")
            #expect(ancestors(page) == "frame-ancestors 'none'")
            #expect(page.headers["X-Frame-Options"] == "DENY")
            #expect(!page.text.contains("frame.js"))
            let script = try await client.get("/_formwork/embed.js")
            #expect(script.headers["Cross-Origin-Resource-Policy"] == "same-origin")
        }
    }

    @Test func otherSitesLoadOneScriptAlone() async throws {
        try await server().test { client in
            let script = try await client.get("/_formwork/embed.js")
            #expect(script.headers["Cross-Origin-Resource-Policy"] == "cross-origin")
            for path in ["/_formwork/formwork.js", "/_formwork/frame.js", "/loan"] {
                let response = try await client.get(path)
                #expect(response.headers["Cross-Origin-Resource-Policy"] == "same-origin", "\(path)")
            }
        }
    }

    /// A page in a frame posts from its own origin. A page around it, listed or not, posts nothing.
    @Test func aListedSitePostsNothingItself() async throws {
        try await server().test { client in
            for origin in ["https://www.example.org", "https://evil.test"] {
                let headers = header("Origin", origin).merging(header("Sec-Fetch-Site", "cross-site"))
                let refused = try await client.postJSON("/loan", "{}", headers)
                #expect(refused.status == .forbidden, "\(origin)")
            }
            let own = header("Sec-Fetch-Site", "same-origin").merging(header("Sec-Fetch-Dest", "iframe"))
            let taken = try await client.postJSON("/loan", "{}", own)
            #expect(taken.status == .unprocessableContent)
        }
    }

    @Test func pagesNameTheSitesThatTheyTalkTo() async throws {
        try await server().test { client in
            let page = try await client.get("/loan").text
            #expect(page.contains("data-fw-sites=\"https://www.example.org http://localhost:8000\""))
            #expect(page.contains("frame.css"))
        }
    }

    @Test(arguments: [
        "https://*.example.org", "*", "https://www.example.org/", "https://www.example.org/page", "www.example.org",
        "https://a b", "https://a;script-src *", "https://a'", "https://", "https://:443", "https://a:0",
        "https://a:99999",
        "https://a:+1", "https://user@a", "javascript:alert(1)", "null", "ftp://a", "https://a..b", "https://ä.org",
    ])
    func whatIsNoOriginIsRefused(_ text: String) {
        #expect(SiteOrigin(text) == nil)
    }

    @Test func originsAreWrittenAsBrowsersWriteThem() {
        #expect(SiteOrigin("HTTPS://WWW.Example.org:443")?.description == "https://www.example.org")
        #expect(SiteOrigin("http://localhost:8000")?.description == "http://localhost:8000")
        #expect(SiteOrigin("http://127.0.0.1:80")?.description == "http://127.0.0.1")
    }
}

extension HTTPFields {
    fileprivate func merging(_ others: HTTPFields) -> HTTPFields {
        var fields = self
        for field in others { fields.append(field) }
        return fields
    }
}
#endif
