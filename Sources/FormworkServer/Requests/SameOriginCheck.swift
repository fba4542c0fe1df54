#if Server
import HTTPTypes

/// Decides whether a request that changes something may come from where it says it comes from.
///
/// Browsers name the site a request was made on in `Sec-Fetch-Site`, older ones at least in `Origin`.
/// A request with neither was not made by a page and carries nobody's authority, so it passes.
struct SameOriginCheck: Sendable {
    /// Further origins that may post, such as `https://www.example.org` behind a proxy that rewrites the host.
    var trustedOrigins: [String] = []

    func allows(_ head: HTTPRequest) -> Bool {
        let origin = head.headerFields[.origin]
        if let origin, trustedOrigins.contains(origin.lowercased()) { return true }
        switch head.headerFields["Sec-Fetch-Site"]?.lowercased() {
        case "same-origin", "none": return true
        case "cross-site", "same-site": return false
        default: break
        }
        guard let origin else { return true }
        guard let host = head.authority else { return false }
        // `null` is what sandboxed frames and data URLs send: an origin that is nobody's.
        guard let separator = origin.firstRange(of: "://") else { return false }
        return origin[separator.upperBound...].lowercased() == host.lowercased()
    }
}
#endif
