#if Server
import AsyncHTTPClient
import Formwork
import FormworkDialect
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import HummingbirdTesting
import NIOCore
import NIOHTTP1
import Testing

extension FormServer {
    /// Delivers until nothing waits any more.
    func deliverAll(from store: any OutboxStore) async throws {
        let running = Task { await deliveries.run() }
        let isDone = try await eventually { try await store.nextDelivery() == nil }
        running.cancel()
        await running.value
        #expect(isDone)
    }
}

/// Which deliveries are on their way at a time, and for how long.
@Suite(.serialized, .tags(.waiting))
struct DeliveryRunTests {
    private static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

    private func server(
        _ store: SQLiteSubmissionStore, _ hooks: [Webhook], times: DeliveryTimes = .patient,
        now: (@Sendable () -> Int64)? = nil
    ) async throws -> FormServer {
        var options = FormRoutesOptions()
        options.deliveries = DeliveryOptions(webhooks: hooks, retries: [.seconds(1_000)])
        options.deliveries.times = times
        if let now { options.now = now }
        let form = FormDefinition("loan", title: "Loan") { Field.name("name", "Name") }
        return try await FormServer(
            source: try FixedForms([form], environment: FormEnvironment(), limits: PostLimits()), store: store,
            files: nil, options: options)
    }

    private func hook(_ client: any TestClientProtocol) throws -> Webhook {
        let port = try #require(client.port)
        return try #require(Webhook(url: "http://127.0.0.1:\(port)/hook", secret: Self.secret, isPrivate: true))
    }

    private func submission(_ number: Int) -> Submission {
        Submission(id: "\(number)", form: "loan", definition: "", created: 5, values: #"{"name":"Ada"}"#)
    }

    @Test func aReceiverThatDoesNotReplyDoesNotHoldUpTheOthers() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        let (slow, fast) = (Receiver(holding: true), Receiver())
        try await slow.application.testLive { slowClient in
            try await fast.application.testLive { fastClient in
                let hooks = [try hook(slowClient), try hook(fastClient)]
                let server = try await server(store, hooks)
                // All for the first are due before those for the other, and none of them gets a reply.
                for (number, hook) in (Array(repeating: hooks[0], count: 40) + Array(repeating: hooks[1], count: 5))
                    .enumerated()
                {
                    let delivery = Delivery(
                        id: "msg_\(number)", target: DeliveryTarget.webhook(hook).name, form: "loan",
                        submission: "\(number)", created: 5, due: Int64(number))
                    _ = try await store.store(submission(number), with: [delivery])
                }
                let running = Task { await server.deliveries.run() }
                #expect(await eventually { fast.posts.count == 5 })
                running.cancel()
                await running.value
                slow.release()
            }
        }
    }

    @Test func whatAnotherServerKnowsIsLeftToIt() async throws {
        let store = try SQLiteSubmissionStore.inMemory()
        let hook = try #require(Webhook(form: "other", url: "https://a.org", secret: Self.secret))
        let server = try await server(store, [hook])
        let delivery = Delivery(id: "1", target: "post https://new.org", form: "loan", submission: "7", created: 5)
        _ = try await store.store(submission(7), with: [delivery])
        let running = Task { await server.deliveries.run() }
        #expect(try await eventually { try await store.deliveries(limit: 9).first?.problem.isEmpty == false })
        running.cancel()
        await running.value
        let left = try #require(try await store.delivery("1"))
        #expect(left.due != nil && left.attempts == 1 && left.problem == "this server has no such target")
    }

    @Test func aTryEndsBeforeItsLeaseDoes() async throws {
        let server = try await server(.inMemory(), [], times: DeliveryTimes(), now: { 100_000 })
        func left(_ lease: Int64) throws -> Duration {
            let delivery = Delivery(id: "1", target: "t", form: "f", submission: "s", created: 5, due: lease)
            return try server.deliveries.timeLeft(for: delivery, atMost: .seconds(15))
        }
        #expect(try left(130_000) == .seconds(15))
        #expect(try left(115_000) == .seconds(10))
        // Reading took so long that another server may take it before this one has sent it.
        #expect(throws: DeliveryProblem.self) { try left(105_000) }
        #expect(throws: DeliveryProblem.self) { try left(90_000) }
    }

    @Test func lookingUpAHostIsPartOfTheTime() async throws {
        var request = PinnedRequest(
            request: HTTPClientRequest(url: "http://slow.test/"), purpose: "webhook", host: "slow.test", port: 80,
            mayBePrivate: true, timeout: .milliseconds(50))
        let gate = DispatchSemaphore(value: 0)
        request.lookup.resolve = { _, _ in
            gate.wait()
            return try SocketAddress(ipAddress: "127.0.0.1", port: 1)
        }
        await #expect(throws: HostLookup.TimedOut.self) { try await request.send { $0.status.code } }
        gate.signal()
    }

    @Test func hostsAreLookedUp() async throws {
        let lookup = HostLookup()
        #expect(try await lookup.address(of: "127.0.0.1", port: 80, within: .seconds(3_600)).ipAddress == "127.0.0.1")
        await #expect(throws: (any Error).self) {
            try await lookup.address(of: "nobody.invalid", port: 80, within: .seconds(3_600))
        }
    }

    @Test func placesAreSharedAmongTargets() {
        let running = RunningDeliveries()
        let (most, each) = (RunningDeliveries.most, RunningDeliveries.mostOfTarget)
        #expect(running.room == RunningDeliveries.Room(limit: each, fullTargets: []))
        running.begin("a")
        #expect(running.room == RunningDeliveries.Room(limit: each - 1, fullTargets: []))
        for _ in 1..<each { running.begin("a") }
        #expect(running.room == RunningDeliveries.Room(limit: each, fullTargets: ["a"]))
        for number in 0..<(most - each - 1) { running.begin("b\(number)") }
        #expect(running.room == RunningDeliveries.Room(limit: 1, fullTargets: ["a"]))
        running.begin("c")
        #expect(running.room == nil)
        running.end("a")
        #expect(running.room == RunningDeliveries.Room(limit: 1, fullTargets: []))
    }
}
#endif
