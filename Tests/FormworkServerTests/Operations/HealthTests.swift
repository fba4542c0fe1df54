#if Server
import Formwork
import FormworkCore
import FormworkServer
import FormworkTestSupport
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Synchronization
import Testing

/// What watchers and balancers ask.
@Suite(.tags(.waiting)) struct HealthTests {
    @Test func theServerIsReadyUnderAnyName() async throws {
        let forms = try await ServedForms.loan(FormRoutesOptions(allowedHosts: ["forms.test"]))
        try await forms.test { client in
            #expect(try await client.get("/loan").status == .misdirectedRequest)
            for (path, text) in [("health", "ok\n"), ("ready", "ready\n")] {
                let reply = try await client.get("/_formwork/" + path)
                #expect(reply.status == .ok)
                #expect(reply.text == text)
                #expect(reply.headers[.cacheControl] == "no-store")
            }
        }
    }

    @Test func aServerWhoseStoreFailsIsNotReady() async throws {
        let router = Router()
        let form = try definition(loanJSON)
        try await FormRoutes(forms: [form], store: SilentStore()).mount(on: router)
        try await Application(router: router).test(.router) { client in
            #expect(try await client.get("/_formwork/health").status == .ok)
            let reply = try await client.get("/_formwork/ready")
            #expect(reply.status == .serviceUnavailable)
            #expect(reply.text == "the store does not answer\n")
        }
    }

    @Test func healthDoesNotWaitForAStore() async throws {
        let drafts = CountingDrafts()
        let forms = try await ServedForms.loan(FormRoutesOptions(drafts: DraftOptions(store: drafts, linkDays: 1)))
        try await forms.test { client in
            let health = try await client.get("/_formwork/health")
            #expect(health.status == .ok)
            #expect(drafts.calls == 0)
            let readiness = try await client.get("/_formwork/ready")
            #expect(readiness.status == .ok)
            #expect(drafts.calls == 1)
        }
    }

    @Test func aFaultyEditLeavesTheServerReadyWithTheFormOfBefore() async throws {
        let folder = try TemporaryFolder()
        try folder.write("loan.json", loanJSON)
        let errors = Mutex(0)
        let library = try FormLibrary(paths: [folder.path()], environment: FormEnvironment()) { report in
            errors.withLock { $0 += report.errors }
        }
        let forms = try await ServedForms(library: library)
        try await forms.test { client in
            #expect(try await client.get("/_formwork/ready").status == .ok)
            try folder.write("loan.json", "{ broken")
            #expect(
                try await eventually {
                    _ = try await client.get("/loan")
                    return errors.withLock { $0 } > 0
                })
            #expect(try await client.get("/_formwork/ready").status == .ok)
            #expect(try await client.get("/loan").status == .ok)
            #expect(try await client.get("/").text.contains("href=\"/loan\""))
        }
    }

    @Test func aServerWithoutAFormIsNotReady() async throws {
        let folder = try TemporaryFolder()
        try folder.write("broken.json", "{")
        let forms = try await ServedForms(library: FormLibrary(paths: [folder.path()]))
        try await forms.test { client in
            let reply = try await client.get("/_formwork/ready")
            #expect(reply.status == .serviceUnavailable)
            #expect(reply.text == "no form can be served\n")
        }
    }
}

/// A store whose database is gone.
private struct SilentStore: SubmissionStore {
    struct Gone: Error {}

    func store(_ submission: Submission) async throws -> StoreOutcome { throw Gone() }
    func submission(form: String, idempotencyKey: String) async throws -> Submission? { throw Gone() }
    func submissions(form: String) async throws -> [Submission] { throw Gone() }
    func signingKeys() async throws -> SigningKeys { SigningKeys() }
}

/// A store of drafts that counts how often it is asked for something.
private final class CountingDrafts: DraftStore {
    private let count = Mutex(0)

    var calls: Int { count.withLock { $0 } }

    private func note() { count.withLock { $0 += 1 } }

    func save(_ draft: Draft, under key: DraftKey) async throws -> Bool {
        note()
        return true
    }
    func draft(_ key: DraftKey, at now: Int64) async throws -> Draft? {
        note()
        return nil
    }
    func draftCount() async throws -> Int {
        note()
        return 0
    }
    func draftShare(of sender: DraftSender) async throws -> DraftShare {
        note()
        return DraftShare(ofAddress: 0, ofNetwork: 0)
    }
    func deleteDraft(_ key: DraftKey) async throws { note() }
    func deleteDrafts(expiredAt now: Int64) async throws -> Int {
        note()
        return 0
    }
}
#endif
