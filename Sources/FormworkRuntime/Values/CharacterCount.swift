extension String {
    /// How many characters people see, which is what `count` tells; walking forward needs less of Unicode's tables.
    var characterCount: Int {
        if isPlain { return utf8.count }
        var characters = makeIterator()
        var count = 0
        while characters.next() != nil { count += 1 }
        return count
    }
}
