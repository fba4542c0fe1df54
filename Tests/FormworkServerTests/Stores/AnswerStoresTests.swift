#if Server
import Formwork
@testable import FormworkServer
import FormworkTestSupport
import Testing

/// A store that only stores.
private struct PlainStore: SubmissionStore {
    private let list = ListStore()

    func store(_ submission: Submission) async throws -> StoreOutcome { try await list.store(submission) }

    func submission(form: String, idempotencyKey: String) async throws -> Submission? {
        await list.submission(form: form, idempotencyKey: idempotencyKey)
    }

    func submissions(form: String) async throws -> [Submission] { await list.submissions(form: form) }

    func signingKeys() async throws -> SigningKeys { await list.signingKeys() }
}

/// A store is asked once what it can do, and a server that needs more does not start.
struct AnswerStoresTests {
    private static let form = FormDefinition("loan") { Field.name("name", "Name") }

    private func problem(of options: FormRoutesOptions) async -> String? {
        do {
            _ = try await FormRoutes(forms: [Self.form], store: PlainStore(), options: options)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func aStoreThatOnlyStoresIsEnough() async throws {
        #expect(await problem(of: FormRoutesOptions()) == nil)
        let stores = try AnswerStores(PlainStore(), for: FormRoutesOptions())
        #expect(stores.outbox == nil && stores.finder == nil && stores.results == nil && stores.rates == nil)
        #expect(stores.drafts == nil && stores.readableDrafts == nil)
    }

    @Test func submissionsThatCannotBeErasedAreNotKeptForSomeDaysOnly() async {
        var options = FormRoutesOptions()
        options.retention = Retention(days: ["loan": 30])
        #expect(
            await problem(of: options)
                == "The store cannot erase submissions, so they cannot be kept for a number of days only.")
    }

    @Test func nothingIsDeliveredWithoutAnOutbox() async throws {
        var options = FormRoutesOptions()
        let hook = try #require(
            Webhook(url: "https://example.org/hook", secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"))
        options.deliveries = DeliveryOptions(webhooks: [hook])
        #expect(
            await problem(of: options) == "The store has no outbox, so nothing can be delivered after submissions.")
    }

    @Test func theStoreOfFormworkHasAllParts() throws {
        let store = try SQLiteSubmissionStore.inMemory()
        var options = FormRoutesOptions()
        options.drafts.store = store
        let stores = try AnswerStores(store, for: options)
        #expect(stores.outbox != nil && stores.finder != nil && stores.results != nil)
        #expect(stores.drafts != nil && stores.clearableDrafts != nil && stores.readableDrafts != nil)
    }

    /// Those who may read results see the drafts that people save, wherever these are.
    @Test func draftsOfAnotherStoreAreThoseThatAreRead() throws {
        let results = try SQLiteSubmissionStore.inMemory()
        var options = FormRoutesOptions()
        options.admin = AdminOptions(store: results, logins: [.link])
        #expect(try AnswerStores(PlainStore(), for: options).readableDrafts as? SQLiteSubmissionStore === results)
        let drafts = try SQLiteSubmissionStore.inMemory()
        options.drafts.store = drafts
        #expect(try AnswerStores(results, for: options).readableDrafts as? SQLiteSubmissionStore === drafts)
    }
}
#endif
