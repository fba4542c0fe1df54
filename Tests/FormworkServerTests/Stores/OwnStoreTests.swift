#if Server
import Formwork
import FormworkServer
import FormworkTesting
import FormworkTestSupport
import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

/// The store that Documentation/Stores.md writes works.
@Suite(.tags(.waiting)) struct OwnStoreTests {
    @Test(arguments: StoreConformance.submissions { ListStore() } + StoreConformance.outbox { ListStore() })
    func keepsItsPromises(_ promise: StoreCheck) async throws { try await promise.run() }

    @Test func allPromisesAreKeptInOneTestToo() async throws {
        try await StoreConformance.submissions { ListStore() }.run()
    }

    @Test func itServesAForm() async throws {
        let form = FormDefinition("trip") { Field.name("name", "Name") }
        let store = ListStore()
        let router = Router()
        try await FormRoutes(forms: [form], store: store).mount(on: router)
        try await Application(router: router).test(.router) { client in
            let reply = try await client.postJSON("/trip", #"{"name":"Ada"}"#)
            #expect(reply.status == .created)
        }
        #expect(await store.submissions(form: "trip").map(\.values) == [#"{"name":"Ada"}"#])
    }

    /// The article shows the lines below, and there are few of them.
    @Test func theArticleShowsThisStore() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: RepositoryFolder.root.appending(path: path), encoding: .utf8)
        }
        let article = try text("Documentation/Stores.md")
        let tests = try text("Tests/FormworkServerTests/Stores/OwnStoreTests.swift")
        let blocks = article.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        let store = try #require(blocks.first { $0.contains("actor ListStore") })
        #expect(tests.contains(store))
        #expect(store.split(separator: "\n").count <= 60)
        let use = try #require(blocks.first { $0.contains("keepsItsPromises") })
        for line in use.split(separator: "\n") { #expect(tests.contains(String(line))) }
    }
}

actor ListStore: OutboxStore {
    private var stored: [Submission] = []
    /// What has to happen, by numbers that grow.
    private var waiting: [Int64: Delivery] = [:]
    private var lastNumber: Int64 = 0
    private let keys = SigningKeys()

    func signingKeys() -> SigningKeys { keys }

    func store(_ submission: Submission, with deliveries: [Delivery]) throws -> StoreOutcome {
        let key = submission.idempotencyKey
        if let key, let earlier = self.submission(form: submission.form, idempotencyKey: key) {
            return .existing(earlier)
        }
        if deliveries.contains(where: { delivery($0.id) != nil }) { throw StoreProblem("It is stored already.") }
        stored.append(submission)
        for delivery in deliveries {
            lastNumber += 1
            waiting[lastNumber] = delivery
        }
        return .stored
    }

    func submissions(form: String) -> [Submission] { stored.filter { $0.form == form } }
    func submission(form: String, idempotencyKey key: String) -> Submission? {
        stored.first { $0.form == form && $0.idempotencyKey == key }
    }
    func submission(form: String, id: String) -> Submission? { stored.first { $0.form == form && $0.id == id } }

    func takeDeliveries(dueAt now: Int64, leaseUntil: Int64, limit: Int, besides: Set<String>) -> [Delivery] {
        let due = waiting.values.filter { $0.due.map { $0 <= now } == true && !besides.contains($0.target) }
        return due.sorted { $0.due ?? 0 < $1.due ?? 0 }.prefix(limit).compactMap { delivery in
            change(delivery.id) { ($0.due, $0.attempts) = (leaseUntil, $0.attempts + 1) }
        }
    }
    func nextDelivery(besides: Set<String>) -> Int64? {
        waiting.values.filter { !besides.contains($0.target) }.compactMap(\.due).min()
    }
    func finishDelivery(_ id: String) { waiting = waiting.filter { $0.value.id != id } }
    func postponeDelivery(_ id: String, until due: Int64?, problem: String) {
        change(id) { ($0.due, $0.problem) = (due, problem) }
    }
    func deliverAgain(_ id: String, at now: Int64) -> Bool { change(id) { ($0.due, $0.attempts) = (now, 0) } != nil }
    func delivery(_ id: String) -> Delivery? { waiting.values.first { $0.id == id } }
    func deliveries(forms: Set<String>?, after place: DeliveryPlace?, limit: Int) -> DeliveryPage {
        let found = waiting.filter { $0.key < place?.number ?? .max && forms?.contains($0.value.form) ?? true }
            .sorted { $0.key > $1.key }
        let last = found.count > limit ? found.prefix(limit).last : nil
        return DeliveryPage(
            deliveries: found.prefix(limit).map(\.value), next: last.map { DeliveryPlace(number: $0.key) })
    }

    /// Changes a delivery; `nil` if it is not there.
    @discardableResult
    private func change(_ id: String, _ body: (inout Delivery) -> Void) -> Delivery? {
        guard let number = waiting.first(where: { $0.value.id == id })?.key, var changed = waiting[number] else {
            return nil
        }
        body(&changed)
        waiting[number] = changed
        return changed
    }
}
#endif
