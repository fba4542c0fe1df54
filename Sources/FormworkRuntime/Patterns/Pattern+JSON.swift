extension Pattern {
    /// The pattern as JSON: an array of its code and of each set, each a text of numbers.
    ///
    /// Numbers are written as text because sets can have a thousand of them, and the browser reads text faster. The
    /// numbers of a set are its negation (0 or 1), the number of its parts, the parts, and the distances between its
    /// bounds.
    public var json: JSONValue {
        var texts = [NumberList.text(automaton.code.elements)]
        for set in automaton.sets {
            var numbers = [set.isNegated ? 1 : 0, Int32(truncatingIfNeeded: set.parts.count)]
            for part in set.parts { numbers.append(part.rawValue) }
            var last: UInt32 = 0
            for bound in set.bounds {
                numbers.append(Int32(truncatingIfNeeded: bound - last))
                last = bound
            }
            texts.append(NumberList.text(numbers))
        }
        return .array(texts.map { .string($0) })
    }
}
