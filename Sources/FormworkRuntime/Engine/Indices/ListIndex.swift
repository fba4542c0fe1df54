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

    /// The index of a number from outside; `nil` if no list is that long.
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

/// An element of a compiled form: a group, section or field, by its place in the definition's order.
package struct ElementIndex: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// A group of a form, by its place among the groups.
package struct GroupIndex: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// A section of a form, by its place among the sections.
package struct SectionIndex: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// A field of a form, by its place among the fields.
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

/// A place among the nodes of an item. Every item of a scope has its nodes at the same places.
package struct NodeSlot: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// A place among the aggregates of an item.
package struct AggregateSlot: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// A place among the repeating sections directly inside an item. Each has its own list of items.
package struct RepeatSlot: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The position of an item among the items of its repeating section, from 0.
public struct ItemPosition: ListIndex {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// Whether an item stands before another.
    public static func < (left: ItemPosition, right: ItemPosition) -> Bool { left.rawValue < right.rawValue }
}

/// The indices of a list, in order.
package struct ListIndices<Index: ListIndex>: Sequence, IteratorProtocol {
    private var upcoming: Index
    private let end: Index

    /// The indices from one up to another, which is not among them.
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
