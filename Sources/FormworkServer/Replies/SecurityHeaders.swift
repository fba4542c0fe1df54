#if Server
import HTTPTypes

/// The security headers of every reply.
///
/// Pages run scripts from this host only. They have no inline scripts or styles and may not be put into frames. A
/// script makes markup of text only through its one policy (`require-trusted-types-for`).
enum SecurityHeaders {
    private static let noFrames = "frame-ancestors 'none'"

    /// Adds them.
    ///
    /// - Parameters:
    ///   - formTarget: The origin of a success page elsewhere.
    ///   - pictures: The origins of pictures elsewhere.
    static func add(to headers: inout HTTPFields, formTarget: String? = nil, pictures: [String] = []) {
        // Browsers apply `form-action` to redirects too, so a success page elsewhere has to be named.
        let formAction = (["'self'"] + [formTarget].compactMap { $0 }).joined(separator: " ")
        let pictureSources = (["'self'", "data:"] + pictures).joined(separator: " ")
        headers["Content-Security-Policy"] = [
            "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
            "img-src \(pictureSources)", "connect-src 'self'", "form-action \(formAction)", noFrames,
            "base-uri 'none'", "require-trusted-types-for 'script'", "trusted-types formwork",
        ].joined(separator: "; ")
        headers["X-Content-Type-Options"] = "nosniff"
        headers["X-Frame-Options"] = "DENY"
        // With a stricter value browsers would post `Origin: null`, which cannot be compared with the server's origin.
        headers["Referrer-Policy"] = "same-origin"
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
        headers["Cross-Origin-Resource-Policy"] = "same-origin"
        headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=(), payment=()"
    }

    /// Lets pages of some sites show a reply in frames, and no others.
    static func allowFrames(in sites: [SiteOrigin], _ headers: inout HTTPFields) {
        guard !sites.isEmpty, let policy = headers[.contentSecurityPolicy] else { return }
        let names = sites.map(\.description).joined(separator: " ")
        headers[.contentSecurityPolicy] = policy.replacing(noFrames, with: "frame-ancestors " + names)
        // It knows only "nobody" and "the same origin". The policy says the same more exactly.
        headers["X-Frame-Options"] = nil
    }

    /// Lets pages of this host show the reply in a frame.
    static func allowOwnFrames(around headers: inout HTTPFields) {
        headers["X-Frame-Options"] = "SAMEORIGIN"
        let policy = headers["Content-Security-Policy"] ?? ""
        headers["Content-Security-Policy"] = policy.replacing(noFrames, with: "frame-ancestors 'self'")
    }

    /// Lets the reply have frames with pages of this host.
    static func allowOwnFrames(in headers: inout HTTPFields) {
        headers["Content-Security-Policy"] = (headers["Content-Security-Policy"] ?? "") + "; frame-src 'self'"
    }

    /// The origin of an address on another host, as policies name it. `nil` for a path on this host, and for a host
    /// that has a special meaning in a policy, such as `*`.
    static func origin(of address: String) -> String? {
        for scheme in ["https://", "http://"] where address.lowercased().hasPrefix(scheme) {
            let host = address.dropFirst(scheme.count).prefix { !"/?#;, '\"".contains($0) }
            let isPlain = host.utf8.allSatisfy { $0 >= 0x80 || $0.isLetterOrDigit || ".-:[]_".utf8.contains($0) }
            return host.isEmpty || !isPlain ? nil : scheme + host
        }
        return nil
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
    }
}
#endif
