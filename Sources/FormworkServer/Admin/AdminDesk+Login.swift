#if Server
import FormworkPages
import HTTPTypes
import Hummingbird
import NIOCore

/// Decides who is let in.
extension AdminDesk {
    /// The person who makes the request; `nil` if nobody is let in with it.
    func user() async -> AdminUser? {
        for login in options.logins {
            switch login {
            case .host(let name):
                if let name = await name(call.head), let rights = options.rights(of: name) {
                    return AdminUser(name: name, rights: rights)
                }
            case .proxy(let header, let addresses):
                if let name = proxied(header, addresses), let rights = options.rights(of: name) {
                    return AdminUser(name: name, rights: rights)
                }
            case .link, .password: break
            }
        }
        guard hasSessions, let secret = cookie(.session).flatMap({ AdmissionSecret($0) }), wasSeen(secret),
            let admission = try? await options.store.admission(.session, hash: secret.hash, at: now),
            let rights = options.rights(of: admission.who)
        else { return nil }
        return AdminUser(name: admission.who, rights: rights, session: secret)
    }

    /// Whether any way to be let in ends with a cookie.
    private var hasSessions: Bool {
        hasNames
            || options.logins.contains { login in
                switch login {
                case .link, .password: true
                case .host, .proxy: false
                }
            }
    }

    private var hashes: [PasswordHash] {
        options.logins.compactMap { if case .password(let hash) = $0 { hash } else { nil } }
    }

    /// Whether people log in with a name and a password of their own.
    private var hasNames: Bool { options.people.contains { $0.password != nil } }

    private var hasLinks: Bool {
        options.logins.contains { if case .link = $0 { true } else { false } }
    }

    private func proxied(_ header: HTTPField.Name, _ addresses: [String]) -> String? {
        guard let peer = call.peer, addresses.contains(where: { Self.isSame($0, peer) }) else { return nil }
        // A proxy that lets several headers of this name through may have let one of the sender's own through.
        let values = call.head.headerFields[values: header]
        guard values.count == 1, let name = values.first.map({ trimmed($0) }), !name.isEmpty else { return nil }
        return String(name.prefix(200))
    }

    private static func isSame(_ address: String, _ peer: String) -> Bool {
        let first = try? SocketAddress(ipAddress: address, port: 0).ipAddress
        let second = try? SocketAddress(ipAddress: peer, port: 0).ipAddress
        return first != nil && first == second
    }

    /// The page for whoever is not let in.
    func loginPage(problem: String = "", status: HTTPResponse.Status = .unauthorized) -> Response {
        let hint =
            if hasNames || !hashes.isEmpty {
                words[.loginHint]
            } else if hasLinks {
                words[.linkHint]
            } else {
                words[.notLetIn]
            }
        let needs: AdminFrame.LoginNeeds = hasNames ? .nameAndPassword : hashes.isEmpty ? .nothing : .password
        return page(frame().loginPage(needs, hasCodes: hasCodes, hint: hint, problem: problem), status: status)
    }

    /// A link that works once. It is used up by a post and not by a look, because some programs look at every link.
    func enter(_ text: String) async throws -> Response {
        guard hasLinks else { return services.problem(.notFound, call) }
        guard call.head.method == .post else {
            return page(frame().enterPage(address: address(.enter(text))))
        }
        guard services.origins.allows(call.head) else { return services.problem(.crossSite, call) }
        guard await admitsTry() else { return services.tooMany(call) }
        guard let secret = AdmissionSecret(text),
            let link = try await options.store.takeAdmission(.link, hash: secret.hash, at: now),
            options.rights(of: link.who) != nil
        else {
            try await note(.refusedLogin, "link")
            return loginPage(problem: words[.linkUsed])
        }
        return try await logIn(link.who)
    }

    func takePassword() async throws -> Response {
        guard hasNames || !hashes.isEmpty else { return services.problem(.notFound, call) }
        guard services.origins.allows(call.head) else { return services.problem(.crossSite, call) }
        guard await admitsTry() else { return services.tooMany(call) }
        guard BodyKind(contentType: call.head.headerFields[.contentType]) == .urlEncoded else {
            return services.problem(.unsupportedMediaType, call)
        }
        let form = try await posted()
        let (password, name) = (form.last("password") ?? "", form.last("name") ?? "")
        guard let known = await services.pools.hashing.run({ who(knows: password, named: name) }) else {
            return services.problem(.busy, call)
        }
        guard let who = known else {
            // The name is not noted: somebody may have typed the password there.
            try await note(.refusedLogin, "password")
            if hasCodes { _ = await services.limits.logins.admit("code of nobody") }
            return loginPage(problem: wrongLogin)
        }
        // Whatever is wrong with the code, the reply is that to a wrong password.
        let outcome = try await isRight(form.last("code") ?? "", of: who)
        if outcome { return try await logIn(who) }
        // This entry tells its readers that somebody has the password.
        try await note(.refusedCode, who)
        return loginPage(problem: wrongLogin)
    }

    /// The sentence for a person who is not let in. It does not tell which of the values that they typed was wrong.
    private var wrongLogin: String { words[hasCodes ? .wrongCode : hasNames ? .wrongName : .wrongPassword] }

    /// The name of the person who knows a password; `nil` if the name or the password is wrong.
    private func who(knows password: String, named name: String) -> String? {
        guard hasNames else {
            let isKnown = hashes.contains { $0.matches(password) } && options.rights(of: "password") != nil
            return isKnown ? "password" : nil
        }
        let hash = options.people.first { $0.name == name }?.password
        // For a name that there is not, a hash is made too, so that nobody learns the names from the time it takes.
        guard let compared = hash ?? options.people.lazy.compactMap(\.password).first else { return nil }
        return compared.matches(password) && hash != nil ? name : nil
    }

    /// Tries are counted together where the address is not known.
    private func admitsTry() async -> Bool { await services.limits.logins.admit(call.address ?? "") }

    private func logIn(_ who: String) async throws -> Response {
        let secret = AdmissionSecret()
        try await options.store.deleteAdmissions(expiredAt: now)
        try await note(.login, who)
        try await options.store.admit(
            Admission(
                kind: .session, hash: secret.hash, who: who, expires: now + options.sessionAge.milliseconds))
        var response = Reply.seeOther(address(.forms))
        set(.session, secret.text, seconds: options.sessionAge.components.seconds, in: &response)
        noteSeen(secret, in: &response)
        return response
    }

    func logOut(_ user: AdminUser) async throws -> Response {
        if let session = user.session {
            _ = try await options.store.takeAdmission(.session, hash: session.hash, at: now)
            try await note(.logout, user.name)
        }
        var response = Reply.seeOther(address(.forms))
        for cookie in [AdminCookie.session, .seen] { set(cookie, "", seconds: 0, in: &response) }
        return response
    }
}
#endif
