#if Server
public import FormworkServer

extension StoreConformance {
    /// The promises of a store with deliveries.
    ///
    /// - Parameter open: Makes a store in which nothing is.
    public static func outbox(_ open: @escaping @Sendable () async throws -> any OutboxStore) -> [StoreCheck] {
        [
            StoreCheck("A submission is stored with its deliveries, or not at all.") {
                let store = try await open()
                let first = Sample.submission("a", key: "k")
                try await expect(
                    store.store(first, with: [Sample.delivery("1", of: "a")]), .stored, "A submission is not stored.")
                try await expect(
                    store.store(Sample.submission("b", key: "k"), with: [Sample.delivery("2", of: "b")]),
                    .existing(first), "A key stores twice, or the earlier submission is not told.")
                try await expect(
                    store.deliveries(limit: 9).map(\.id), ["1"], "Deliveries of a submission that was not stored are.")
                try await expectError("A delivery is stored with the id of another one.") {
                    let both = [Sample.delivery("3", of: "c"), Sample.delivery("1", of: "c")]
                    _ = try await store.store(Sample.submission("c"), with: both)
                }
                try await expect(
                    store.submissions(form: "loan").map(\.id), ["a"], "A submission is stored without its deliveries.")
                try await expect(
                    store.deliveries(limit: 9).map(\.id), ["1"], "Deliveries are stored without their submission.")
                try await expect(
                    store.submission(form: "loan", id: "a"), first, "A submission is not found by its id.")
                try await expect(
                    store.submission(form: "trip", id: "a"), nil, "An id finds the submission of another form.")
            },
            StoreCheck("One server has a delivery at a time, until its lease ends.") {
                let store = try await open()
                _ = try await store.store(
                    Sample.submission("a"),
                    with: [Sample.delivery("late", of: "a", due: 8), Sample.delivery("early", of: "a", due: 5)])
                try await expect(
                    store.takeDeliveries(dueAt: 4, leaseUntil: 100, limit: 9).count, 0, "A delivery is taken too early."
                )
                try await expect(store.nextDelivery(), 5, "The next delivery is due at another time.")
                var taken = Sample.delivery("early", of: "a", due: 100)
                taken.attempts = 1
                try await expect(
                    store.takeDeliveries(dueAt: 6, leaseUntil: 100, limit: 9), [taken],
                    "What is due is not taken, the try is not counted, or the lease is not noted.")
                try await expect(
                    store.takeDeliveries(dueAt: 7, leaseUntil: 100, limit: 9).count, 0, "A delivery is taken twice.")
                try await expect(store.nextDelivery(), 8, "The next delivery is due at another time.")
                // The server that had it ended.
                let later = try await store.takeDeliveries(dueAt: 100, leaseUntil: 200, limit: 9)
                try expect(
                    later.map(\.id), ["late", "early"], "What is due first is not first, or a lease does not end.")
                try expect(later.map(\.attempts), [1, 2], "Tries are not counted.")
            },
            StoreCheck("Servers that ask at once do not take each other's deliveries.") {
                let store = try await open()
                for number in 0..<40 {
                    let delivery = Sample.delivery("\(number)", of: "s\(number)")
                    _ = try await store.store(Sample.submission("s\(number)"), with: [delivery])
                }
                var taken = try await atOnce(20) { _ in
                    try await store.takeDeliveries(dueAt: 5, leaseUntil: 9, limit: 4).map(\.id)
                }.flatMap { $0 }
                taken += try await store.takeDeliveries(dueAt: 5, leaseUntil: 9, limit: 40).map(\.id)
                try expect(taken.count == 40 && Set(taken).count == 40, "A delivery is taken twice, or not at all.")
            },
            StoreCheck("Deliveries to some targets are left out.") {
                let store = try await open()
                let mail = Sample.delivery("2", of: "a", to: "mail office", due: 8)
                _ = try await store.store(Sample.submission("a"), with: [Sample.delivery("1", of: "a"), mail])
                let posts: Set = ["post https://a.example", "nothing"]
                try await expect(
                    store.nextDelivery(besides: posts), 8, "The next delivery is one to a target that is left out.")
                try await expect(
                    store.nextDelivery(besides: posts.union(["mail office"])), nil, "A target is not left out.")
                try await expect(
                    store.takeDeliveries(dueAt: 9, leaseUntil: 100, limit: 9, besides: posts).map(\.id), ["2"],
                    "A delivery to a target that is left out is taken.")
                try await expect(
                    store.takeDeliveries(dueAt: 9, leaseUntil: 100, limit: 9).map(\.id), ["1"],
                    "A delivery that was left out is not there any more.")
            },
            StoreCheck("A delivery is tried again, given up, and taken up again.") {
                let store = try await open()
                _ = try await store.store(Sample.submission("a"), with: [Sample.delivery("1", of: "a")])
                try await store.postponeDelivery("1", until: 20, problem: "no reply")
                try await expect(
                    store.takeDeliveries(dueAt: 19, leaseUntil: 30, limit: 9).count, 0, "A delivery is not postponed.")
                try await store.postponeDelivery("1", until: nil, problem: "the reply was 500")
                try await expect(store.nextDelivery(), nil, "A delivery that was given up is due.")
                try await expect(
                    store.takeDeliveries(dueAt: .max, leaseUntil: .max, limit: 9).count, 0,
                    "A delivery that was given up is taken.")
                try await expect(
                    store.deliveries(limit: 9).map(\.problem), ["the reply was 500"], "The last problem is not noted.")
                try await expect(store.deliverAgain("1", at: 7), true, "A delivery that was given up is not found.")
                try await expect(
                    store.takeDeliveries(dueAt: 7, leaseUntil: 9, limit: 9).map(\.attempts), [1],
                    "The tries of a delivery that is taken up again do not begin anew.")
                try await store.finishDelivery("1")
                try await expect(store.delivery("1"), nil, "A delivery that has happened is there.")
                try await expect(store.deliverAgain("1", at: 7), false, "A delivery that has happened is found.")
            },
            StoreCheck("Deliveries are read a page at a time, the latest first.") {
                let store = try await open()
                for number in 0..<9 {
                    let form = number % 2 == 0 ? "loan" : "trip"
                    _ = try await store.store(
                        Sample.submission("\(number)", of: form),
                        with: [Sample.delivery("d\(number)", of: "\(number)", form: form)])
                }
                for (forms, expected) in [
                    (nil, "d8 d7 d6 d5 d4 d3 d2 d1 d0"), (["loan"], "d8 d6 d4 d2 d0"), (["trip", "x"], "d7 d5 d3 d1"),
                    ([], ""),
                ] as [(Set<String>?, String)] {
                    var ids: [String] = []
                    var place: DeliveryPlace?
                    repeat {
                        let page = try await store.deliveries(forms: forms, after: place, limit: 2)
                        try expect(
                            page.deliveries.count <= 2 && (page.next == nil || page.deliveries.count == 2),
                            "A page has more deliveries than were asked for, or goes on although it is not full.")
                        ids += page.deliveries.map(\.id)
                        place = page.next
                    } while place != nil
                    try expect(
                        ids.joined(separator: " "), expected, "Pages have other deliveries, or in another order.")
                }
                let all = try await store.deliveries(forms: ["trip"], after: nil, limit: 4)
                try expect(all.next, nil, "A blank page follows the last delivery.")
                try await expect(store.delivery("d3")?.submission, "3", "A delivery is not found by its id.")
            },
        ]
    }
}
#endif
