#if Server
import FormworkPages
import Hummingbird

/// The logins of one person, who can end those that they do not know.
///
/// They are those under the same name. People who share a password share a name, so they see each other's.
extension AdminDesk {
    /// The maximum number of logins on the page. A button ends all of them.
    private static let pageLength = 100

    func loginsPage(_ user: AdminUser) async throws -> Response {
        guard let session = user.session else { return services.problem(.notFound, call) }
        let others = try await otherLogins(of: user)
        let own = try await options.store.admission(.session, hash: session.hash, at: now)
        let logins =
            (own.map { [AdminFrame.Login(title: words[.thisLogin], info: times(of: $0), end: nil)] } ?? [])
            + others.prefix(Self.pageLength).map { login in
                AdminFrame.Login(title: user.name, info: times(of: login), end: address(.endLogin(login.hash)))
            }
        return page(frame(user).loginsPage(logins, endOthers: others.isEmpty ? nil : address(.endOtherLogins)))
    }

    /// Ends logins under the name of a person, and never the one that the request came with.
    func endLogins(_ user: AdminUser, where isChosen: (Admission) -> Bool) async throws -> Response {
        guard user.session != nil else { return services.problem(.notFound, call) }
        for login in try await otherLogins(of: user) where isChosen(login) {
            // The login may have ended meanwhile.
            guard try await options.store.takeAdmission(.session, hash: login.hash, at: now) != nil else { continue }
            try await note(.endLogin, user.name)
        }
        return Reply.seeOther(address(.logins))
    }

    /// The logins under the same name besides that of the request, the latest first.
    private func otherLogins(of user: AdminUser) async throws -> [Admission] {
        try await options.store.admissions(.session, at: now).reversed().filter { login in
            login.who.isSame(as: user.name) && user.session.map { !login.hash.isSame(as: $0.hash) } ?? false
        }
    }

    /// When a login began and until when it is good. All logins of a server last equally long.
    private func times(of login: Admission) -> String {
        words.text(
            .loginTimes,
            [
                ("since", Self.time(login.expires - options.sessionAge.milliseconds)),
                ("until", Self.time(login.expires)),
            ])
    }
}
#endif
