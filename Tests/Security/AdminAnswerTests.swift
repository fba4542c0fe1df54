#if Server
import FormworkCore
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import FormworkServer
@testable import FormworkServerTests

/// What a page with results shows of answers and files.
struct AdminAnswerTests {
    private let home = AdminVisitor.home

    @Test func answersAreTextAndNeverMarkup() async throws {
        let server = try await ServedResults()
        let evil = #"<script>x</script>\"'><img src=x onerror=x>"#
        let values = #"{"name":"\#(evil)","old":"\#(evil)","size":"\#(evil)","\#(evil)":1}"#
        _ = try await server.store.store(
            Submission(id: evil, form: "trip", definition: evil, created: 1, record: evil, values: values))
        try await server.store.note(AccessEntry(time: 1, who: evil, action: .read, form: evil, submission: evil))
        try await server.forms.test { client in
            var visitor = try await server.visitor(client)
            let query =
                "?search=%3Cscript%3E&since=%22%3E%3Cimg&question=%22%3E%3Cimg&test=%22%3E&answer=%3Cscript%3E&erased=%3Cscript%3E"
            let id = evil.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            for place in [
                "/log", "/forms/trip", "/forms/trip" + query, "/forms/trip/sums", "/forms/trip/one/\(id)",
                "/forms/trip/one/\(id)/erase",
            ] {
                try await visitor.open(home + place)
                #expect(visitor.status == .ok, "\(place)")
                #expect(!visitor.page.contains("<script>") && !visitor.page.contains("<img"), "\(place)")
            }
        }
    }

    @Test func aFileIsGivenWithItsOwnSubmissionAlone() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            var browser = Browser(client)
            try await browser.open("/trip")
            browser.fill("name", "Ada")
            try await browser.press("submit", choosing: [PostedFile("photo", "cat.png", PostedFile.png)])
            let owner = try #require(try await server.store.submissions(form: "trip").first)
            let file = try #require(StoredFile.ids(in: owner).first)
            _ = try await server.store.store(
                Submission(id: "s1", form: "trip", definition: "", created: 1, values: #"{"name":"Ada"}"#))
            var visitor = try await server.visitor(client)
            for address in [
                "/forms/trip/one/s1/files/\(file)", "/forms/loan/one/\(owner.id)/files/\(file)",
                "/forms/trip/one/\(owner.id)/files/..%2Flock",
            ] {
                try await visitor.open(home + address)
                #expect(visitor.status == .notFound, "\(address)")
            }
            try await visitor.open(home + "/forms/trip/one/\(owner.id)/files/\(file)")
            #expect(visitor.status == .ok)
            #expect(visitor.replied[.contentDisposition]?.hasPrefix("attachment") == true)
        }
    }
}
#endif
