/// A group, section or field of a compiled form.
///
/// It has no lists, so reading one of its properties copies nothing. The lists are in `ElementLinks`.
@usableFromInline
package struct CompiledElement: Sendable {
    /// The kind of an element.
    package enum Kind: UInt8, Sendable {
        case group
        case section
        case field
    }

    /// The element itself, by its index among the elements of its kind.
    package enum Content: Sendable {
        case group(GroupIndex)
        case section(SectionIndex)
        case field(FieldIndex)
    }

    package var content: Content
    /// The number of the element in a `NodeID`. It equals the element's index, unless the form changed while it ran.
    package var number: ElementNumber
    /// The element around it; `nil` for groups.
    package var parent: ElementIndex?
    /// The first element after it that is not inside it.
    package var end: ElementIndex
    /// How many elements are around it.
    package var depth: Int
    /// The scope whose items have a node for this element.
    package var scope: ScopeIndex
    /// The slot of its node in every item of the scope.
    package var slot: NodeSlot
    /// The scope of the items of a repeating section; `nil` for everything else.
    package var itemScope: ScopeIndex?
    /// The computations of the element's own state.
    package var rules = StateRules()
    /// The state of the element's nodes before any rule has run.
    package var initialFlags: NodeFlags = []

    package init(
        content: Content, number: ElementNumber, parent: ElementIndex?, end: ElementIndex, depth: Int,
        scope: ScopeIndex, slot: NodeSlot
    ) {
        self.content = content
        self.number = number
        self.parent = parent
        self.end = end
        self.depth = depth
        self.scope = scope
        self.slot = slot
    }

    package var kind: Kind {
        switch content {
        case .group: .group
        case .section: .section
        case .field: .field
        }
    }

    /// The index among the groups; `nil` if it is not a group.
    package var group: GroupIndex? { if case .group(let index) = content { index } else { nil } }

    /// The index among the sections; `nil` if it is not a section.
    package var section: SectionIndex? { if case .section(let index) = content { index } else { nil } }

    /// The index among the fields; `nil` if it is not a field.
    package var field: FieldIndex? { if case .field(let index) = content { index } else { nil } }

    /// Whether the element is a repeating section.
    package var isRepeating: Bool { itemScope != nil }
}
