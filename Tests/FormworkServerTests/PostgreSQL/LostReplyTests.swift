#if PostgreSQL
@testable import FormworkPostgreSQL
@testable import FormworkServer
import Foundation
import Testing

/// What a store does whose connection ends after a statement, and before the database says so.
@Suite(.tags(.waiting)) struct LostReplyTests {
    private let place: StorePlace
    private let database: LossyDatabase
    private let store: PostgreSQLSubmissionStore

    init() async throws {
        place = try StorePlace(.postgreSQL)
        database = try LossyDatabase(before: place.database)
        store = try await .patient(#require(PostgreSQLAddress(database.address)), connections: 1)
    }

    private func queue(_ id: String) async throws {
        let submission = Submission(id: id, form: "loan", definition: "", created: 5, values: "{}")
        let delivery = Delivery(id: "d\(id)", target: "t", form: "loan", submission: id, created: 5)
        #expect(try await store.store(submission, with: [delivery]) == .stored)
    }

    @Test func deliveriesThatWereTakenInVainAreTakenAgain() async throws {
        try await queue("1")
        database.loseReply(with: "d1")
        let taken = try await store.takeDeliveries(dueAt: 5, leaseUntil: 9, limit: 4)
        #expect(database.hasLost)
        #expect(taken.map(\.id) == ["d1"] && taken.map(\.attempts) == [1])
    }

    @Test func nobodyTakesDeliveriesTwiceWithoutKnowingThem() async throws {
        try await queue("1")
        database.loseReply(with: "COMMIT")
        await #expect(throws: StoreProblem.self) {
            try await store.takeDeliveries(dueAt: 5, leaseUntil: 9, limit: 4)
        }
        #expect(database.hasLost)
        // Their time is over, and the lost try counts.
        #expect(try await store.takeDeliveries(dueAt: 9, leaseUntil: 99, limit: 4).map(\.attempts) == [2])
    }

    @Test func aPostIsCountedOnce() async throws {
        let rate = RequestRate(burst: 5, perMinute: 0)
        database.loseReply(with: "sender")
        await #expect(throws: StoreProblem.self) { _ = try await store.take(2, of: "sender", within: rate) }
        #expect(database.hasLost)
        #expect(try await store.take(3, of: "sender", within: rate), "2 of 5 are taken, and not 4")
    }

    @Test func aStatementThatMayBeRunTwiceIs() async throws {
        let submission = Submission(id: "late", form: "loan", definition: "", created: 5, values: "{}")
        database.loseReply(with: "late")
        #expect(try await store.store(submission) == .stored)
        #expect(database.hasLost)
    }

    @Test func theContentOfASweptFileGoesToo() async throws {
        let folder = try TemporaryFolder()
        let files = try PostgreSQLFileStore(store, folder: folder.path("files"))
        let writer = try await files.begin()
        try await writer.write([1])
        let file = try await writer.finish(
            FileDetails(name: "a", size: 1, type: "text/plain", checksum: "", form: "f", field: "a", created: 1))
        database.loseReply(with: "COMMIT")
        try await files.sweep([file.id], unfinishedBefore: 9)
        #expect(database.hasLost)
        #expect(try await files.file(file.id) == nil)
        #expect(try await files.contents.file(file.id) == nil)
    }
}
#endif
