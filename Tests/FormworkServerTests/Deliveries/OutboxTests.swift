#if Server
import FormworkServer
import Testing

/// What has to happen after submissions, in the store.
@Suite(.tags(.waiting)) struct OutboxTests {
    private func submission(_ id: String, key: String? = nil) -> Submission {
        Submission(id: id, form: "f", definition: "", created: 5, idempotencyKey: key, values: "{}")
    }

    private func delivery(_ id: String, of submission: String, due: Int64? = 5) -> Delivery {
        Delivery(id: id, target: "post https://a.org", form: "f", submission: submission, created: 5, due: due)
    }

    @Test(arguments: StoreKind.databases) func aSubmissionAndItsDeliveriesAreStoredTogetherOrNotAtAll(_ kind: StoreKind)
        async throws
    {
        let store = try await StorePlace(kind).open()
        #expect(try await store.store(submission("a", key: "k"), with: [delivery("1", of: "a")]) == .stored)
        // The same post again, or another server that was asked at the same time.
        let again = try await store.store(submission("b", key: "k"), with: [delivery("2", of: "b")])
        #expect(again == .existing(submission("a", key: "k")))
        #expect(try await store.deliveries(limit: 9).map(\.id) == ["1"])
        // The second has the id of the first, so nothing of it is stored.
        await #expect(throws: StoreProblem.self) {
            try await store.store(submission("c"), with: [delivery("3", of: "c"), delivery("1", of: "c")])
        }
        #expect(try await store.submissions(form: "f").map(\.id) == ["a"])
        #expect(try await store.deliveries(limit: 9).map(\.id) == ["1"])
    }

    @Test(arguments: StoreKind.databases) func oneServerHasADeliveryAtATime(_ kind: StoreKind) async throws {
        let store = try await StorePlace(kind).open()
        _ = try await store.store(submission("a"), with: [delivery("1", of: "a"), delivery("2", of: "a", due: 8)])
        #expect(try await store.takeDeliveries(dueAt: 4, leaseUntil: 100, limit: 9).isEmpty)
        #expect(try await store.nextDelivery() == 5)
        let taken = try await store.takeDeliveries(dueAt: 6, leaseUntil: 100, limit: 9)
        #expect(taken.map(\.id) == ["1"] && taken.map(\.attempts) == [1])
        #expect(try await store.takeDeliveries(dueAt: 7, leaseUntil: 100, limit: 9).isEmpty)
        #expect(try await store.nextDelivery() == 8)
        // Its server ended.
        let later = try await store.takeDeliveries(dueAt: 100, leaseUntil: 200, limit: 9)
        #expect(Set(later.map(\.id)) == ["1", "2"] && later.map(\.attempts).sorted() == [1, 2])
    }

    @Test(arguments: StoreKind.databases) func someTargetsAreLeftOut(_ kind: StoreKind) async throws {
        let store = try await StorePlace(kind).open()
        var other = delivery("2", of: "a", due: 8)
        other.target = "mail office"
        _ = try await store.store(submission("a"), with: [delivery("1", of: "a"), other])
        let besides: Set = ["post https://a.org", "nothing"]
        #expect(try await store.nextDelivery(besides: besides) == 8)
        #expect(try await store.nextDelivery(besides: besides.union(["mail office"])) == nil)
        let taken = try await store.takeDeliveries(dueAt: 9, leaseUntil: 100, limit: 9, besides: besides)
        #expect(taken.map(\.id) == ["2"])
        #expect(try await store.takeDeliveries(dueAt: 9, leaseUntil: 100, limit: 9).map(\.id) == ["1"])
    }

    @Test(arguments: StoreKind.databases) func deliveriesAreReadAPageAtATimeAndByForm(_ kind: StoreKind) async throws {
        let store = try await StorePlace(kind).open()
        for number in 0..<9 {
            var submission = submission("\(number)")
            var delivery = delivery("d\(number)", of: "\(number)")
            submission.form = number % 2 == 0 ? "f" : "g"
            delivery.form = submission.form
            _ = try await store.store(submission, with: [delivery])
        }
        func read(_ forms: Set<String>?) async throws -> String {
            var ids: [String] = []
            var place: DeliveryPlace?
            repeat {
                let page = try await store.deliveries(forms: forms, after: place, limit: 2)
                #expect(page.deliveries.count <= 2 && (page.next == nil || page.deliveries.count == 2))
                ids += page.deliveries.map(\.id)
                place = page.next
            } while place != nil
            return ids.joined(separator: " ")
        }
        #expect(try await read(nil) == "d8 d7 d6 d5 d4 d3 d2 d1 d0")
        #expect(try await read(["f"]) == "d8 d6 d4 d2 d0")
        #expect(try await read(["g", "h"]) == "d7 d5 d3 d1")
        #expect(try await read([]) == "")
        #expect(try await store.deliveries(forms: ["g"], after: nil, limit: 4).next == nil, "no blank page follows")
        #expect(try await store.delivery("d3")?.submission == "3")
        #expect(try await store.delivery("d9") == nil)
    }

    @Test(arguments: StoreKind.databases) func whatIsGivenUpWaitsForSomebody(_ kind: StoreKind) async throws {
        let store = try await StorePlace(kind).open()
        _ = try await store.store(submission("a"), with: [delivery("1", of: "a")])
        try await store.postponeDelivery("1", until: nil, problem: "the reply was 500")
        #expect(try await store.nextDelivery() == nil)
        #expect(try await store.takeDeliveries(dueAt: .max, leaseUntil: .max, limit: 9).isEmpty)
        #expect(try await store.deliveries(limit: 9).map(\.problem) == ["the reply was 500"])
        #expect(try await store.deliverAgain("1", at: 7))
        #expect(try await store.takeDeliveries(dueAt: 7, leaseUntil: 9, limit: 9).map(\.attempts) == [1])
        try await store.finishDelivery("1")
        #expect(try await store.deliveries(limit: 9).isEmpty)
        #expect(try await !store.deliverAgain("1", at: 7))
    }

    @Test(arguments: StoreKind.databases) func erasingASubmissionErasesItsDeliveries(_ kind: StoreKind) async throws {
        let store = try await StorePlace(kind).open()
        _ = try await store.store(submission("a"), with: [delivery("1", of: "a")])
        _ = try await store.store(submission("b"), with: [delivery("2", of: "b")])
        let access = AccessEntry(time: 1, who: "Eve", action: .erase, form: "f", submission: "a")
        _ = try await store.erase("a", form: "f", noting: access)
        #expect(try await store.deliveries(limit: 9).map(\.id) == ["2"])
    }
}
#endif
