#if PostgreSQL
@testable import FormworkPostgreSQL
@testable import FormworkServer
import Testing

/// What the store in PostgreSQL does besides what every store does.
@Suite(.tags(.waiting)) struct PostgreSQLStoreTests {
    private func submission(_ id: String, key: String? = nil, values: String = "{}") -> Submission {
        Submission(id: id, form: "loan", definition: "", created: 5, idempotencyKey: key, values: values)
    }

    private func place() throws -> (StorePlace, PostgreSQLAddress) {
        let place = try StorePlace(.postgreSQL)
        return (place, try #require(PostgreSQLAddress(place.database)))
    }

    private func opened() async throws -> PostgreSQLSubmissionStore {
        try await PostgreSQLSubmissionStore.patient(place().1)
    }

    @Test func manyServersMakeTheTablesAtOnce() async throws {
        let (_, address) = try place()
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<8 {
                group.addTask { try await PostgreSQLSubmissionStore.patient(address).signingKeys().current.bytes }
            }
            let keys = try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
            #expect(keys.count == 1, "and all of them sign with the same key")
        }
    }

    @Test func aCommandMakesNoTables() async throws {
        let (_, address) = try place()
        await #expect(throws: StoreProblem("The database has no tables of Formwork.")) {
            _ = try await PostgreSQLSubmissionStore(address, creates: false)
        }
    }

    @Test func tablesOfALaterFormworkAreLeftAlone() async throws {
        let (_, address) = try place()
        let store = try await PostgreSQLSubmissionStore.patient(address)
        _ = try await store.store(submission("a"))
        try await store.execute("INSERT INTO schema_step (version, name) VALUES (\(Schema.latest + 1), 'later')")
        do {
            _ = try await PostgreSQLSubmissionStore(address)
            Issue.record("It was opened.")
        } catch {
            #expect("\(error)".contains("tables of a later Formwork (version \(Schema.latest + 1))"))
        }
        // A server of the earlier version that runs goes on.
        #expect(try await store.submissions(form: "loan").map(\.id) == ["a"])
    }

    @Test func tablesAreMadeOnce() async throws {
        let (_, address) = try place()
        for _ in 0..<2 { _ = try await PostgreSQLSubmissionStore.patient(address) }
        let steps = try await PostgreSQLSubmissionStore.patient(address).rows("SELECT version FROM schema_step")
        #expect(steps.count == Schema.steps.count)
    }

    @Test func theSameSubmissionAgainIsStored() async throws {
        // As after a connection that ended before the database said that it was stored.
        let store = try await opened()
        #expect(try await store.store(submission("a", key: "k")) == .stored)
        #expect(try await store.store(submission("a", key: "k")) == .stored)
        #expect(try await store.store(submission("b")) == .stored)
        #expect(try await store.store(submission("b")) == .stored)
        #expect(try await store.submissions(form: "loan").map(\.id) == ["a", "b"])
        await #expect(throws: StoreProblem.self) { try await store.store(submission("b", values: "[]")) }
    }

    @Test func noErrorQuotesWhatWasToBeStored() async throws {
        let store = try await opened()
        for bad in [submission("a", key: "HUSH\0"), submission("HUSH\0")] {
            do {
                _ = try await store.store(bad)
                Issue.record("It was stored.")
            } catch {
                #expect("\(error)" == "PostgreSQL error 22021: a value does not fit")
            }
        }
        #expect(try await store.submissions(form: "loan").isEmpty)
    }

    @Test func answersWithEverySignAreFound() async throws {
        let store = try await opened()
        let values = #"{"a":"x\u0000y","b":"\\u0000","c":"Ä’\"\\","d":1e-9,"e":"\u0000\u0000z"}"#
        _ = try await store.store(submission("1", values: values))
        for written in ["a~x", #"b=\u0000"#, "c=Ä’\"\\", "c~ä", "d<=0.001", "e~z"] {
            var query = SubmissionQuery(form: "loan")
            query.filters = [try #require(AnswerFilter(written: written))]
            #expect(try await store.count(query) == 1, "\(written)")
        }
        #expect(try await store.submissions(form: "loan").first?.values == values)
    }

    @Test func serversCountTogetherWhatAnAddressSends() async throws {
        let (_, address) = try place()
        let stores = try await PostgreSQLSubmissionStore.patientPair(address)
        let rate = RequestRate(burst: 5, perMinute: 1)
        // Nothing comes back while the posts are counted, however long that takes.
        let still = RequestRate(burst: 5, perMinute: 0)
        func admitted(_ limiter: (Int) -> SenderLimiter, _ name: String, _ count: Int) async -> Int {
            var admitted = 0
            for number in 0..<count where await limiter(number % 2).admit(name) { admitted += 1 }
            return admitted
        }
        let shared = stores.map { SenderLimiter(still, of: "posts", shared: $0, patience: .seconds(3_600)) }
        #expect(await admitted({ shared[$0] }, "192.0.2.1", 20) == 5)
        #expect(await admitted({ shared[$0] }, "192.0.2.2", 20) == 5)
        let alone = stores.map { _ in SenderLimiter(still, of: "posts", shared: nil) }
        #expect(await admitted({ alone[$0] }, "192.0.2.1", 20) == 10)
        // Another limit of the same address, and more at once than there may ever be.
        #expect(try await stores[0].take(5, of: "other", within: rate))
        #expect(try await !stores[1].take(1, of: "other", within: rate))
        #expect(try await !stores[0].take(6, of: "third", within: rate))
        let names = try await stores[0].rows("SELECT name FROM rate").map { try $0.text("name") }
        #expect(!names.contains { $0.contains("192.0.2") })
        // A minute later.
        try await stores[0].execute("UPDATE rate SET updated = updated - 120000 WHERE name = 'other'")
        #expect(try await stores[1].take(2, of: "other", within: rate))
        #expect(try await !stores[0].take(1, of: "other", within: rate))
    }

    @Test func aNewKeyIsMadeEveryMonth() async throws {
        let store = try await opened()
        let day: Int64 = 86_400_000
        let first = try await store.signingKeys(at: 0)
        #expect(try await store.signingKeys(at: 29 * day).current.bytes == first.current.bytes)
        let second = try await store.signingKeys(at: 31 * day)
        #expect(second.previous.map(\.bytes) == [first.current.bytes])
        _ = try await store.signingKeys(at: 62 * day)
        #expect(try await store.signingKeys(at: 93 * day).all.count == 3, "the first is forgotten")
        try await store.rotateSigningKey(revoking: true)
        #expect(try await store.signingKeys().all.count == 1)
    }

    @Test func aLinkLetsInOnceAtAllServers() async throws {
        let (_, address) = try place()
        let stores = try await PostgreSQLSubmissionStore.patientPair(address)
        let admission = Admission(kind: .link, hash: "h", who: "Eve", expires: 10)
        try await stores[0].admit(admission)
        #expect(try await stores[1].admission(.session, hash: "h", at: 1) == nil)
        #expect(try await stores[1].takeAdmission(.link, hash: "h", at: 10) == nil)
        let taken = try await withThrowingTaskGroup(of: Admission?.self) { group in
            for number in 0..<8 {
                group.addTask { try await stores[number % 2].takeAdmission(.link, hash: "h", at: 1) }
            }
            return try await group.reduce(into: [Admission]()) { if let taken = $1 { $0.append(taken) } }
        }
        #expect(taken == [admission])
    }

    @Test func serversDoNotTakeEachOthersDeliveries() async throws {
        let (_, address) = try place()
        let stores = try await PostgreSQLSubmissionStore.patientPair(address)
        for number in 0..<40 {
            let delivery = Delivery(id: "\(number)", target: "t", form: "loan", submission: "\(number)", created: 5)
            _ = try await stores[0].store(submission("\(number)"), with: [delivery])
        }
        let taken = try await withThrowingTaskGroup(of: [Delivery].self) { group in
            for number in 0..<20 {
                group.addTask { try await stores[number % 2].takeDeliveries(dueAt: 5, leaseUntil: 9, limit: 4) }
            }
            return try await group.reduce(into: [String]()) { $0 += $1.map(\.id) }
        }
        let rest = try await stores[0].takeDeliveries(dueAt: 5, leaseUntil: 9, limit: 40).map(\.id)
        #expect((taken + rest).sorted() == (0..<40).map(String.init).sorted())
    }
}
#endif
