/// Characters that a pattern accepts at one place.
///
/// Sets are plain numbers, made from Unicode's tables when a pattern is read: matching needs no tables.
package struct PatternSet: Hashable, Sendable {
    /// The bounds of the ranges of members, ascending: the first member, the first character after its range, the first
    /// member of the next range, and so on.
    package let bounds: [UInt32]
    /// Other sets of the pattern, all before this one, whose members are members too. So large sets are stored once.
    package let parts: [Int]
    /// Whether all other characters are the members.
    package let isNegated: Bool

    package init(bounds: [UInt32], parts: [Int] = [], isNegated: Bool = false) {
        self.bounds = bounds
        self.parts = parts
        self.isNegated = isNegated
    }

    /// Whether a character is a member, in a pattern with these sets.
    func contains(_ value: UInt32, among sets: [PatternSet]) -> Bool {
        for part in parts where sets[part].contains(value, among: sets) { return !isNegated }
        var (low, high) = (0, bounds.count)
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return (low % 2 == 1) != isNegated
    }
}
