#if Server
import FormworkServer
import Foundation
import Testing

/// Drafts in stores that several processes open; `StoreConformance` has the rest.
@Suite(.tags(.waiting)) struct DraftStoreTests {
    private let key = DraftKey(hash: "abc")

    private func draft(_ snapshot: String = "{}", revision: Int = 1, saved: Int64 = 10, expires: Int64 = 100) -> Draft {
        Draft(
            form: "loan", definition: "hash", language: "en", snapshot: snapshot, titles: "{}", submissionKey: "k",
            record: "r", saved: saved, expires: expires, revision: revision)
    }

    @Test(arguments: StoreKind.shared) func keepsADraftAcrossProcesses(_ kind: StoreKind) async throws {
        let place = try StorePlace(kind)
        #expect(try await place.open().save(draft(#"{"a":1}"#), under: key))
        let other = try await place.open()
        #expect(try await other.draft(key, at: 50) == draft(#"{"a":1}"#))
        #expect(try await other.draft(DraftKey(hash: "abd"), at: 50) == nil)
        withExtendedLifetime(place) {}
    }

    @Test(arguments: StoreKind.shared) func oneOfTwoThatRaceReplacesIt(_ kind: StoreKind) async throws {
        let place = try StorePlace(kind)
        let stores = [try await place.open(), try await place.open()]
        #expect(try await stores[0].save(draft("0"), under: key))
        let saved = try await withThrowingTaskGroup(of: Bool.self) { group in
            for index in 0..<10 {
                let draft = draft("\(index)", revision: 2)
                group.addTask { [key] in try await stores[index % 2].save(draft, under: key) }
            }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(saved == 1)
        withExtendedLifetime(place) {}
    }

    @Test func keepsAnswersOutOfDescriptions() {
        #expect("\(draft("secret"))" == "draft of loan")
    }
}
#endif
