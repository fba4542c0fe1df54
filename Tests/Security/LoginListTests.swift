#if Server
import FormworkCore
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServer
@testable import FormworkServerTests

/// People who look at results see their own logins, and end those that they do not know.
@Suite(.tags(.waiting)) struct LoginListTests {
    private static let logins = AdminVisitor.home + "/logins"

    private func ends(_ page: String) -> [String] {
        page.matches(of: /action="([^"]+\/logins\/[^"\/]+\/end)"/).map { String($0.1) }
    }

    @Test func oneOfThemIsEnded() async throws {
        let server = try await ServedResults { $0.loginRate = .unlimited }
        try await server.forms.test { client in
            var own = try await server.visitor(client)
            try await own.open(Self.logins)
            #expect(own.page.contains("This login") && own.page.contains("There is no other login."))
            #expect(ends(own.page).isEmpty)
            var (lost, other) = (try await server.visitor(client), try await server.visitor(client, named: "Bo"))
            try await own.open(AdminVisitor.home)
            #expect(own.page.contains(#"href="/_formwork/admin/logins">Logins</a>"#))
            try await own.open(Self.logins)
            #expect(own.page.contains(/Since \d{4}-\d\d-\d\d [\d:]+, until/) && !own.page.contains("Bo"))
            let end = try #require(ends(own.page).first)
            #expect(ends(own.page).count == 1)
            try await own.press(end)
            #expect(own.status == .seeOther && own.replied[.location] == Self.logins)
            try await lost.open(AdminVisitor.home)
            #expect(lost.status == .unauthorized)
            for var visitor in [own, other] {
                try await visitor.open(AdminVisitor.home)
                #expect(visitor.status == .ok)
            }
            try await other.open(Self.logins)
            #expect(ends(other.page).isEmpty)
        }
        let ended = try await server.accesses().filter { $0.action == .endLogin }
        #expect(ended.map(\.who) == ["Eve"])
    }

    @Test func allOthersAreEndedAtOnce() async throws {
        let server = try await ServedResults { $0.loginRate = .unlimited }
        try await server.forms.test { client in
            var own = try await server.visitor(client)
            var others: [AdminVisitor] = []
            for name in ["Eve", "Eve", "Eve", "Bo"] { others.append(try await server.visitor(client, named: name)) }
            try await own.open(Self.logins)
            #expect(ends(own.page).count == 3)
            try await own.press(Self.logins + "/end")
            var statuses: [HTTPResponse.Status] = []
            for var visitor in [own] + others {
                try await visitor.open(AdminVisitor.home)
                statuses.append(visitor.status)
            }
            #expect(statuses == [.ok, .unauthorized, .unauthorized, .unauthorized, .ok])
        }
        #expect(try await server.accesses().filter { $0.action == .endLogin }.count == 3)
    }

    @Test func nobodyEndsTheLoginsOfOthers() async throws {
        let server = try await ServedResults { $0.loginRate = .unlimited }
        try await server.forms.test { client in
            var own = try await server.visitor(client)
            var other = try await server.visitor(client, named: "Bo")
            let hash = try #require(other.cookie.flatMap { AdmissionSecret($0) }).hash
            try await own.open(Self.logins)
            try await own.press("\(Self.logins)/\(hash)/end")
            // Nor without the page's ticket, or with a link of another site, or by a look.
            try await own.post("\(Self.logins)/end", [])
            #expect(own.status == .forbidden)
            try await own.open("\(Self.logins)/end")
            #expect(own.status == .methodNotAllowed)
            var nobody = AdminVisitor(client)
            try await nobody.open(Self.logins)
            #expect(nobody.status == .unauthorized && !nobody.page.contains(hash))
            try await other.open(AdminVisitor.home)
            #expect(other.status == .ok)
        }
        #expect(try await server.accesses().allSatisfy { $0.action != .endLogin })
    }

    /// Whom a proxy lets in has no login here.
    @Test func whoHasNoLoginHasNoList() async throws {
        let server = try await ServedResults([.host { _ in "Ann" }])
        try await server.forms.test { client in
            var visitor = AdminVisitor(client)
            try await visitor.open(AdminVisitor.home)
            #expect(visitor.status == .ok && !visitor.page.contains("/logins"))
            try await visitor.open(Self.logins)
            #expect(visitor.status == .notFound)
            try await visitor.open(AdminVisitor.home)
            // No page of theirs has a ticket for such a post.
            try await visitor.press(Self.logins + "/end")
            #expect(visitor.status == .forbidden)
        }
    }
}
#endif
