/// Finds out which scripts and styles a page loads.
extension String {
    /// Whether the page loads a file, by itself or joined with others, such as `typed-days.js` in `formwork+typed-days.js`.
    package func loads(_ file: String) -> Bool {
        let parts = file.split(separator: ".")
        guard let name = parts.first, let ending = parts.last else { return false }
        // Text: pages that tests made.
        for attribute in ["src=\"", "href=\""] {
            for piece in components(between: attribute) {
                let path = piece.prefix { $0 != "?" && $0 != "\"" }
                guard path.hasSuffix("." + ending) else { continue }
                let last = path.split(separator: "/").last ?? ""
                if last.dropLast(ending.count + 1).split(separator: "+").contains(where: { $0 == name }) { return true }
            }
        }
        return false
    }

    /// What follows each place where a text stands.
    private func components(between text: String) -> [Substring] {
        var found: [Substring] = []
        var rest = self[...]
        while let range = rest.firstRange(of: text) {
            rest = rest[range.upperBound...]
            found.append(rest)
        }
        return found
    }
}
