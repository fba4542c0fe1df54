extension String {
    /// The number of characters as people count them (grapheme clusters); the same as `count`. Iterating forward needs
    /// fewer tables of Unicode, which makes the page smaller.
    var characterCount: Int {
        if isPlain { return utf8.count }
        var characters = makeIterator()
        var count = 0
        while characters.next() != nil { count += 1 }
        return count
    }
}
