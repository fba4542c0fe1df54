#if Server
/// Reads the languages that the person at a browser wants (`Accept-Language`, RFC 9110).
enum AcceptedLanguages {
    /// How many languages are read. Without a limit a long header would make a long search.
    private static let limit = 20

    /// The tags, in order of preference. Languages with the weight 0 are left out.
    static func tags(_ header: String) -> [String] {
        var wanted: [(tag: String, weight: Double)] = []
        for part in header.split(separator: ",").prefix(limit) {
            let pieces = part.split(separator: ";").map { trimmed($0) }
            guard let tag = pieces.first, tag != "*", !tag.isEmpty, tag.utf8.count <= 35 else { continue }
            let weight = pieces.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            if weight > 0 { wanted.append((tag, weight)) }
        }
        // The order among equals is the order in which they were written.
        return wanted.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.tag)
    }
}
#endif
