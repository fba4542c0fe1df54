/// A position in one list of a form or a session.
///
/// Each list has an index type of its own, so using a position of one list in another does not compile.
package protocol ListIndex: Hashable, Comparable, Sendable {
    var rawValue: Int32 { get }
    init(rawValue: Int32)
}

extension ListIndex {
    @inline(__always)
    package init(_ position: Int) { self.init(rawValue: Int32(truncatingIfNeeded: position)) }

    /// The index for a number from outside; `nil` if no list is that long.
    package init?(exactly position: Int) {
        guard let rawValue = Int32(exactly: position), rawValue >= 0 else { return nil }
        self.init(rawValue: rawValue)
    }

    /// The position as a plain number, from 0.
    @inline(__always)
    package var position: Int { Int(rawValue) }

    /// The index after this one.
    package var next: Self { Self(rawValue: rawValue &+ 1) }

    @inline(__always)
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The index of an element (a group, section or field) in the order of the definition.
package struct ElementIndex: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a group among the groups of a form.
package struct GroupIndex: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a section among the sections of a form.
package struct SectionIndex: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a field among the fields of a form.
package struct FieldIndex: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// A scope of a compiled form: the form itself, or the inside of an item of one repeating section.
package struct ScopeIndex: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// The scope of the form itself.
    package static let form = ScopeIndex(rawValue: 0)
}

/// A computation of a compiled form. A computation comes after those that it reads.
package struct ComputationIndex: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// An event of a compiled form: an `update` or `clear` target.
package struct EventIndex: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// An item of a session: the form itself, or one item of a repeating section.
package struct ItemIndex: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// The form itself.
    package static let form = ItemIndex(rawValue: 0)
}

/// A node of a session: an element in one item.
package struct NodeIndex: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a node among the nodes of its item. In every item of a scope, the nodes of an element have the same
/// slot.
package struct NodeSlot: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of an aggregate among the aggregates of its item.
package struct AggregateSlot: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a repeating section among those directly inside an item. Each of them has a list of items.
package struct RepeatSlot: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The position of an item among the items of its repeating section, from 0.
public struct ItemPosition: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// Whether an item is before another.
    public static func < (left: ItemPosition, right: ItemPosition) -> Bool { left.rawValue < right.rawValue }
}

/// The indices of a list, in order.
package struct ListIndices<Index: ListIndex>: Sequence, IteratorProtocol {
    private var upcoming: Index
    private let end: Index

    /// The indices from `start` up to `end`, which is not included.
    package init(from start: Index, to end: Index) {
        upcoming = start
        self.end = end
    }

    package mutating func next() -> Index? {
        guard upcoming < end else { return nil }
        defer { upcoming = upcoming.next }
        return upcoming
    }
}
