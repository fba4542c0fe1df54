#if Server
import FormworkCore
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FormworkServer
@testable import FormworkServerTests

/// Nobody sees results who was not let in, and nothing that was let in does what its owner did not want.
@Suite(.tags(.waiting)) struct AdminSecurityTests {
    private let home = AdminVisitor.home

    private func submission(_ id: String = "s1", form: String = "trip", _ values: String = #"{"name":"HUSH"}"#)
        -> Submission
    {
        Submission(id: id, form: form, definition: "", created: 1, values: values)
    }

    private var places: [String] {
        [
            "", "/log", "/logins", "/find?search=HUSH", "/counts", "/deliveries", "/forms/trip", "/forms/trip/sums",
            "/forms/trip/table.csv",
            "/forms/trip/lines.jsonl",
            "/forms/trip/one/s1", "/forms/trip/one/s1/erase", "/forms/trip/one/s1/files/x",
        ].map { home + $0 }
    }

    @Test func thereAreNoSuchPagesUnlessTheyAreAskedFor() async throws {
        try await ServedForms.loan().test { client in
            for place in places + [home + "/login", home + "/enter/x"] {
                let reply = try await client.get(place)
                #expect(reply.status == .notFound, "\(place)")
            }
        }
    }

    @Test func withoutALoginNothingIsShownOrDone() async throws {
        let server = try await ServedResults()
        _ = try await server.store.store(submission())
        try await server.forms.test { client in
            let secret = AdmissionSecret().text
            for cookie in [nil, "", "x", secret, secret + "=", "%00"] {
                var visitor = AdminVisitor(client)
                visitor.cookie = cookie
                for place in places {
                    try await visitor.open(place)
                    #expect(visitor.status == .unauthorized, "\(place)")
                    let page = visitor.page.withoutTokens
                    #expect(!page.contains("HUSH") && !page.contains("s1"))
                }
                try await visitor.post(home + "/forms/trip/one/s1/erase", [])
                #expect(visitor.status == .unauthorized)
            }
            #expect(try await server.store.submissions(form: "trip").count == 1)
            #expect(try await server.accesses().isEmpty)
        }
    }

    @Test func aLinkLetsInOnce() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            let link = try await server.store.newLink(for: "Eve")
            var visitor = AdminVisitor(client)
            // Programs that look at links in advance do not use it up.
            for _ in 0..<3 { try await visitor.open(link) }
            #expect(visitor.status == .ok && visitor.cookie == nil)
            try await visitor.post(link, [])
            #expect(visitor.status == .seeOther && visitor.cookie != nil)
            var other = AdminVisitor(client)
            try await other.enter(link)
            #expect(other.status == .unauthorized && other.cookie == nil)
        }
    }

    @Test func ofManyWhoUseALinkAtOnceOneIsLetIn() async throws {
        let server = try await ServedResults { $0.loginRate = .unlimited }
        try await server.forms.test { client in
            let link = try await server.store.newLink(for: "Eve")
            let admitted = try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<12 {
                    group.addTask {
                        var visitor = AdminVisitor(client)
                        try await visitor.post(link, [])
                        return visitor.cookie != nil
                    }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(admitted == 1)
        }
    }

    @Test func linksAndLoginsExpire() async throws {
        let time = TestTime()
        var options = FormRoutesOptions()
        options.now = { time.now }
        let server = try await ServedResults(options: options)
        try await server.forms.test { client in
            let secret = AdmissionSecret()
            try await server.store.admit(
                Admission(kind: .link, hash: secret.hash, who: "Eve", expires: time.now + 1_000))
            let second = AdmissionSecret()
            try await server.store.admit(
                Admission(kind: .link, hash: second.hash, who: "Eve", expires: time.now + 100_000_000_000))
            var visitor = AdminVisitor(client)
            try await visitor.enter(home + "/enter/" + second.text)
            try await visitor.open(home)
            #expect(visitor.status == .ok)
            time.pass(days: 1)
            try await visitor.open(home)
            #expect(visitor.status == .unauthorized)
            try await visitor.enter(home + "/enter/" + secret.text)
            #expect(visitor.status == .unauthorized)
        }
    }

    @Test func aLoginThatIsNotUsedEnds() async throws {
        let time = TestTime()
        var options = FormRoutesOptions()
        options.now = { time.now }
        let server = try await ServedResults(options: options)
        try await server.forms.test { client in
            let link = AdmissionSecret()
            try await server.store.admit(
                Admission(kind: .link, hash: link.hash, who: "Eve", expires: time.now + 100_000_000_000))
            var visitor = AdminVisitor(client)
            try await visitor.enter(home + "/enter/" + link.text)
            // Each request lets the time begin anew, but those that a page makes by itself do not.
            for _ in 0..<3 {
                time.pass(milliseconds: 50 * 60_000)
                try await visitor.open(home)
                #expect(visitor.status == .ok)
            }
            let ticket = visitor.page.firstMatch(of: /name="ticket" value="([^"]+)"/).map { String($0.1) }
            time.pass(milliseconds: 50 * 60_000)
            try await visitor.open(home + "/counts")
            #expect(visitor.status == .ok)
            time.pass(milliseconds: 20 * 60_000)
            try await visitor.open(home)
            #expect(visitor.status == .unauthorized)
            // A ticket of a form does not replace what is missing.
            visitor.seen = try #require(ticket)
            try await visitor.open(home)
            #expect(visitor.status == .unauthorized)
        }
    }

    /// A link is not a login: who sees one in a history cannot use it as a cookie, and the other way round.
    @Test func aSecretIsGoodForOneThingOnly() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            let link = try await server.store.newLink(for: "Eve")
            var visitor = AdminVisitor(client)
            visitor.cookie = String(link.split(separator: "/").last ?? "")
            try await visitor.open(home)
            #expect(visitor.status == .unauthorized)
            visitor = try await server.visitor(client)
            let cookie = try #require(visitor.cookie)
            var other = AdminVisitor(client)
            try await other.enter(home + "/enter/" + cookie)
            #expect(other.status == .unauthorized)
            try await visitor.open(home)
            #expect(visitor.status == .ok)
        }
    }

    @Test func theDatabaseDoesNotLetIn() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            let link = try await server.store.newLink(for: "Eve")
            let visitor = try await server.visitor(client)
            let secrets = [String(link.split(separator: "/").last ?? ""), try #require(visitor.cookie)]
            let bytes = try ["", "-wal"].map { end in
                try Data(contentsOf: URL(fileURLWithPath: server.folder.path("answers.sqlite" + end)))
            }
            let text = bytes.map { String(decoding: $0, as: UTF8.self) }.joined()
            #expect(text.contains("Eve"))
            for secret in secrets { #expect(!text.contains(secret)) }
        }
    }

    @Test func theCookieIsKeptFromScriptsAndOtherSites() async throws {
        for needsTLS in [true, false] {
            let server = try await ServedResults { $0.needsTLS = needsTLS }
            try await server.forms.test { client in
                let visitor = try await server.visitor(client)
                let cookie = try #require(visitor.replied[values: .setCookie].first)
                let path = needsTLS ? "/" : home
                for part in ["HttpOnly", "SameSite=Strict", "Path=\(path);", "Max-Age=28800"] {
                    #expect(cookie.contains("; " + part), "\(part)")
                }
                #expect(cookie.contains("Secure") == needsTLS && cookie.hasPrefix("__Host-") == needsTLS)
                // With TLS, a cookie that another host of the domain could have set lets nobody in.
                var other = visitor
                other.cookieName = "formwork-admin"
                try await other.open(home)
                #expect(other.status == (needsTLS ? .unauthorized : .ok))
            }
            // Behind a proxy with TLS it is sent over TLS alone, although the server itself has none.
            try await server.forms.test { client in
                var visitor = AdminVisitor(client)
                visitor.headers[.origin] = "https://forms.test"
                visitor.headers[HTTPField.Name("Sec-Fetch-Site")!] = "same-origin"
                try await visitor.enter(try await server.store.newLink(for: "Eve"))
                #expect(visitor.replied[values: .setCookie].allSatisfy { $0.contains("; Secure") })
                try await visitor.open(home)
                #expect(
                    visitor.status == .ok && visitor.replied[values: .setCookie].allSatisfy { $0.contains("; Secure") })
            }
        }
    }

    @Test func nothingIsKeptByBrowsersOrFoundBySearchEngines() async throws {
        let server = try await ServedResults()
        _ = try await server.store.store(submission())
        try await server.forms.test { client in
            var visitor = try await server.visitor(client)
            let robots = HTTPField.Name("X-Robots-Tag")!
            for place in places {
                try await visitor.open(place)
                #expect(visitor.replied[.cacheControl] == "no-store", "\(place)")
                #expect(visitor.replied[robots] == "noindex, nofollow", "\(place)")
                let policy = visitor.replied[HTTPField.Name("Content-Security-Policy")!] ?? ""
                #expect(
                    policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'")
                        && !policy.contains("unsafe-inline"))
            }
        }
    }

    @Test func anotherSiteErasesNothing() async throws {
        let server = try await ServedResults()
        _ = try await server.store.store(submission())
        try await server.forms.test { client in
            let victim = try await server.visitor(client)
            var attacker = try await server.visitor(client)
            let address = home + "/forms/trip/one/s1/erase"
            try await attacker.open(address)
            let ticket = try #require(attacker.page.firstMatch(of: /name="ticket" value="([^"]+)"/)).1
            var page = Browser(client)
            try await page.open("/trip")
            let state = try #require(page.hidden("fw.state").first)
            for ticket in [nil, "", "x.y", state, String(ticket), String(ticket.dropLast())] {
                var visitor = victim
                try await visitor.post(address, ticket.map { [("ticket", $0)] } ?? [])
                #expect(visitor.status == .forbidden, "\(ticket ?? "none")")
            }
            // With the right ticket, but from a page of another site.
            var visitor = victim
            try await visitor.open(address)
            visitor.headers[HTTPField.Name("Sec-Fetch-Site")!] = "cross-site"
            try await visitor.press(address)
            #expect(visitor.status == .forbidden)
            #expect(try await server.store.submissions(form: "trip").count == 1)
            visitor.headers = HTTPFields()
            try await visitor.open(address)
            try await visitor.press(address)
            #expect(visitor.status == .seeOther)
        }
    }

    @Test func anotherSiteLogsNobodyIn() async throws {
        let server = try await ServedResults([
            .link, .password(try #require(PasswordHash("correct horse battery", rounds: 1_024))),
        ])
        try await server.forms.test { client in
            var visitor = AdminVisitor(client)
            visitor.headers[.origin] = "https://evil.test"
            let link = try await server.store.newLink(for: "Eve")
            try await visitor.post(link, [])
            #expect(visitor.status == .forbidden && visitor.cookie == nil)
            try await visitor.post(home + "/login", [("password", "correct horse battery")])
            #expect(visitor.status == .forbidden && visitor.cookie == nil)
        }
    }

    @Test func triesToLogInAreCounted() async throws {
        let hash = try #require(PasswordHash("correct horse battery", rounds: 1_024))
        let server = try await ServedResults([.password(hash)]) { $0.loginRate = RequestRate(burst: 3, perMinute: 0) }
        try await server.forms.test { client in
            var visitor = AdminVisitor(client)
            for number in 0..<5 {
                try await visitor.post(home + "/login", [("password", "wrong \(number)")])
                #expect(visitor.status == (number < 3 ? .unauthorized : .tooManyRequests))
            }
            // The right one is not told apart from a wrong one.
            try await visitor.post(home + "/login", [("password", "correct horse battery")])
            #expect(visitor.status == .tooManyRequests && visitor.cookie == nil)
            #expect(try await server.accesses().map(\.action) == [.refusedLogin, .refusedLogin, .refusedLogin])
        }
    }

    @Test func onlyHashesOfPasswordsAreKept() throws {
        let hash = try #require(PasswordHash("correct horse battery"))
        #expect(
            hash.text.hasPrefix("$scrypt$ln=17,r=8,p=1$") && !hash.text.contains("horse") && "\(hash)" == "PasswordHash"
        )
        #expect(hash.matches("correct horse battery") && !hash.matches("correct horse batter") && !hash.matches(""))
        let again = try #require(PasswordHash("correct horse battery", rounds: 1_024))
        #expect(
            try #require(PasswordHash("correct horse battery", rounds: 1_024)).text != again.text,
            "each has a salt of its own")
        #expect(PasswordHash("short") == nil && PasswordHash(String(repeating: "a", count: 1_025)) == nil)
        #expect(!hash.matches(String(repeating: "a", count: 1_000_000)))
        // The text of a hash may be hostile too: nothing that costs much memory is read.
        let end = again.text.split(separator: "$").suffix(2).joined(separator: "$")
        for start in [
            "ln=0,r=8,p=1", "ln=21,r=8,p=1", "ln=99,r=8,p=1", "ln=20,r=32,p=1", "ln=10,r=0,p=1", "ln=10,r=8,p=0",
            "ln=10,r=8,p=99",
            "ln=-2,r=8,p=1", "r=8,p=1", "",
        ] {
            #expect(PasswordHash(text: "$scrypt$\(start)$\(end)") == nil, "\(start)")
        }
        for text in ["", "$scrypt", "$bcrypt$ln=10,r=8,p=1$\(end)", "$scrypt$ln=10,r=8,p=1$AAAA$AAAA"] {
            #expect(PasswordHash(text: text) == nil)
        }
    }

    @Test func aHeaderCountsFromTheProxyAlone() async throws {
        let header = HTTPField.Name("X-Forwarded-User")!
        for (addresses, isLetIn) in [(["127.0.0.1"], true), (["10.0.0.1", "::1"], false), (["nonsense"], false)] {
            let store = try SQLiteSubmissionStore.inMemory()
            var options = FormRoutesOptions()
            options.admin = AdminOptions(store: store, logins: [.proxy(header: header, addresses: addresses)])
            let router = Router(context: AddressContext.self)
            try await FormRoutes(
                forms: [ServedResults.trip], store: store, files: DiskFileStore(folder: TemporaryFolder().path("f")),
                options: options
            ).mount(on: router)
            let application = Application(
                router: router, server: ServedConnections(.patient()).server,
                configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)))
            try await application.testLive { client in
                var visitor = AdminVisitor(client)
                try await visitor.open(home)
                #expect(visitor.status == .unauthorized)
                visitor.headers[header] = "Ada"
                try await visitor.open(home)
                #expect(visitor.status == (isLetIn ? .ok : .unauthorized), "\(addresses)")
                // Two of them: the proxy added its own to the sender's.
                visitor.headers.append(HTTPField(name: header, value: "Eve"))
                try await visitor.open(home)
                #expect(visitor.status == .unauthorized)
                visitor.headers = HTTPFields()
                visitor.headers[header] = " "
                try await visitor.open(home)
                #expect(visitor.status == .unauthorized)
            }
        }
    }

    /// Who looks without being noted could not be found later.
    @Test func withoutTheLogNothingIsShown() async throws {
        let server = try await ServedResults()
        _ = try await server.store.store(submission())
        try await server.forms.test { client in
            var visitor = try await server.visitor(client)
            try await server.store.execute("DROP TABLE access")
            for place in places where place.contains("/forms/") && !place.hasSuffix("erase") && !place.contains("files")
            {
                try await visitor.open(place)
                #expect(visitor.status == .serviceUnavailable && !visitor.page.contains("HUSH"), "\(place)")
            }
        }
    }

    @Test func oddAddressesAreRefused() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            var visitor = try await server.visitor(client)
            for place in [
                "/forms", "/forms/trip/two", "/forms/trip/one", "/forms/trip/one/a/b", "/x", "/enter", "/forms/%ff",
                "/forms/trip/one/%",
            ] {
                try await visitor.open(home + place)
                #expect(visitor.status == .notFound, "\(place)")
            }
            for place in ["/login", "/logout"] {
                try await visitor.open(home + place)
                #expect(visitor.status == .methodNotAllowed, "\(place)")
            }
            try await visitor.post(home + "/forms/trip", [])
            #expect(visitor.status == .methodNotAllowed)
            try await visitor.post(home + "/logout", [("ticket", String(repeating: "x", count: 20_000))])
            #expect(visitor.status == .contentTooLarge)
        }
    }
}
#endif
