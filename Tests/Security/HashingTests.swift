#if Server
import Formwork
import FormworkDialect
@testable import FormworkServer
import FormworkTestSupport
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import FormworkServerTests

/// Hashing secrets takes long, and still delays nobody else.
@Suite(.serialized, .tags(.waiting)) struct HashingTests {
    private static func definition(_ count: Int) -> FormDefinition {
        FormDefinition("secrets") {
            for number in 0..<count { Field.password("p\(number)", "Password").stored(.hash) }
        }
    }

    @Test func aFormWithMoreHashesThanAPostMayTakeIsNotServed() async throws {
        _ = try await ServedForms([Self.definition(3)])
        let problem = await #expect(throws: FormSourceProblem.self) { try await ServedForms([Self.definition(4)]) }
        #expect(problem?.description.contains("hashes of 4 secrets") == true)
    }

    @Test func hashesCountInTheBudgetOfAPost() async throws {
        let limits = ServerLimits(post: PostLimits(steps: PostLimits.hashSteps * 2))
        let server = try await ServedForms([Self.definition(2)], options: FormRoutesOptions(limits: limits))
        try await server.test { client in
            let one = try await client.postJSON("/secrets", #"{"p0":"correct horse"}"#)
            #expect(one.status == .created)
            let two = try await client.postJSON("/secrets", #"{"p0":"correct horse","p1":"battery staple"}"#)
            #expect(two.status == .unprocessableContent && two.json?["error"] == "too_much_work")
        }
    }

    @Test func aPostThatIsStoredAlreadyIsNotHashedAgain() async throws {
        let (routes, application) = try await served([Self.definition(1)])
        let body = #"{"p0":"correct horse"}"#
        try await application.test(.router) { client in
            let first = try await client.postJSON("/secrets", body, header("Idempotency-Key", "k"))
            try await withoutPlaces(in: routes.server.services.pools.hashing) {
                let again = try await client.postJSON("/secrets", body, header("Idempotency-Key", "k"))
                #expect(again.status == .created && again.json?["id"] == first.json?["id"])
                let other = try await client.postJSON("/secrets", body, header("Idempotency-Key", "l"))
                #expect(other.status == .serviceUnavailable)
            }
        }
    }

    @Test func postsOfOtherFormsDoNotWaitForHashes() async throws {
        let other = FormDefinition("other") { Field.text("name", "Name") }
        let (routes, application) = try await served([Self.definition(3), other])
        try await application.test(.router) { client in
            try await withoutPlaces(in: routes.server.services.pools.hashing) {
                let reply = try await client.postJSON("/other", #"{"name":"Ada"}"#)
                #expect(reply.status == .created)
            }
        }
    }

    private func served(_ forms: [FormDefinition]) async throws -> (FormRoutes, some ApplicationProtocol) {
        let routes = try await FormRoutes(forms: forms, store: try SQLiteSubmissionStore.inMemory())
        let router = Router()
        routes.mount(on: router)
        return (routes, Application(router: router))
    }

    /// Takes all places of a pool while the body runs.
    private func withoutPlaces(in pool: WorkPool, _ body: () async throws -> Void) async throws {
        let gate = Gate()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<pool.places { group.addTask { _ = await pool.run { await gate.pass() } } }
            defer { gate.open() }
            #expect(await eventually { gate.arrivals == pool.places })
            try await body()
        }
    }
}
#endif
