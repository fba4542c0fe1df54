extension CompiledForm {
    /// Computes for each scope the maximum number of bytes and of brackets in a path from its items.
    static func measurePaths(
        of scopes: inout ScopeArray, _ elements: ElementArray, _ outline: FormOutline
    ) {
        let longestIndex = "[].".utf8.count + DecimalNumber(Repetition.itemLimit - 1).description.utf8.count
        // Inner scopes come after those around them.
        for scope in scopes.indices.reversed() {
            var longest = 0
            var brackets = 0
            for element in scopes[scope].elements {
                guard let name = outline.name(elements[element].content) else { continue }
                var length = name.utf8.count
                var count = name.utf8.reduce(0) { $1 == UInt8(ascii: "[") ? $0 + 1 : $0 }
                if let inner = elements[element].itemScope {
                    length += longestIndex + scopes[inner].longestPath
                    count += 1 + scopes[inner].mostBrackets
                }
                longest = max(longest, length)
                brackets = max(brackets, count)
            }
            scopes[scope].longestPath = longest
            scopes[scope].mostBrackets = brackets
        }
    }
}
