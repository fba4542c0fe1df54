#if Server
import Formwork
import FormworkDialect
@testable import FormworkServer
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FormworkServerTests

/// Hashing secrets takes long, and still delays nobody else.
@Suite(.serialized) struct HashingTests {
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
        let server = try await ServedForms([Self.definition(1)])
        try await server.test { client in
            let key = header("Idempotency-Key", "k")
            let first = try await client.postJSON("/secrets", #"{"p0":"correct horse"}"#, key)
            let start = ContinuousClock.now
            for _ in 0..<20 {
                let again = try await client.postJSON("/secrets", #"{"p0":"correct horse"}"#, key)
                #expect(again.status == .created && again.json?["id"] == first.json?["id"])
            }
            // Twenty hashes would take at least three seconds.
            #expect(.now - start < .seconds(3))
        }
    }

    @Test func postsOfOtherFormsDoNotWaitForHashes() async throws {
        let other = FormDefinition("other") { Field.text("name", "Name") }
        let server = try await ServedForms([Self.definition(3), other])
        try await server.test { client in
            try await withThrowingTaskGroup(of: Void.self) { group in
                let finished = Counter()
                for _ in 0..<12 {
                    group.addTask {
                        let body = #"{"p0":"correct horse","p1":"battery staple","p2":"staple horse"}"#
                        #expect(try await client.postJSON("/secrets", body).status == .created)
                        await finished.add()
                    }
                }
                group.addTask {
                    for _ in 0..<20 {
                        #expect(try await client.postJSON("/other", #"{"name":"Ada"}"#).status == .created)
                    }
                    #expect(await finished.count < 12)
                }
                try await group.waitForAll()
            }
        }
    }
}

private actor Counter {
    private(set) var count = 0

    func add() { count += 1 }
}
#endif
