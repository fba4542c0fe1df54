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
    package var number: Int32
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
        content: Content, number: Int32, parent: ElementIndex?, end: ElementIndex, depth: Int,
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

/// The computations that decide the state of one element by its own rules; `nil` where nothing is computed.
package struct StateRules: Equatable, Sendable {
    package var visible: ComputationIndex?
    package var enabled: ComputationIndex?
    package var required: ComputationIndex?
    package var value: ComputationIndex?
    package var options: ComputationIndex?

    package init() {}

    /// The computation of an aspect. An element may have several validations and aggregates.
    package subscript(_ aspect: Computation.Aspect) -> ComputationIndex? {
        get {
            switch aspect {
            case .visible: visible
            case .enabled: enabled
            case .required: required
            case .value: value
            case .options: options
            case .validation, .aggregate: nil
            }
        }
        set {
            switch aspect {
            case .visible: visible = newValue
            case .enabled: enabled = newValue
            case .required: required = newValue
            case .value: value = newValue
            case .options: options = newValue
            case .validation, .aggregate: break
            }
        }
    }
}

/// The computations and events that depend on an element.
@usableFromInline
package struct ElementLinks: Sendable {
    /// The validations of the element's answer that read other answers.
    package var validations: [ComputationIndex] = []
    /// The computations that read the element's value, in the order in which they run.
    package var readers: [Reader] = []
    /// The computations whose result may change when items are added or removed, even if no answer changes.
    package var itemReaders: [Reader] = []
    /// The events that a change of the element's value triggers, in document order.
    package var events: [EventIndex] = []

    package init() {}
}

/// A computation that reads an element.
package struct Reader: Equatable, Sendable {
    package var computation: ComputationIndex
    /// The depth of the outermost item on the route from the computation to the element: how many scopes are around it.
    /// Wherever the computation runs inside that item, it reads the element.
    package var depth: Int32
}
