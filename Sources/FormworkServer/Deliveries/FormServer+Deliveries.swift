#if Server
import AsyncHTTPClient
import Formwork
import FormworkCore
import Foundation
import Logging
import NIOCore
import NIOHTTP1

/// What happens after submissions.
extension FormServer {
    /// How many deliveries are on their way at a time.
    private static let lot = 8
    /// How long one try may take.
    private static let timeout = Duration.seconds(15)
    /// After how long a delivery is due again whose process ended, in milliseconds. It is longer than any try.
    private static let lease: Int64 = 30_000
    /// How long to wait at most, because other servers may fill the same outbox.
    private static let patience = Duration.seconds(30)

    var outbox: (any OutboxStore)? { options.deliveries.isEmpty ? nil : store as? any OutboxStore }

    /// Stores a submission, together with what has to happen after it.
    func put(_ submission: Submission) async throws -> StoreOutcome {
        guard let outbox else { return try await store.store(submission) }
        let trace = TraceContext.current ?? TraceContext()
        let deliveries = options.deliveries.targets(of: submission.form).map { target in
            Delivery(
                id: trace.deliveryID, target: target, form: submission.form, submission: submission.id,
                created: submission.created, due: submission.created)
        }
        let outcome = try await outbox.store(submission, with: deliveries)
        if !deliveries.isEmpty { bell.ring() }
        return outcome
    }

    /// Delivers what the outbox has, until the task is cancelled.
    func runDeliveries() async {
        guard let outbox else { return }
        while !Task.isCancelled {
            var wait = Self.patience
            do {
                while try await deliverLot(from: outbox), !Task.isCancelled {}
                if let next = try await outbox.nextDelivery() {
                    wait = min(wait, .milliseconds(max(20, next - currentMilliseconds())))
                }
            } catch {
                if Task.isCancelled { return }
                options.logger.error("Deliveries cannot be read: \(StoreProblem.reason(of: error))")
            }
            await bell.wait(upTo: wait)
        }
    }

    /// Delivers some that are due. Returns whether there may be more.
    func deliverLot(from outbox: any OutboxStore) async throws -> Bool {
        let now = currentMilliseconds()
        let taken = try await outbox.takeDeliveries(dueAt: now, leaseUntil: now + Self.lease, limit: Self.lot)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for delivery in taken {
                group.addTask {
                    try await TraceContext.$current.withValue(TraceContext(deliveryID: delivery.id)) {
                        try await self.deliver(delivery, from: outbox)
                    }
                }
            }
            try await group.waitForAll()
        }
        return taken.count == Self.lot
    }

    /// Tries one delivery, and notes what became of it. If the server ends meanwhile, it is tried again after the lease.
    private func deliver(_ delivery: Delivery, from outbox: any OutboxStore) async throws {
        do {
            try await send(delivery, from: outbox)
            try await outbox.finishDelivery(delivery.id)
        } catch let problem as DeliveryProblem {
            switch problem {
            case .failed(let reason): try await postpone(delivery, reason, in: outbox)
            case .final(let reason): try await giveUp(delivery, reason, in: outbox)
            }
        } catch is CancellationError {
            return
        } catch let problem as StoreProblem {
            throw problem
        } catch {
            // Errors of connections may quote the address, but no answers.
            if !Task.isCancelled { try await postpone(delivery, "\(type(of: error)): no reply", in: outbox) }
        }
    }

    private func postpone(_ delivery: Delivery, _ reason: String, in outbox: any OutboxStore) async throws {
        let retries = options.deliveries.retries
        guard retries.indices.contains(delivery.attempts - 1) else {
            return try await giveUp(delivery, reason, in: outbox)
        }
        // Deliveries that failed together are not tried together again.
        let wait = Double(retries[delivery.attempts - 1].milliseconds) * Double.random(in: 0.8...1.2)
        try await outbox.postponeDelivery(
            delivery.id, until: currentMilliseconds() + Int64(wait), problem: reason)
    }

    private func giveUp(_ delivery: Delivery, _ reason: String, in outbox: any OutboxStore) async throws {
        try await outbox.postponeDelivery(delivery.id, until: nil, problem: reason)
        options.logger.error(
            "A delivery was given up: \(reason)", metadata: ["delivery": "\(delivery.id)", "form": "\(delivery.form)"])
    }

    private func send(_ delivery: Delivery, from outbox: any OutboxStore) async throws {
        guard let target = options.deliveries.target(delivery.target) else {
            throw DeliveryProblem.final("no such target is set up any more")
        }
        // Erasing a submission erases its deliveries, but this one may have been taken just before.
        guard let submission = try await outbox.submission(form: delivery.form, id: delivery.submission) else { return }
        switch target {
        case .webhook(let hook): try await post(submission, to: hook, as: delivery)
        case .mail(let notice): try await mail(submission, notice, as: delivery)
        }
    }

    // MARK: Posts

    private func post(_ submission: Submission, to hook: Webhook, as delivery: Delivery) async throws {
        let body = submission.webhookBody
        let timestamp = currentMilliseconds() / 1_000
        var request = HTTPClientRequest(url: hook.url)
        request.method = .POST
        request.headers.add(name: "content-type", value: "application/json")
        request.headers.add(name: "webhook-id", value: delivery.id)
        request.headers.add(name: "webhook-timestamp", value: String(timestamp))
        request.headers.add(
            name: "webhook-signature", value: hook.signature(of: body, id: delivery.id, timestamp: timestamp))
        request.body = .bytes(ByteBuffer(bytes: body))
        let pinned = PinnedRequest(
            request: request, purpose: "webhook", host: hook.host, port: hook.port, mayBePrivate: hook.isPrivate,
            timeout: Self.timeout)
        let status: UInt
        do {
            status = try await pinned.send { $0.status.code }
        } catch is PinnedRequest.PrivateAddress {
            throw DeliveryProblem.failed("the address is one of a private network")
        }
        if (200..<300).contains(status) { return }
        // The receiver says that it wants no more.
        if status == 410 { throw DeliveryProblem.final("the reply was 410") }
        throw DeliveryProblem.failed("the reply was \(status)")
    }

    // MARK: Mails

    private func mail(_ submission: Submission, _ notice: MailNotice, as delivery: Delivery) async throws {
        guard let form = form(submission.form), let sender = options.deliveries.sender else {
            throw DeliveryProblem.failed("the form is not served, or mails have no sender")
        }
        guard let engine = session(with: submission.withoutProtectedAnswers, of: form) else {
            throw DeliveryProblem.final("the answers take too much work")
        }
        let recipient: MailAddress
        switch notice.recipient {
        case .address(let address): recipient = address
        case .answer(let path):
            let answer = engine.node(at: path).flatMap { engine.field($0)?.value.canonicalText } ?? ""
            if answer.isEmpty { return }
            guard let address = MailAddress(answer) else {
                throw DeliveryProblem.final("the answer is no address that mails can be sent to")
            }
            recipient = address
        }
        let words = MailWords(engine, reference: submission.reference)
        try await MailProgram(path: options.deliveries.mailProgram).send(
            MailMessage(
                from: sender, to: recipient, subject: words.filled(notice.subject), text: words.filled(notice.text),
                id: delivery.id, time: submission.created))
    }
}

extension Submission {
    /// The body of a post about the submission. It is the same in each try. Answers that are encrypted or hashed are not in it.
    var webhookBody: [UInt8] {
        let time = Date(timeIntervalSince1970: Double(created) / 1_000).formatted(.iso8601)
        let json = JSONValue.object([
            JSONMember("type", "submission.stored"), JSONMember("timestamp", .string(time)),
            JSONMember(
                "data",
                .object([
                    JSONMember("form", .string(form)), JSONMember("submission", withoutProtectedAnswers.lineJSON),
                ])),
        ])
        return Array(json.text().utf8)
    }
}
#endif
