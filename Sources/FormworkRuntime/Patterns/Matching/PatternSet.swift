/// The characters that a pattern accepts at one position.
///
/// A set is a list of numbers, which is made from the tables of Unicode when a pattern is read. So matching needs no
/// tables.
package struct PatternSet: Hashable, Sendable {
    /// The bounds of the ranges of members, in ascending order: the first member, the first character after its range,
    /// the first member of the next range, and so on.
    package let bounds: [UInt32]
    /// The indices of other sets of the pattern, all before this one. Their members are members of this set too, so
    /// large sets are stored once.
    package let parts: [SetIndex]
    /// Whether the set is negated: its members are all characters that are not in the ranges and parts.
    package let isNegated: Bool

    package init(bounds: [UInt32], parts: [SetIndex] = [], isNegated: Bool = false) {
        self.bounds = bounds
        self.parts = parts
        self.isNegated = isNegated
    }

    /// Whether a character is a member, in a pattern with these sets.
    func contains(_ value: UInt32, among sets: PatternSetArray) -> Bool {
        for part in parts where sets[part].contains(value, among: sets) { return !isNegated }
        var (low, high) = (0, bounds.count)
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return (low % 2 == 1) != isNegated
    }
}
