#if Server
import FormworkCore
import FormworkServer
import HTTPTypes
import Testing

/// The numbers on the page of all forms, which its script keeps up to date.
struct AdminCountTests {
    @Test func countsAreSentWhenTheyHaveChanged() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            var visitor = try await server.visitor(client)
            let address = AdminVisitor.home + "/counts"
            try await visitor.open(AdminVisitor.home)
            #expect(
                visitor.page.contains("data-fw-counts=\"\(address)\"") && visitor.page.contains("submission-counts.js"))
            try await visitor.open(address)
            #expect(visitor.page == #"{"/_formwork/admin/forms/trip":"No submissions"}"#)
            let tag = try #require(visitor.replied[.eTag])
            visitor.headers[.ifNoneMatch] = tag
            try await visitor.open(address)
            #expect(visitor.status == .notModified && visitor.page.isEmpty)
            _ = try await client.postJSON("/trip", #"{"name":"Ada"}"#)
            try await visitor.open(address)
            #expect(visitor.status == .ok && visitor.page.contains("1 submission, the last on"))
            #expect(visitor.replied[.eTag] != tag && visitor.replied[.cacheControl] == "no-store")
        }
        #expect(try await server.accesses().map(\.action) == [.login], "nobody sees an answer")
    }
}
#endif
