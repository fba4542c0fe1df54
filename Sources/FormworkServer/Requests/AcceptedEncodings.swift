#if Server
/// Whether a reply may be compressed with gzip, by the request's `Accept-Encoding`.
func acceptsGzip(_ header: String?) -> Bool {
    var wildcard = false
    for part in (header ?? "").split(separator: ",") {
        let pieces = part.split(separator: ";").map { trimmed($0).lowercased() }
        guard let coding = pieces.first else { continue }
        let refused = pieces.dropFirst().contains { piece in
            piece.hasPrefix("q=") && piece.dropFirst(2).allSatisfy { $0 == "0" || $0 == "." }
        }
        // The coding's own entry decides, wherever the wildcard stands.
        if coding == "gzip" || coding == "x-gzip" { return !refused }
        if coding == "*" { wildcard = !refused }
    }
    return wildcard
}
#endif
