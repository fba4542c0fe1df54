#if Server
import Formwork
import FormworkCore
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServer
@testable import FormworkServerTests

/// The pages with results read what is posted and asked by its bytes too, before a login and after it.
@Suite(.tags(.waiting)) struct HostileDeskTests {
    private static let home = AdminVisitor.home

    private func escaped(_ text: String) -> String {
        text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test(arguments: HostileText.allCases) func everyParameterIsReadInLinearSteps(_ kind: HostileText) async throws {
        let server = try await ServedResults(savesDrafts: true) { $0.loginRate = .unlimited }
        try await server.forms.test { client in
            _ = try await client.postJSON("/trip", #"{"name":"Ada","size":"l"}"#)
            let known = try await server.visitor(client)
            for path in [
                "/find?search=", "/forms/trip?search=", "/forms/trip?question=", "/forms/trip?question=name&test=",
                "/forms/trip?question=name&test=has&answer=", "/forms/trip?since=", "/forms/trip?after=",
                "/forms/trip/sums?search=", "/forms/trip/table.csv?search=", "/forms/trip/drafts?search=",
                "/forms/trip/drafts?after=", "/log?before=", "/deliveries?after=", "/forms/", "/forms/trip/one/",
                "/forms/trip/one/a/files/", "/forms/trip/drafts/", "/enter/", "/deliveries/", "/logins/", "/",
            ] {
                try await kind.expectLinearSteps(path, of: 1_200) { text in
                    var visitor = known
                    try await visitor.open(Self.home + path + escaped(text))
                    #expect(visitor.status.code < 500, "\(path)")
                }
            }
        }
    }

    @Test(arguments: HostileText.allCases) func everyPostIsReadInLinearSteps(_ kind: HostileText) async throws {
        let hash = try #require(PasswordHash("correct horse battery", rounds: 4))
        for logins in [[AdminLogin.link], [.link, .password(hash)]] {
            let server = try await ServedResults(logins) { $0.loginRate = .unlimited }
            try await server.forms.test { client in
                let known = try await server.visitor(client)
                for (path, name) in [
                    ("/login", "password"), ("/login", "name"), ("/login", "code"), ("/login", "ticket"),
                    ("/logins/end", "ticket"), ("/logins/x/end", "ticket"), ("/deliveries/x/again", "ticket"),
                    ("/forms/trip/one/x/erase", "ticket"), ("/logout", "ticket"),
                ] {
                    // A post to these pages has 16 kB at most, and each byte is three.
                    try await kind.expectLinearSteps(path + " " + name, of: 1_200) { text in
                        var visitor = known
                        try await visitor.post(Self.home + path, [(name, text)])
                        #expect(visitor.status.code < 500, "\(path) \(name)")
                    }
                }
            }
        }
    }

    /// What a program writes into a mail, a webhook and the log of the server is made of answers.
    @Test(arguments: HostileText.allCases) func textsOfMailsAreFilledInLinearSteps(_ kind: HostileText) async throws {
        try await kind.expectLinearSteps("a mail") { text in
            _ = MailMessage.encoded(text)
            _ = MailAddress(text)
            _ = MailAddress(text + "@example.org")
            _ = MailAddress("a@" + text)
        }
    }
}
#endif
