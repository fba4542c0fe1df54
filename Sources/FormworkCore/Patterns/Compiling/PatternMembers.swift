/// The members of a set that is being built.
struct PatternMembers {
    /// The ranges of members, in any order.
    private var ranges: [ClosedRange<UInt32>] = []

    /// Makes an empty set.
    init() {}

    /// Makes the set of all characters with any of these traits.
    init(traits: UInt32) {
        for run in CharacterTraits.runs where run.traits & traits != 0 { insert(run.range) }
    }

    /// The members of `\s`.
    static var whiteSpace: PatternMembers {
        var members = PatternMembers()
        for range: ClosedRange<UInt32> in [
            0x9...0xD, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
            0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
        ] { members.insert(range) }
        return members
    }

    /// Adds all characters of a range.
    mutating func insert(_ range: ClosedRange<UInt32>) {
        ranges.append(range)
    }

    /// The set of all other characters.
    var complement: PatternMembers {
        var others = PatternMembers()
        var start: UInt32 = 0
        for range in merged {
            if range.lowerBound > start { others.insert(start...range.lowerBound - 1) }
            start = range.upperBound + 1
        }
        if start <= 0x10FFFF { others.insert(start...0x10FFFF) }
        return others
    }

    /// Adds all characters that differ from a member only by case.
    mutating func closeOverCase() {
        for range in merged { ranges += CaseVariants.outside(range) }
    }

    /// The finished set.
    var set: PatternSet {
        var bounds: [UInt32] = []
        for range in merged {
            bounds.append(range.lowerBound)
            bounds.append(range.upperBound + 1)
        }
        return PatternSet(bounds: bounds, parts: [], isNegated: false)
    }

    /// The ranges in ascending order. Ranges that overlap or touch are merged.
    private var merged: [ClosedRange<UInt32>] {
        var merged: [ClosedRange<UInt32>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
                merged[merged.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}
