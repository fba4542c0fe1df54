/// A scope, in which ids are unique: the form itself, or the inside of an item of a repeating section.
@usableFromInline
package struct CompiledScope: Sendable {
    /// The repeating section; `nil` for the form.
    package var element: ElementIndex?
    /// The scope around it; `nil` for the form.
    package var parent: ScopeIndex?
    /// How many scopes are around it.
    package var depth: Int
    /// The slot of the list of its items in every item of the parent scope.
    package var slot: RepeatSlot
    /// How many scopes have this one as parent.
    package var childCount: Int = 0
    /// The elements that every item has a node for, in the definition's order.
    package var elements: IndexedArray<NodeSlot, ElementIndex> = []
    /// The aggregates that every item has, by slot.
    package var aggregates: IndexedArray<AggregateSlot, ComputationIndex> = []
    /// Fields and repeating sections by id.
    package var names = ElementNames()
    /// The maximum number of bytes of a path from one of its items inwards.
    package var longestPath = 0
    /// The maximum number of brackets of such a path.
    package var mostBrackets = 0

    package init(element: ElementIndex?, parent: ScopeIndex?, depth: Int, slot: RepeatSlot) {
        self.element = element
        self.parent = parent
        self.depth = depth
        self.slot = slot
    }
}

/// Elements by name.
package struct ElementNames: Sendable {
    /// The values are plain numbers, because another kind of dictionary would cost the page a kilobyte.
    private var positions: [ExactText: Int] = [:]

    package init() {}

    /// The element with a name; `nil` if absent.
    package subscript(_ name: ExactText) -> ElementIndex? {
        get { positions[name].map { ElementIndex($0) } }
        set { positions[name] = newValue?.position }
    }

    #if !hasFeature(Embedded)
    /// Makes room for names.
    mutating func reserve(_ count: Int) { positions.reserveCapacity(count) }
    #endif

    /// Adds an element under a name, unless another element has that name.
    package mutating func add(_ name: ExactText, _ element: ElementIndex) {
        if let first = positions.updateValue(element.position, forKey: name) { positions[name] = first }
    }

    /// All names, in no order.
    package var all: [ExactText] { Array(positions.keys) }
}
