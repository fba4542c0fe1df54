/// A position in one list of a form or a session.
///
/// Each list has an index type of its own, so using a position of one list in another does not compile.
///
/// Everything here is inlinable, because other modules use it in their innermost loops. Otherwise each use there would be a
/// call of unspecialised code: together a tenth of the time it takes to compile a form.
@usableFromInline
package protocol ListIndex: Hashable, Strideable, Sendable where Stride == Int {
    var rawValue: Int32 { get }
    init(rawValue: Int32)
}

extension ListIndex {
    @inlinable @inline(__always)
    package init(_ position: Int) { self.init(rawValue: Int32(truncatingIfNeeded: position)) }

    /// The index for a number from outside; `nil` if no list is that long.
    package init?(exactly position: Int) {
        guard let rawValue = Int32(exactly: position), rawValue >= 0 else { return nil }
        self.init(rawValue: rawValue)
    }

    /// The position as a plain number, from 0.
    @inlinable @inline(__always)
    package var position: Int { Int(rawValue) }

    /// The index after this one.
    @inlinable package var next: Self { Self(rawValue: rawValue &+ 1) }

    @inlinable package func advanced(by count: Int) -> Self { Self(position + count) }

    @inlinable package func distance(to other: Self) -> Int { other.position - position }

    @inlinable @inline(__always)
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The index of an element (a group, section or field) in the order of the definition.
@usableFromInline
package struct ElementIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The number of an element in a `NodeID`. It stays the same when the form is changed while it runs.
@usableFromInline
package struct ElementNumber: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a group among the groups of a form.
@usableFromInline
package struct GroupIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a section among the sections of a form.
@usableFromInline
package struct SectionIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a field among the fields of a form.
@usableFromInline
package struct FieldIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// A scope of a compiled form: the form itself, or the inside of an item of one repeating section.
@usableFromInline
package struct ScopeIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }

    /// The scope of the form itself.
    package static let form = ScopeIndex(rawValue: 0)
}

/// A computation of a compiled form. A computation comes after those that it reads.
@usableFromInline
package struct ComputationIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// An event of a compiled form: an `update` or `clear` target.
@usableFromInline
package struct EventIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// An expression rule of a field: its index in `Validations.rules`.
@usableFromInline
package struct RuleIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// An item of a session: the form itself, or one item of a repeating section.
@usableFromInline
package struct ItemIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }

    /// The form itself.
    package static let form = ItemIndex(rawValue: 0)
}

/// A node of a session: an element in one item.
@usableFromInline
package struct NodeIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a node among the nodes of its item. In every item of a scope, the nodes of an element have the same
/// slot.
@usableFromInline
package struct NodeSlot: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of an aggregate among the aggregates of its item.
@usableFromInline
package struct AggregateSlot: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a repeating section among those directly inside an item. Each of them has a list of items.
@usableFromInline
package struct RepeatSlot: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The position of an item among the items of its repeating section, from 0.
@usableFromInline
package struct ItemPosition: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }

    /// The position for a number from outside. Below 0 it is the first, and numbers above those of all lists stay above
    /// them.
    init(clamping position: Int) { rawValue = Int32(clamping: max(position, 0)) }
}

/// The position of a row in the flat list of rows, from 0.
@usableFromInline
package struct RowPosition: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a token among the tokens that a person typed. As a place of a caret it is before that token.
@usableFromInline
package struct TokenIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of an element of a mask, among those of all alternatives.
@usableFromInline
package struct MaskIndex: ListIndex {
    @usableFromInline package let rawValue: Int32
    @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
}
