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

extension [FormValue] {
    /// A constant.
    @inlinable package subscript(_ index: ConstantIndex) -> FormValue { self[index.position] }

    /// The index after the last constant.
    @inlinable package var end: ConstantIndex { ConstantIndex(count) }
}

extension [Reference] {
    /// A reference.
    @inlinable package subscript(_ index: ReferenceIndex) -> Reference { self[index.position] }

    /// The index after the last reference.
    @inlinable package var end: ReferenceIndex { ReferenceIndex(count) }
}

extension [Pattern] {
    /// A pattern.
    @inlinable package subscript(_ index: PatternIndex) -> Pattern { self[index.position] }

    /// The index after the last pattern.
    @inlinable package var end: PatternIndex { PatternIndex(count) }
}

extension [AggregateUse] {
    /// A use of an aggregate.
    @inlinable package subscript(_ index: AggregateIndex) -> AggregateUse { self[index.position] }

    /// The index after the last use.
    @inlinable package var end: AggregateIndex { AggregateIndex(count) }
}

extension [Int32] {
    /// The word of an instruction, before the end of the code.
    @inlinable package subscript(_ index: InstructionIndex) -> Int32 {
        get { self[index.position] }
        set { self[index.position] = newValue }
    }

    /// The index after the last instruction.
    @inlinable package var end: InstructionIndex { InstructionIndex(count) }

    /// The indices of all instructions.
    @inlinable package var typedIndices: ListIndices<InstructionIndex> {
        ListIndices(from: InstructionIndex(0), to: end)
    }
}
