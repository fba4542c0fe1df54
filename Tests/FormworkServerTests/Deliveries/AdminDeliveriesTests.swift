#if Server
@testable import FormworkServer
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

/// Posts and mails that have not been sent, on the pages of results.
struct AdminDeliveriesTests {
    @Test func whatWasGivenUpIsListedAndSentAgain() async throws {
        let server = try await ServedResults()
        let submission = Submission(id: "a", form: "trip", definition: "", created: 5, values: #"{"name":"Ada"}"#)
        let delivery = Delivery(
            id: "msg_1", target: "post https://a.org", form: "trip", submission: "a", created: 5, attempts: 10,
            due: nil, problem: "the reply was 500")
        _ = try await server.store.store(submission, with: [delivery])
        try await server.forms.test { client in
            var visitor = try await server.visitor(client)
            try await visitor.open(AdminVisitor.home + "/deliveries")
            #expect(visitor.page.contains("post https://a.org") && visitor.page.contains(submission.reference))
            #expect(visitor.page.contains("10 tries · given up · the reply was 500") && !visitor.page.contains("Ada"))
            try await visitor.press(AdminVisitor.home + "/deliveries/msg_1/again")
            #expect(visitor.status == .seeOther)
            try await visitor.open(AdminVisitor.home + "/deliveries")
            #expect(visitor.page.contains("0 tries · next on"))
            try await visitor.press(AdminVisitor.home + "/deliveries/msg_2/again")
            #expect(visitor.status == .notFound)
            try await server.store.finishDelivery("msg_1")
            try await visitor.open(AdminVisitor.home + "/deliveries")
            #expect(visitor.page.contains("Everything has been sent."))
        }
        let noted = try #require(try await server.accesses().last)
        #expect(noted.action == .deliverAgain && noted.form == "trip" && noted.submission == "a")
    }

    @Test func nobodySendsAnythingAgainWithoutALogin() async throws {
        let server = try await ServedResults()
        try await server.forms.test { client in
            var visitor = AdminVisitor(client)
            try await visitor.post(AdminVisitor.home + "/deliveries/msg_1/again", [])
            #expect(visitor.page.contains("Open a link"))
        }
        #expect(try await server.accesses().isEmpty)
    }
}
#endif
