#if Server
import Crypto
import Formwork
import FormworkCore
import FormworkDialect
@testable import FormworkServer
import FormworkTestSupport
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Synchronization
import Testing

/// Posts after submissions, against a receiver on this machine.
@Suite(.serialized, .tags(.waiting))
struct WebhookTests {
    private static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    private static let form = FormDefinition("loan", title: "Loan") {
        Field.name("name", "Name").required()
        Field.text("iban", "IBAN").sensitive()
        Field.password("word", "Word").stored(.hash)
    }

    /// Serves the form, posts to it, and delivers until nothing is due.
    private func deliver(
        to receiver: Receiver, posts: Int = 1, retries: [Duration] = [.milliseconds(10), .milliseconds(10)],
        isPrivate: Bool = true, form: String? = nil, answers: String = #"{ "name": "Ada" }"#,
        headers: HTTPFields = [:]
    ) async throws -> SQLiteSubmissionStore {
        let store = try SQLiteSubmissionStore.inMemory()
        try await receiver.application.testLive { client in
            let port = try #require(client.port)
            let hook = try #require(
                Webhook(
                    form: form, url: isPrivate ? "http://127.0.0.1:\(port)/hook" : "https://127.0.0.1:\(port)/hook",
                    secret: Self.secret, isPrivate: isPrivate))
            var options = FormRoutesOptions()
            options.answerKeys = try testKeys()
            options.deliveries = DeliveryOptions(webhooks: [hook], retries: retries)
            options.deliveries.times = .patient
            let server = try await FormServer(
                source: try FixedForms([Self.form], environment: FormEnvironment(), limits: PostLimits()), store: store,
                files: nil, options: options)
            let router = Router()
            FormRoutes(ids: ["loan"], prefix: "", server: server).mount(on: router)
            try await Application(router: router).test(.router) { client in
                for _ in 0..<posts {
                    let response = try await client.postJSON("/loan", answers, headers)
                    #expect(response.status == .created)
                }
            }
            try await server.deliverAll(from: store)
        }
        return store
    }

    @Test func aSubmissionIsToldOnceWithASignature() async throws {
        let receiver = Receiver()
        let answers = #"{ "name": "Ada", "iban": "NO93", "word": "correct horse" }"#
        let store = try await deliver(to: receiver, answers: answers)
        let post = try #require(receiver.posts.first)
        #expect(receiver.posts.count == 1)
        let submission = try #require(try await store.submissions(form: "loan").first)
        let json = try JSONParser.parse(post.body, limits: .definition)
        #expect(json["type"]?.stringValue == "submission.stored")
        #expect(json["data"]?["form"]?.stringValue == "loan")
        #expect(json["data"]?["submission"]?["id"]?.stringValue == submission.id)
        // Neither encrypted answers nor hashes.
        #expect(json["data"]?["submission"]?["values"] == ["name": "Ada"])
        // As a receiver verifies it, by the text of the specification.
        let key = SymmetricKey(data: try #require(Data(base64Encoded: "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")))
        let signed = Array("\(post.id).\(post.timestamp).".utf8) + post.body
        let code = Data(HMAC<SHA256>.authenticationCode(for: signed, using: key)).base64EncodedString()
        #expect(post.signature == "v1," + code && post.id.hasPrefix("msg_"))
        #expect(try await store.deliveries(limit: 9).isEmpty)
    }

    /// The example of https://github.com/standard-webhooks/standard-webhooks (libraries, test vectors).
    @Test func signaturesAreThoseOfTheSpecification() throws {
        let hook = try #require(Webhook(url: "https://a.org", secret: Self.secret))
        let signature = hook.signature(
            of: Array(#"{"test": 2432232314}"#.utf8), id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1_614_265_330)
        #expect(signature == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")
    }

    @Test func whatFailsIsTriedAgainWithTheSameId() async throws {
        let receiver = Receiver([.internalServerError, .serviceUnavailable, .ok])
        let store = try await deliver(to: receiver)
        #expect(receiver.posts.count == 3 && Set(receiver.posts.map(\.id)).count == 1)
        #expect(Set(receiver.posts.map(\.body)).count == 1)
        #expect(try await store.deliveries(limit: 9).isEmpty)
    }

    @Test func afterTheLastTryItIsGivenUpAndCanBeSentAgain() async throws {
        let receiver = Receiver([.internalServerError])
        let store = try await deliver(to: receiver)
        #expect(receiver.posts.count == 3)
        let left = try #require(try await store.deliveries(limit: 9).first)
        #expect(left.due == nil && left.attempts == 3 && left.problem == "the reply was 500")
    }

    @Test(arguments: [HTTPResponse.Status.gone, .movedPermanently])
    func aReceiverThatWantsNoMoreIsLeftAlone(_ status: HTTPResponse.Status) async throws {
        let receiver = Receiver([status])
        let store = try await deliver(to: receiver)
        // Redirects are failures: they are not followed.
        #expect(receiver.posts.count == (status == .gone ? 1 : 3))
        #expect(try await store.deliveries(limit: 9).map(\.due) == [nil])
    }

    @Test func anAddressOfThisMachineIsNotToldUnlessItMay() async throws {
        let receiver = Receiver()
        let store = try await deliver(to: receiver, isPrivate: false)
        #expect(receiver.posts.isEmpty)
        #expect(try await store.deliveries(limit: 9).map(\.problem) == ["the address is one of a private network"])
    }

    @Test func theReceiverLearnsOfTheTraceOfTheRequest() async throws {
        let receiver = Receiver([.internalServerError, .ok])
        let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
        _ = try await deliver(to: receiver, headers: header("traceparent", "00-\(trace)-00f067aa0ba902b7-01"))
        let told = receiver.posts.compactMap { TraceContext(header: $0.trace) }
        #expect(told.map(\.trace) == [trace, trace])
        #expect(Set(told.map(\.span)).count == 2 && !told.contains { $0.span == "00f067aa0ba902b7" })
    }

    @Test func onlyItsFormIsTold() async throws {
        let receiver = Receiver()
        _ = try await deliver(to: receiver, form: "other")
        #expect(receiver.posts.isEmpty)
    }

    @Test func manyAreToldOnceEach() async throws {
        let receiver = Receiver([.ok, .internalServerError, .ok, .ok])
        _ = try await deliver(to: receiver, posts: 40, retries: Array(repeating: .milliseconds(5), count: 9))
        let told = receiver.posts.filter { $0.status == .ok }.map(\.id)
        #expect(told.count == 40 && Set(told).count == 40)
    }

    @Test(arguments: [
        ("ftp://a.org", secret, true), ("http://a.org", secret, false), ("https://u:p@a.org", secret, false),
        ("https://a.org#x", secret, false), ("https://", secret, false), ("nonsense", secret, true),
        ("https://a.org", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", false), ("https://a.org", "whsec_c2hvcnQ=", false),
    ])
    func noOtherAddressesAndSecretsAreTaken(url: String, secret: String, isPrivate: Bool) {
        #expect(Webhook(url: url, secret: secret, isPrivate: isPrivate) == nil)
    }
}

/// Takes posts, and replies as it is told: with each status once, then with the last one, or with all of them over again.
final class Receiver: Sendable {
    struct Post: Sendable {
        var id: String
        var timestamp: String
        var signature: String
        var trace: String
        var body: [UInt8]
        var status: HTTPResponse.Status
    }

    private let taken = Mutex<[Post]>([])
    private let replies: [HTTPResponse.Status]
    private let repeats: Bool
    /// How many of the next posts are held.
    private let toHold: Mutex<Int>
    private let gate = Gate()

    /// - Parameter holding: Whether nobody gets a reply before `release`.
    init(_ replies: [HTTPResponse.Status] = [.ok], repeats: Bool = false, holding: Bool = false) {
        self.replies = replies
        self.repeats = repeats
        toHold = Mutex(holding ? .max : 0)
    }

    /// Lets some of the next posts wait for their replies until `release`.
    func hold(next count: Int) { toHold.withLock { $0 = count } }

    /// How many posts were held.
    var held: Int { gate.arrivals }

    /// Replies to those that wait, and lets none wait any more.
    func release() {
        toHold.withLock { $0 = 0 }
        gate.open()
    }

    private func isHeld() -> Bool {
        toHold.withLock { count in
            guard count > 0 else { return false }
            count -= 1
            return true
        }
    }

    var posts: [Post] { taken.withLock { $0 } }

    var application: Application<RouterResponder<BasicRequestContext>> {
        let router = Router()
        router.post("/hook") { request, _ -> Response in
            let body = try await request.body.collect(upTo: 100_000)
            func header(_ name: String) -> String { HTTPField.Name(name).flatMap { request.headers[$0] } ?? "" }
            if self.isHeld() { await self.gate.pass() }
            let status = self.taken.withLock { taken in
                let place = self.repeats ? taken.count % self.replies.count : min(taken.count, self.replies.count - 1)
                let status = self.replies[place]
                taken.append(
                    Post(
                        id: header("webhook-id"), timestamp: header("webhook-timestamp"),
                        signature: header("webhook-signature"), trace: header("traceparent"),
                        body: Array(body.readableBytesView), status: status))
                return status
            }
            return Response(status: status, headers: status == .movedPermanently ? [.location: "/hook"] : [:])
        }
        return Application(router: router, server: ServedConnections(.patient()).server)
    }
}
#endif
