// The lists that the instructions of a pattern name.

/// The index of a set among the sets of a pattern.
@usableFromInline
package struct SetIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a lookahead among the lookaheads of a pattern.
@usableFromInline
package struct LookaheadIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }

    /// The lookahead's own bit in a word that has one bit for each lookahead.
    var bit: UInt64 { 1 << UInt64(truncatingIfNeeded: rawValue) }
}

/// How many instructions a jump goes forward, or back if it is negative.
package struct InstructionDistance {
    package let rawValue: Int32

    init(rawValue: Int32) { self.rawValue = rawValue }

    /// Makes a distance of so many instructions.
    package init(_ count: Int) { rawValue = Int32(truncatingIfNeeded: count) }
}

extension InstructionIndex {
    /// The instruction at a distance from this one.
    func moved(by distance: InstructionDistance) -> InstructionIndex {
        InstructionIndex(rawValue: rawValue &+ distance.rawValue)
    }
}

/// The sets of a pattern.
package typealias PatternSetArray = IndexedArray<SetIndex, PatternSet>

extension PatternSetArray {
    /// Whether there is a set with an index that comes from outside.
    func has(_ index: SetIndex) -> Bool { index >= startIndex && index < endIndex }
}
