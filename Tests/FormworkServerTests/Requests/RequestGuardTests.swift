#if Server
@testable import FormworkServer
import HTTPTypes
import Testing

@Suite(.tags(.waiting)) struct RequestGuardTests {
    private func post(_ fields: [String: String]) -> HTTPRequest {
        var head = HTTPRequest(method: .post, scheme: "http", authority: "forms.test:8080", path: "/loan")
        for (name, value) in fields { head.headerFields[name] = value }
        return head
    }

    @Test func letsOwnPagesAndProgramsPost() {
        let check = SameOriginCheck()
        #expect(check.allows(post([:])))
        #expect(check.allows(post(["Sec-Fetch-Site": "same-origin", "Origin": "http://forms.test:8080"])))
        #expect(check.allows(post(["Sec-Fetch-Site": "none"])))
        #expect(check.allows(post(["Origin": "http://forms.test:8080"])))
        #expect(check.allows(post(["Origin": "HTTP://Forms.Test:8080"])))
    }

    @Test func keepsOtherSitesFromPosting() {
        let check = SameOriginCheck()
        #expect(!check.allows(post(["Sec-Fetch-Site": "cross-site"])))
        #expect(!check.allows(post(["Sec-Fetch-Site": "same-site", "Origin": "http://other.test:8080"])))
        #expect(!check.allows(post(["Sec-Fetch-Site": "cross-site", "Origin": "http://forms.test:8080"])))
        #expect(!check.allows(post(["Origin": "http://forms.test"])))
        #expect(!check.allows(post(["Origin": "http://evil.test"])))
        #expect(!check.allows(post(["Origin": "null"])))
        #expect(!check.allows(post(["Origin": ""])))
    }

    @Test func letsTrustedOriginsPost() {
        let check = SameOriginCheck(trustedOrigins: ["https://www.example.org"])
        #expect(check.allows(post(["Sec-Fetch-Site": "cross-site", "Origin": "https://www.example.org"])))
        #expect(!check.allows(post(["Sec-Fetch-Site": "cross-site", "Origin": "https://example.org"])))
    }

    @Test func limitsEachAddressByItself() {
        let limiter = RateLimiter(RequestRate(burst: 2, perMinute: 60))
        let start = ContinuousClock.now
        #expect(limiter.admit("a", at: start))
        #expect(limiter.admit("a", at: start))
        #expect(!limiter.admit("a", at: start))
        #expect(limiter.admit("b", at: start))
        #expect(limiter.admit("a", at: start + .seconds(1)))
        #expect(!limiter.admit("a", at: start + .seconds(1)))
    }

    @Test func staysBoundedWithManyAddresses() {
        let limiter = RateLimiter(RequestRate(burst: 1, perMinute: 1))
        let now = ContinuousClock.now
        for address in 0..<25_000 { #expect(limiter.admit("\(address)", at: now)) }
    }

    @Test func readsAcceptedEncodings() {
        #expect(acceptsGzip("gzip, deflate, br"))
        #expect(acceptsGzip("br;q=1, GZIP;q=0.5"))
        #expect(acceptsGzip("*"))
        #expect(!acceptsGzip(nil))
        #expect(!acceptsGzip(""))
        #expect(!acceptsGzip("br"))
        #expect(!acceptsGzip("gzip;q=0"))
        #expect(!acceptsGzip("*, gzip;q=0.0"))
    }

    @Test func namesTheOriginOfSuccessPages() {
        #expect(SecurityHeaders.origin(of: "https://www.example.org/thanks?x=1") == "https://www.example.org")
        #expect(SecurityHeaders.origin(of: "/thanks") == nil)
        #expect(SecurityHeaders.origin(of: "https://a.test; script-src *") == "https://a.test")
        for address in ["https://*", "https://*.test/x", "https://a.test@b.test", "https://", "https://a*b/"] {
            #expect(SecurityHeaders.origin(of: address) == nil, "\(address)")
        }
    }
}
#endif
