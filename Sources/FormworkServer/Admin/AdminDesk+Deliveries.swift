#if Server
import FormworkPages
import Hummingbird

/// Posts and mails that have not been sent.
extension AdminDesk {
    private static let longest = 200

    func deliveriesPage(_ user: AdminUser) async throws -> Response {
        guard let outbox = server.store as? any OutboxStore else { return server.problem(.notFound, call) }
        let found = try await outbox.deliveries(limit: Self.longest).filter { user.rights.sees($0.form) }
        let mayDeliver = user.rights.may.contains(.deliver)
        return page(
            frame(user).deliveriesPage(
                found.map { delivery in
                    let reference = Submission.reference(of: delivery.submission)
                    let tries =
                        delivery.attempts == 1
                        ? words[.oneTry] : words.text(.tries, [("count", String(delivery.attempts))])
                    let state = delivery.due.map { words.text(.nextTry, [("time", Self.time($0))]) } ?? words[.givenUp]
                    let facts = [title(of: delivery.form), reference, tries, state, delivery.problem]
                    return AdminFrame.Waiting(
                        target: delivery.target, info: facts.filter { !$0.isEmpty }.joined(separator: " · "),
                        again: mayDeliver ? address(.deliverAgain(delivery.id)) : nil,
                        name: "\(delivery.target), \(reference)")
                }))
    }

    func deliverAgain(_ id: String, _ user: AdminUser) async throws -> Response {
        guard let outbox = server.store as? any OutboxStore,
            let delivery = try await outbox.deliveries(limit: Self.longest).first(where: { $0.id == id }),
            user.rights.sees(delivery.form)
        else { return server.problem(.notFound, call) }
        try await note(.deliverAgain, user.name, form: delivery.form, submission: delivery.submission)
        _ = try await outbox.deliverAgain(id, at: now)
        server.bell.ring()
        return Reply.seeOther(address(.deliveries))
    }
}
#endif
