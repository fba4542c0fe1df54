/// Characters that a pattern accepts at one place.
///
/// Sets are plain numbers, made from Unicode's tables when a pattern is read: matching needs no tables.
package struct PatternSet: Hashable, Sendable {
    /// Where membership changes, ascending: the first bound is the first member, the second the first character
    /// after it that is none, and so on.
    package let bounds: [UInt32]
    /// Which sets of the pattern, all before this one, are part of it: large ones are kept once.
    package let parts: [Int]
    /// Whether the members are those that are not described.
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
