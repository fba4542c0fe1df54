#if Server
/// What was on a page when it was posted, by its `fw.seen` markers.
///
/// A field posts its path, an item `guarantors[0]#2`: its path and its
/// identity in the session that drew it.
struct SeenMarkers: Sendable {
    /// The paths of fields, in the order of the page.
    private(set) var paths: [String] = []
    /// The identities of the items of each repeating section that had any, in the order of the page.
    private(set) var items: [String: [Int]] = [:]
    private var known: Set<String> = []

    init(_ markers: [String]) {
        for marker in markers where known.insert(marker).inserted {
            let parts = marker.split(separator: "#", omittingEmptySubsequences: false)
            if parts.count == 1 {
                paths.append(marker)
            } else if parts.count == 2, let identity = Int(parts[1]), let path = Self.section(ofItem: parts[0]) {
                items[path, default: []].append(identity)
            }
        }
    }

    /// Whether a field was on the page.
    func contains(_ path: String) -> Bool {
        known.contains(path)
    }

    /// The repeating section of an item: `companies[1].people` of `companies[1].people[0]`.
    private static func section(ofItem path: Substring) -> String? {
        guard path.hasSuffix("]"), let bracket = path.lastIndex(of: "[") else { return nil }
        return String(path[..<bracket])
    }
}

/// The paths of the repeating sections around a path, outermost first: `a` and `a[1].b` for `a[1].b[0].c`.
func repeatsAround(_ path: String) -> [String] {
    path.indices.filter { path[$0] == "[" }.map { String(path[..<$0]) }
}
#endif
