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
            #expect(
                visitor.page.contains("10 tries · given up · the reply was 500") && !visitor.page.contains(/\bAda\b/))
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

    @Test func manyDeliveriesOfOtherFormsHideNothing() async throws {
        let server = try await ServedResults {
            $0.people = [AdminPerson(name: "Eve", rights: AdminRights(forms: ["trip"], may: [.deliver]))]
        }
        for number in 0..<360 {
            let form = number < 105 ? "trip" : "other"
            let delivery = Delivery(
                id: "msg_\(number)", target: "post https://a.org/\(number).", form: form, submission: "\(number)",
                created: 5, attempts: 10, due: nil, problem: "the reply was 500")
            let submission = Submission(id: "\(number)", form: form, definition: "", created: 5, values: "{}")
            _ = try await server.store.store(submission, with: [delivery])
        }
        try await server.forms.test { client in
            var visitor = try await server.visitor(client)
            let list = AdminVisitor.home + "/deliveries"
            try await visitor.open(list)
            #expect(visitor.page.contains("a.org/104.") && visitor.page.contains("a.org/5."))
            #expect(!visitor.page.contains("a.org/4.") && !visitor.page.contains("a.org/105."))
            let next = try #require(visitor.page.firstMatch(of: /href="([^"]*deliveries\?after=\d+)"/)).1
            try await visitor.open(String(next))
            #expect(visitor.page.contains("a.org/4.") && visitor.page.contains("a.org/0."))
            #expect(!visitor.page.contains("a.org/5.") && !visitor.page.contains("?after="))
            try await visitor.press(list + "/msg_0/again")
            #expect(visitor.status == .seeOther)
            #expect(try await server.store.delivery("msg_0")?.due != nil)
            try await visitor.open(list)
            try await visitor.press(list + "/msg_200/again")
            #expect(visitor.status == .notFound)
            // All of that page were sent meanwhile.
            try await visitor.open(list + "?after=1")
            #expect(visitor.status == .seeOther)
        }
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
