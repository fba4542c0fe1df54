#if Server
import FormworkCore
import FormworkPages
import FormworkPresentation
import Hummingbird

/// Posts and mails that have not been sent.
extension AdminDesk {
    private static let pageLength = 100

    func deliveriesPage(_ user: AdminUser) async throws -> Response {
        guard let outbox = services.stores.outbox else { return services.problem(.notFound, call) }
        let place = parameter("after").flatMap { Int64($0) }.map { DeliveryPlace(number: $0) }
        let found = try await outbox.deliveries(forms: user.rights.forms, after: place, limit: Self.pageLength)
        // The deliveries of this page were sent meanwhile, but not all of those before it.
        if found.deliveries.isEmpty, place != nil { return Reply.seeOther(address(.deliveries)) }
        let mayDeliver = user.rights.may.contains(.deliver)
        return page(
            frame(user).deliveriesPage(
                found.deliveries.map { delivery in
                    let reference = Submission.reference(of: delivery.submission)
                    let tries =
                        delivery.attempts == 1
                        ? words[.oneTry] : words.text(.tries, [("count", String(delivery.attempts))])
                    let state =
                        delivery.due.map { words.text(.nextTry, [("time", locale.isolated(Self.time($0)))]) }
                        ?? words[.givenUp]
                    let facts = [title(of: delivery.form), reference, tries, state, delivery.problem]
                    return AdminFrame.Waiting(
                        target: delivery.target, parts: facts.filter { !$0.isEmpty },
                        again: mayDeliver ? address(.deliverAgain(delivery.id)) : nil,
                        name: "\(delivery.target), \(reference)")
                }, next: found.next.map { "\(address(.deliveries))?after=\($0.number)" }))
    }

    func deliverAgain(_ id: String, _ user: AdminUser) async throws -> Response {
        guard let outbox = services.stores.outbox,
            let delivery = try await outbox.delivery(id), user.rights.sees(delivery.form)
        else { return services.problem(.notFound, call) }
        try await note(.deliverAgain, user.name, form: delivery.form, submission: delivery.submission)
        _ = try await outbox.deliverAgain(id, at: now)
        services.bell.ring()
        return Reply.seeOther(address(.deliveries))
    }
}
#endif
