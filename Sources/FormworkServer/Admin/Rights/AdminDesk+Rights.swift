#if Server
import FormworkPages
import HTTPTypes
import Hummingbird

/// The form to which a place belongs, and the right that it requires.
extension AdminPlace {
    /// The form whose results are there; `nil` for a place that belongs to no form.
    var form: String? {
        switch self {
        case .list(let form), .sums(let form), .table(let form), .lines(let form), .drafts(let form): form
        case .draft(let form, _), .eraseDraft(let form, _): form
        case .submission(let form, _), .erase(let form, _), .file(let form, _, _): form
        case .forms, .counts, .find, .enter, .login, .logout, .logins, .endLogin, .endOtherLogins, .accesses,
            .deliveries, .deliverAgain:
            nil
        }
    }

    /// The right that a place requires; `nil` for places that everybody has who is let in. These show only what concerns forms
    /// that the person sees.
    ///
    /// - Parameter isRevealing: Whether sensitive answers are asked for.
    func right(isRevealing: Bool) -> AdminRight? {
        switch self {
        case .find, .list, .sums, .file, .drafts: .read
        case .table, .lines, .submission, .draft: isRevealing ? .reveal : .read
        case .erase, .eraseDraft: .erase
        case .deliverAgain: .deliver
        case .forms, .counts, .enter, .login, .logout, .logins, .endLogin, .endOtherLogins, .accesses, .deliveries: nil
        }
    }
}

extension AdminOptions {
    /// The rights of the person with this name; `nil` if nobody of this name is let in.
    func rights(of name: String) -> AdminRights? {
        people.isEmpty ? .all : people.first { $0.name == name }?.rights
    }
}

extension AdminDesk {
    /// The reply to somebody who may not do what they ask for; `nil` if they may.
    ///
    /// A form that somebody does not see is as if it were not there.
    func refusal(of place: AdminPlace, _ user: AdminUser) async throws -> Response? {
        if let form = place.form, !user.rights.sees(form) { return services.problem(.notFound, call) }
        guard let right = place.right(isRevealing: isRevealing) else { return nil }
        // To show sensitive answers is also to show the others.
        let needed: Set<AdminRight> = right == .reveal ? [.read, .reveal] : [right]
        guard !needed.isSubset(of: user.rights.may) else { return nil }
        try await note(.refused, user.name, form: place.form ?? "")
        return page(frame(user).refusalPage(), status: .forbidden)
    }
}
#endif
