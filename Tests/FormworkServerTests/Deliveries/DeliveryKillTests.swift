#if Server
import FormworkCore
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Synchronization
import Testing

/// Deliveries of the built command, which is killed in the middle of them.
@Suite(.serialized, .tags(.waiting)) struct DeliveryKillTests {
    private let form = #"{ "id": "loan", "title": "Loan", "fields": [ { "id": "name", "title": "Name" } ] }"#

    /// The ids of submissions that were acknowledged.
    private final class Acknowledged: Sendable {
        private let list = Mutex<[String]>([])

        var ids: [String] { list.withLock { $0 } }

        func note(_ id: String) { list.withLock { $0.append(id) } }
    }

    /// Posts some submissions to a server that may be killed meanwhile.
    private func post(_ port: Int, _ count: Int, noting acknowledged: Acknowledged) async {
        for number in 0..<count {
            let response = try? await TestClient.withClient(
                host: "127.0.0.1", port: port, configuration: .patient
            ) { client in
                try await client.execute(
                    TestClient.Request(
                        "/loan", method: .post, authority: "127.0.0.1",
                        headers: header("Content-Type", "application/json"),
                        body: ByteBuffer(string: #"{ "name": "Ada \#(number)" }"#)))
            }
            guard let response, response.status == .created, let body = response.body,
                let json = try? JSONParser.parse(Array(body.readableBytesView), limits: .definition),
                let id = json["id"]?.stringValue
            else { continue }
            acknowledged.note(id)
        }
    }

    /// Writes a form, and the file that names a receiver. Returns the arguments of a server with both.
    private func arguments(_ folder: TemporaryFolder, receiver port: Int) throws -> [String] {
        try folder.write("loan.json", form)
        try folder.write(
            "deliveries.json",
            """
            { "retries": \(Array(repeating: 1, count: 90)), "webhooks": [ { "url": "http://127.0.0.1:\(port)/hook", "private": true,
                "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" } ] }
            """)
        return [
            "serve", folder.path("loan.json"), "--port", "0", "--database", folder.path("a.sqlite"),
            "--deliveries", folder.path("deliveries.json"),
        ]
    }

    /// Kills a server that gets posts, after it has acknowledged one and has told a receiver of some, and while others are on
    /// their way.
    private func runAndKill(
        _ arguments: [String], noting acknowledged: Acknowledged, after told: Int, holding count: Int,
        _ receiver: Receiver
    ) async throws {
        let heldBefore = receiver.held
        receiver.hold(next: count)
        let server = try Command.start(arguments)
        let port = try await server.port()
        let (before, toldBefore) = (acknowledged.ids.count, receiver.posts.count)
        async let posts: Void = post(port, 12, noting: acknowledged)
        #expect(await eventually { acknowledged.ids.count > before })
        #expect(await eventually { receiver.posts.count >= toldBefore + told })
        #expect(await eventually { receiver.held >= heldBefore + count })
        kill(server.process.processIdentifier, SIGKILL)
        server.process.waitUntilExit()
        await posts
    }

    @Test func whateverWasAcknowledgedIsToldUnderOneIdHoweverOftenTheProcessIsKilled() async throws {
        let folder = try TemporaryFolder()
        // Each third try fails, and some are on their way when the process is killed.
        let receiver = Receiver([.ok, .internalServerError, .ok], repeats: true)
        try await receiver.application.testLive { client in
            defer { receiver.release() }
            let start = try arguments(folder, receiver: try #require(client.port))
            let acknowledged = Acknowledged()
            for life in 0..<4 {
                try await runAndKill(
                    start, noting: acknowledged, after: 2 * life, holding: min(life, 2), receiver)
            }
            receiver.release()
            let last = try Command.start(start)
            _ = try await last.port()
            let store = try SQLiteSubmissionStore(path: folder.path("a.sqlite"))
            // What was on its way when the process ended is due again after the lease.
            #expect(try await eventually { try await store.nextDelivery() == nil })
            last.process.terminate()
            last.process.waitUntilExit()
            let stored = try await store.submissions(form: "loan").map(\.id)
            #expect(Set(acknowledged.ids).isSubset(of: stored))
            let names = try deliveries(to: receiver)
            #expect(Set(names.keys) == Set(stored), "each submission is told")
            #expect(names.values.allSatisfy { $0.count == 1 }, "under one id, also when it is told twice")
            #expect(try await store.deliveries(limit: 9).isEmpty)
        }
    }

    /// The ids of the deliveries that a receiver has taken, by the ids of their submissions.
    private func deliveries(to receiver: Receiver) throws -> [String: Set<String>] {
        var ids: [String: Set<String>] = [:]
        for post in receiver.posts where post.status == .ok {
            let json = try JSONParser.parse(post.body, limits: .definition)
            ids[try #require(json["data"]?["submission"]?["id"]?.stringValue), default: []].insert(post.id)
        }
        return ids
    }

    @Test func theCommandListsWhatWaitsAndSendsItAgain() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.sqlite")
        let store = try SQLiteSubmissionStore(path: path)
        for (id, due) in [("1", nil), ("2", Int64(4_000_000_000_000))] {
            let submission = Submission(id: id, form: "loan", definition: "", created: 5, values: "{}")
            let delivery = Delivery(
                id: "msg_" + id, target: "post https://a.org", form: "loan", submission: id, created: 5, attempts: 9,
                due: due, problem: "the reply was 500")
            _ = try await store.store(submission, with: [delivery])
        }
        let listed = try Command.run("deliveries", "--database", path)
        #expect(listed.output.split(separator: "\n").count == 2)
        #expect(listed.output.contains("msg_1\tloan\t") && listed.output.contains("given up\tthe reply was 500"))
        let json = try Command.run("deliveries", "--json", "--database", path)
        #expect(json.output.contains(#""id":"msg_2""#) && json.output.contains(#""attempts":9"#))
        #expect(try Command.run("deliveries", "--again", "all", "--database", path).output == "1 due now.\n")
        #expect(try Command.run("deliveries", "--again", "msg_2", "--database", path).output == "1 due now.\n")
        #expect(try Command.run("deliveries", "--again", "msg_3", "--database", path).status == 2)
        #expect(try await store.takeDeliveries(dueAt: currentMilliseconds(), leaseUntil: 9, limit: 9).count == 2)
    }

    @Test(arguments: [
        ("[]", "has to be an object"), (#"{ "hooks": [] }"#, "means nothing here"),
        (
            #"{ "webhooks": [ { "url": "http://a.org", "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" } ] }"#,
            "with https"
        ),
        (#"{ "webhooks": [ { "url": "https://a.org" } ] }"#, "webhooks[0].secret"),
        (#"{ "mails": [ { "name": "a", "to": "a@a.org", "subject": "s", "text": "t" } ] }"#, "\"from\" is needed"),
        (#"{ "from": "a, b" }"#, "one address"),
        (#"{ "from": "f@a.org", "mails": [ { "name": "a", "subject": "s", "text": "t" } ] }"#, "to_answer"),
        (#"{ "retries": [0] }"#, "whole seconds"), ("{", "is not JSON"),
    ]) func aFileThatCannotBeUsedIsRefusedWithAReason(text: String, reason: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("loan.json", form)
        try folder.write("deliveries.json", text)
        let refused = try Command.run(
            "serve", folder.path("loan.json"), "--port", "0", "--database", folder.path("a.sqlite"), "--deliveries",
            folder.path("deliveries.json"))
        #expect(refused.status == 2 && refused.errors.contains(reason), "\(refused.errors)")
        #expect(!refused.errors.contains("MfKQ9"))
    }
}
#endif
