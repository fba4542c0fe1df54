#if Server
import FormworkCore
@testable import FormworkServer
import Foundation
import Testing

/// A new key for what an earlier key encrypted.
@Suite(.tags(.waiting)) struct ResealingTests {
    private func submission(_ id: String, _ keys: AnswerKeys) throws -> Submission {
        let place = AnswerPlace(form: "f", submission: id, path: "tax")
        let values: JSONValue = ["name": "Ada", "tax": try SealedAnswer("12345", at: place, with: keys).json]
        return Submission(id: id, form: "f", definition: "", created: 1, idempotencyKey: id, values: values.text())
    }

    @Test(arguments: StoreKind.databases) func everythingGetsTheNewestKey(_ kind: StoreKind) async throws {
        let store = try await StorePlace(kind).open()
        for number in 0..<250 { _ = try await store.store(try submission("\(number)", testKeys(1))) }
        var draft = Draft(
            form: "f", definition: "", language: "en", snapshot: "", titles: "{}", submissionKey: "d", saved: 1,
            expires: 9)
        draft.snapshot = try SealedAnswer(["form": "x"], at: draft.place, with: testKeys(1)).json.text()
        let key = DraftLink.new().key
        _ = try await store.save(draft, under: key)
        #expect(try await store.reseal(with: testKeys(2, 1)) == Resealing(changed: 251, unreadable: 0))
        #expect(try await store.reseal(with: testKeys(2, 1)) == Resealing())
        for submission in try await store.submissions(form: "f") {
            // The earlier key is not needed any more.
            #expect(try submission.opened(with: testKeys(2)).json?["tax"]?.stringValue == "12345")
            #expect(submission.json?["name"]?.stringValue == "Ada")
        }
        let snapshot = try #require(try await store.draft(key, at: 2)).snapshot
        let json = try JSONParser.parse(Array(snapshot.utf8), limits: .definition)
        #expect(try SealedAnswer(json)?.answer(at: draft.place, with: testKeys(2)) == ["form": "x"])
    }

    @Test(arguments: StoreKind.databases) func whatCannotBeReadStays(_ kind: StoreKind) async throws {
        let store = try await StorePlace(kind).open()
        let lost = try submission("lost", testKeys(3))
        _ = try await store.store(lost)
        _ = try await store.store(try submission("here", testKeys(1)))
        #expect(try await store.reseal(with: testKeys(2, 1)) == Resealing(changed: 1, unreadable: 1))
        #expect(try await store.submission(form: "f", idempotencyKey: "lost") == lost)
    }
}
#endif
