#if Server
import AsyncHTTPClient
import Formwork
import FormworkCore
import Foundation
import Hummingbird
import NIOCore
import NIOHTTP1

/// One try to send what has to be sent after a submission.
extension Deliveries {
    func send(_ delivery: Delivery, from outbox: any OutboxStore) async throws {
        // Another server with the same outbox may know it, as when servers get a new file one after the other.
        guard let target = options.target(delivery.target) else {
            throw DeliveryProblem.failed("this server has no such target")
        }
        // Erasing a submission erases its deliveries, but this one may have been taken just before.
        guard let submission = try await outbox.submission(form: delivery.form, id: delivery.submission) else { return }
        switch target {
        case .webhook(let hook): try await post(submission, to: hook, as: delivery)
        case .mail(let notice): try await mail(submission, notice, as: delivery)
        }
    }

    /// How long a try may take that begins now, so that it ends before the lease does. Otherwise another server would send the
    /// same a second time.
    ///
    /// - Throws: `DeliveryProblem` if so much time went by since the delivery was taken that none is left.
    func timeLeft(for delivery: Delivery, atMost most: Duration) throws(DeliveryProblem) -> Duration {
        let left = (delivery.due ?? 0) - services.now() - options.times.margin.milliseconds
        guard left >= 1_000 else { throw .failed("the submission took too long to read") }
        return min(most, .milliseconds(left))
    }

    // MARK: Posts

    private func post(_ submission: Submission, to hook: Webhook, as delivery: Delivery) async throws {
        let body = try submission.webhookBody(as: hook.format)
        let timestamp = services.now() / 1_000
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
            timeout: try timeLeft(for: delivery, atMost: options.times.longestPost))
        let status: UInt
        do {
            status = try await pinned.send { $0.status.code }
        } catch is PinnedRequest.PrivateAddress {
            throw DeliveryProblem.failed("the address is one of a private network")
        } catch is HostLookup.TimedOut {
            throw DeliveryProblem.failed("the name of the host was not found in time")
        }
        if (200..<300).contains(status) { return }
        // The receiver says that it wants no more.
        if status == 410 { throw DeliveryProblem.final("the reply was 410") }
        throw DeliveryProblem.failed("the reply was \(status)")
    }

    // MARK: Mails

    private func mail(_ submission: Submission, _ notice: MailNotice, as delivery: Delivery) async throws {
        guard let form = services.forms.form(submission.form), let sender = options.sender else {
            throw DeliveryProblem.failed("the form is not served, or mails have no sender")
        }
        guard let engine = sessions.session(with: submission.withoutProtectedAnswers, of: form) else {
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
        let words: any MailFiller
        if case .parameters = notice.format {
            guard let parameters = MailParameters(submission.withoutProtectedAnswers, notice.format) else {
                throw DeliveryProblem.withoutParameters
            }
            words = parameters
        } else {
            words = MailWords(
                engine, reference: submission.reference, words: services.environment.answerWords(in: engine.context))
        }
        let timeout = try timeLeft(for: delivery, atMost: options.times.longestMail)
        try await MailProgram(path: options.mailProgram, timeout: timeout).send(
            MailMessage(
                from: sender, to: recipient, subject: words.filled(notice.subject), text: words.filled(notice.text),
                id: delivery.id, time: submission.created))
    }
}

extension Submission {
    /// The body of a post about the submission. It is the same in each try. Answers that are encrypted or hashed are not in it.
    ///
    /// - Throws: `DeliveryProblem` if there are no parameters and the receiver wants no other answers.
    func webhookBody(as format: AnswerFormat) throws(DeliveryProblem) -> [UInt8] {
        let open = withoutProtectedAnswers
        if case .parameters = format, open.answers(as: format) == nil { throw .withoutParameters }
        let json = JSONValue.object([
            JSONMember("type", "submission.stored"), JSONMember("timestamp", .string(isoTime(created))),
            JSONMember(
                "data",
                .object([
                    JSONMember("form", .string(form)), JSONMember("submission", open.lineJSON(as: format)),
                ])),
        ])
        return Array(json.text().utf8)
    }
}
#endif
