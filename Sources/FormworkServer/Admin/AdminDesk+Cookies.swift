#if Server
import FormworkCore
import HTTPTypes
import Hummingbird

/// A cookie of the pages with results.
enum AdminCookie: String {
    /// The secret of a login.
    case session = "formwork-admin"
    /// Until when a login is good without another request. It is signed.
    case seen = "formwork-admin-seen"

    /// Browsers take a cookie with this prefix only from this host itself and over TLS.
    var securedName: String { "__Host-" + rawValue }
}

extension AdminDesk {
    /// The value of a cookie; `nil` if the request does not have it.
    func cookie(_ cookie: AdminCookie) -> String? {
        var found: [ExactText: String] = [:]
        for header in call.head.headerFields[values: .cookie] {
            for pair in header.split(separator: ";") {
                let parts = pair.split(separator: "=", maxSplits: 1)
                if parts.count == 2 { found[trimmed(parts[0])] = trimmed(parts[1]) }
            }
        }
        // Another host of the same domain could have set the other one.
        return found[cookie.securedName] ?? (options.needsTLS ? nil : found[cookie.rawValue])
    }

    func set(_ cookie: AdminCookie, _ value: String, seconds: Int64, in response: inout Response) {
        let isOverTLS =
            options.needsTLS || call.head.headerFields[.origin]?.lowercased().hasPrefix("https://") == true
            // Requests for pages have no origin. They go on with the kind of cookie that the login had.
            || hasSecuredCookie
        let rest = "Max-Age=\(seconds); HttpOnly; SameSite=Strict"
        let text =
            isOverTLS
            ? "\(cookie.securedName)=\(value); Path=/; \(rest); Secure"
            : "\(cookie.rawValue)=\(value); Path=\(base); \(rest)"
        response.headers.append(HTTPField(name: .setCookie, value: text))
    }

    private var hasSecuredCookie: Bool {
        let start = AdminCookie.session.securedName + "="
        return call.head.headerFields[values: .cookie].contains { header in
            header.split(separator: ";").contains { trimmed($0).hasPrefix(start) }
        }
    }

    /// Whether the last request of a login was not too long ago.
    func wasSeen(_ secret: AdmissionSecret) -> Bool {
        guard let token = cookie(.seen), let ticket = services.keys.seal.adminTicket(token) else { return false }
        return ticket.mark == Self.seenMark(secret) && ticket.expiry > now
    }

    /// Says in a reply that a login was used now.
    func noteSeen(_ secret: AdmissionSecret, in response: inout Response) {
        let ticket = AdminTicket(mark: Self.seenMark(secret), expiry: now + options.idleAge.milliseconds)
        set(.seen, services.keys.seal.token(ticket), seconds: options.idleAge.components.seconds, in: &response)
    }

    /// No ticket of a form has this mark.
    private static func seenMark(_ secret: AdmissionSecret) -> String { "seen:" + secret.hash }
}
#endif
