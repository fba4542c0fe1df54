extension Pattern {
    /// The pattern as JSON: an array of its code and of each set, each a text of numbers.
    ///
    /// Texts, because the sets of a few classes have a thousand numbers and the browser is to read them fast.
    /// A set is its negation (0 or 1), how many parts it has, which, and the distances from bound to bound.
    public var json: JSONValue {
        var texts = [NumberList.text(automaton.code)]
        for set in automaton.sets {
            var numbers = [set.isNegated ? 1 : 0, Int32(truncatingIfNeeded: set.parts.count)]
            for part in set.parts { numbers.append(Int32(truncatingIfNeeded: part)) }
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
