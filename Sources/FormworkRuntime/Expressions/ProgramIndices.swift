// The indices of the lists of a program. The operands of its instructions are such indices. A program that is read from
// an archive is verified first (`Program.isWellFormed`).

/// The index of a constant of a program.
@usableFromInline
package struct ConstantIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a reference of a program.
@usableFromInline
package struct ReferenceIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a pattern of a program.
@usableFromInline
package struct PatternIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a use of an aggregate in a program.
@usableFromInline
package struct AggregateIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of an instruction in the code of a program or of a pattern. One more than the last is the end of the code.
@usableFromInline
package struct InstructionIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The instructions of a program or of a pattern, each packed into a word.
package typealias InstructionArray = IndexedArray<InstructionIndex, Int32>
