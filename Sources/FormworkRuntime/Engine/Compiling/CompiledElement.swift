/// A group, section or field of a compiled form.
///
/// It holds no lists, so reading one of its properties copies nothing; those are in `ElementLinks`.
package struct CompiledElement: Sendable {
    /// What the element is.
    package enum Kind: UInt8, Sendable {
        case group
        case section
        case field
    }

    package var kind: Kind
    /// What the element is called outside, in `NodeID`: its place, unless the form changed while it ran.
    package var number: Int32
    /// Position among the form's groups, sections or fields, whichever the element is one of.
    package var content: Int
    /// The element around it; `nil` for groups.
    package var parent: ElementIndex?
    /// The first element after it that is not inside it.
    package var end: ElementIndex
    /// How many elements are around it.
    package var depth: Int
    /// The scope whose items have a node for this element.
    package var scope: ScopeIndex
    /// The node's position among its item's nodes.
    package var slot: Int
    /// The scope of the items of a repeating section; `nil` for everything else.
    package var itemScope: ScopeIndex?
    /// The computations of the element's own state.
    package var rules = StateRules()
    /// The state of the element's nodes before any rule has run.
    package var initialFlags: NodeFlags = []

    package init(
        kind: Kind, number: Int32, content: Int, parent: ElementIndex?, end: ElementIndex, depth: Int,
        scope: ScopeIndex, slot: Int
    ) {
        self.kind = kind
        self.number = number
        self.content = content
        self.parent = parent
        self.end = end
        self.depth = depth
        self.scope = scope
        self.slot = slot
    }

    /// Whether the element is a repeating section.
    package var isRepeating: Bool { itemScope != nil }
}

/// The computations that decide one element's own state; `nil` where nothing is computed.
package struct StateRules: Equatable, Sendable {
    package var visible: ComputationIndex?
    package var enabled: ComputationIndex?
    package var required: ComputationIndex?
    package var value: ComputationIndex?
    package var options: ComputationIndex?

    package init() {}

    /// The computation of an aspect. An element may have several validations and summaries.
    package subscript(_ aspect: Computation.Aspect) -> ComputationIndex? {
        get {
            switch aspect {
            case .visible: visible
            case .enabled: enabled
            case .required: required
            case .value: value
            case .options: options
            case .validation, .summary: nil
            }
        }
        set {
            switch aspect {
            case .visible: visible = newValue
            case .enabled: enabled = newValue
            case .required: required = newValue
            case .value: value = newValue
            case .options: options = newValue
            case .validation, .summary: break
            }
        }
    }
}

/// What depends on an element.
package struct ElementLinks: Sendable {
    /// The rules over several answers that the element's own has to satisfy.
    package var validations: [ComputationIndex] = []
    /// The computations that read the element's value, in the order in which they run.
    package var readers: [Reader] = []
    /// Those whose result may change when items come and go, although no answer changes.
    package var itemReaders: [Reader] = []
    /// The positions of the events that a change of the element's value sets off, in document order.
    package var events: [EventIndex] = []

    package init() {}
}

/// A computation that reads an element.
package struct Reader: Equatable, Sendable {
    package var computation: ComputationIndex
    /// How many scopes are around the outermost item on the way from the computation to the element. The computation of
    /// every item inside that one reads the element.
    package var depth: Int32
}
