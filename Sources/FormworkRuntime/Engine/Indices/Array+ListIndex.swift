// Each list of a compiled form has a subscript for its own index type only.

extension [CompiledElement] {
    package subscript(_ index: ElementIndex) -> CompiledElement {
        @inline(__always) _read { yield self[index.position] }
        @inline(__always) _modify { yield &self[index.position] }
    }
}

extension [ElementLinks] {
    package subscript(_ index: ElementIndex) -> ElementLinks {
        @inline(__always) _read { yield self[index.position] }
        @inline(__always) _modify { yield &self[index.position] }
    }
}

extension [FormGroup] {
    package subscript(_ index: GroupIndex) -> FormGroup { self[index.position] }
}

extension [FormSection] {
    package subscript(_ index: SectionIndex) -> FormSection { self[index.position] }
}

extension [CompiledSection] {
    package subscript(_ index: SectionIndex) -> CompiledSection { self[index.position] }
}

extension [SharedField] {
    package subscript(_ index: FieldIndex) -> SharedField { self[index.position] }
}

extension [CompiledField] {
    package subscript(_ index: FieldIndex) -> CompiledField { self[index.position] }
}

extension [FieldPatterns] {
    package subscript(_ index: FieldIndex) -> FieldPatterns {
        @inline(__always) _read { yield self[index.position] }
        @inline(__always) _modify { yield &self[index.position] }
    }
}

extension [CompiledScope] {
    package subscript(_ index: ScopeIndex) -> CompiledScope {
        @inline(__always) _read { yield self[index.position] }
        @inline(__always) _modify { yield &self[index.position] }
    }
}

extension [Computation] {
    package subscript(_ index: ComputationIndex) -> Computation {
        @inline(__always) _read { yield self[index.position] }
        @inline(__always) _modify { yield &self[index.position] }
    }
}

extension [CompiledEvent] {
    package subscript(_ index: EventIndex) -> CompiledEvent {
        @inline(__always) _read { yield self[index.position] }
    }
}

extension [ElementIndex] {
    /// The element whose node has this slot in every item.
    package subscript(_ slot: NodeSlot) -> ElementIndex { self[slot.position] }

    /// The slots of the nodes of an item that has one node for each of these elements.
    package var slots: ListIndices<NodeSlot> { ListIndices(from: NodeSlot(0), to: NodeSlot(count)) }
}

extension [FormValue?] {
    /// The last value of an aggregate.
    package subscript(_ slot: AggregateSlot) -> FormValue? {
        get { self[slot.position] }
        set { self[slot.position] = newValue }
    }
}

extension [[ItemIndex]] {
    /// The items of one repeating section.
    package subscript(_ slot: RepeatSlot) -> [ItemIndex] {
        @inline(__always) _read { yield self[slot.position] }
        @inline(__always) _modify { yield &self[slot.position] }
    }
}

extension [ItemIndex] {
    /// The item at a position; `nil` if there are fewer.
    package subscript(_ position: ItemPosition) -> ItemIndex? {
        position.position < count ? self[position.position] : nil
    }

    /// The position after the last item.
    package var end: ItemPosition { ItemPosition(count) }
}

extension [Bool] {
    /// A flag of an element.
    package subscript(_ index: ElementIndex) -> Bool {
        get { self[index.position] }
        set { self[index.position] = newValue }
    }
}

extension [CompiledElement] {
    /// The indices of all elements, in the definition's order.
    package var places: ListIndices<ElementIndex> { ListIndices(from: ElementIndex(0), to: ElementIndex(count)) }

    /// The index for a position that comes from outside; `nil` if there is no such element.
    package func place(_ position: Int) -> ElementIndex? { indices.contains(position) ? ElementIndex(position) : nil }
}

extension [CompiledScope] {
    /// The indices of all scopes. Inner scopes come after those around them.
    package var places: ListIndices<ScopeIndex> { ListIndices(from: ScopeIndex(0), to: ScopeIndex(count)) }
}

extension [Computation] {
    /// The indices of all computations, in the order in which they run.
    package var places: ListIndices<ComputationIndex> {
        ListIndices(from: ComputationIndex(0), to: ComputationIndex(count))
    }
}
