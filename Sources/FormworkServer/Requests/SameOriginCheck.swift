#if Server
import HTTPTypes

/// Decides whether a request that changes something comes from a page of this server.
///
/// Browsers send the site of the page in `Sec-Fetch-Site`, and older browsers send `Origin`. A request with neither was
/// not made by a page, so no other site misuses the rights of a person. It passes.
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
        // Sandboxed frames and data URLs send `null`, which has no separator.
        let parts = origin.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 && parts[1].lowercased() == host.lowercased()
    }
}
#endif
