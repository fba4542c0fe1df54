#if Server
import FormworkCore
@testable import FormworkServer
import Testing

@testable import FormworkServerTests

/// What is stored is read a part at a time, however much one submission has.
struct StoredResultTests {
    private static let portion = 1 << 20

    @Test func aTableOfOneLargeSubmissionComesInParts() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        let text = String(repeating: "a", count: 1_000)
        let items = JSONValue.array((0..<1_200).map { _ in .object([JSONMember("name", .string(text))]) })
        let values = JSONValue.object([JSONMember("guests", items)]).text()
        _ = try await store.store(Submission(id: "1", form: "trip", definition: "h", created: 1, values: values))
        let table = ResultTable(SubmissionQuery(form: "trip"), titled: false, items: "guests")
        var sizes: [Int] = []
        let count = try await table.write(from: store) { sizes.append($0.count) }
        #expect(count == 1_200 && sizes.reduce(0, +) > Self.portion)
        // A part is written as soon as it has so many bytes, and the row that made it so long is in it.
        #expect(sizes.allSatisfy { $0 <= Self.portion + 2_000 })
    }
}
#endif
