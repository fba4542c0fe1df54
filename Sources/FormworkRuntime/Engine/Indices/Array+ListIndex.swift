// Each list of a compiled form has a subscript for its own index type only. They are inlinable for the same reason as the
// members of `ListIndex`.

extension [CompiledElement] {
    @inlinable package subscript(_ index: ElementIndex) -> CompiledElement {
        @inline(__always) _read { yield self[index.position] }
        @inline(__always) _modify { yield &self[index.position] }
    }
}

extension [ElementLinks] {
    @inlinable package subscript(_ index: ElementIndex) -> ElementLinks {
        @inline(__always) _read { yield self[index.position] }
        @inline(__always) _modify { yield &self[index.position] }
    }
}

extension [FormGroup] {
    @inlinable package subscript(_ index: GroupIndex) -> FormGroup { self[index.position] }
}

extension [FormSection] {
    @inlinable package subscript(_ index: SectionIndex) -> FormSection { self[index.position] }
}

extension [CompiledSection] {
    @inlinable package subscript(_ index: SectionIndex) -> CompiledSection { self[index.position] }
}

extension [SharedField] {
    @inlinable package subscript(_ index: FieldIndex) -> SharedField { self[index.position] }
}

extension [CompiledField] {
    @inlinable package subscript(_ index: FieldIndex) -> CompiledField { self[index.position] }
}

extension [FieldPatterns] {
    @inlinable package subscript(_ index: FieldIndex) -> FieldPatterns {
        @inline(__always) _read { yield self[index.position] }
        @inline(__always) _modify { yield &self[index.position] }
    }
}

extension [CompiledScope] {
    @inlinable package subscript(_ index: ScopeIndex) -> CompiledScope {
        @inline(__always) _read { yield self[index.position] }
        @inline(__always) _modify { yield &self[index.position] }
    }
}

extension [Computation] {
    @inlinable package subscript(_ index: ComputationIndex) -> Computation {
        @inline(__always) _read { yield self[index.position] }
        @inline(__always) _modify { yield &self[index.position] }
    }
}

extension [CompiledEvent] {
    @inlinable package subscript(_ index: EventIndex) -> CompiledEvent {
        @inline(__always) _read { yield self[index.position] }
    }
}

extension [ElementIndex] {
    /// The element whose node has this slot in every item.
    @inlinable package subscript(_ slot: NodeSlot) -> ElementIndex { self[slot.position] }

    /// The slots of the nodes of an item that has one node for each of these elements.
    @inlinable package var slots: ListIndices<NodeSlot> { ListIndices(from: NodeSlot(0), to: NodeSlot(count)) }
}

extension [FormValue?] {
    /// The last value of an aggregate.
    @inlinable package subscript(_ slot: AggregateSlot) -> FormValue? {
        get { self[slot.position] }
        set { self[slot.position] = newValue }
    }
}

extension [[ItemIndex]] {
    /// The items of one repeating section.
    @inlinable package subscript(_ slot: RepeatSlot) -> [ItemIndex] {
        @inline(__always) _read { yield self[slot.position] }
        @inline(__always) _modify { yield &self[slot.position] }
    }
}

extension [ItemIndex] {
    /// The item at a position; `nil` if there are fewer.
    @inlinable package subscript(_ position: ItemPosition) -> ItemIndex? {
        position.position < count ? self[position.position] : nil
    }

    /// The position after the last item.
    @inlinable package var end: ItemPosition { ItemPosition(count) }
}

extension [FormRow] {
    @inlinable package subscript(_ position: RowPosition) -> FormRow { self[position.position] }

    /// The position after the last row.
    @inlinable package var end: RowPosition { RowPosition(count) }
}

extension [Bool] {
    /// A flag of an element.
    @inlinable package subscript(_ index: ElementIndex) -> Bool {
        get { self[index.position] }
        set { self[index.position] = newValue }
    }
}

extension [CompiledElement] {
    /// The indices of all elements, in the definition's order.
    @inlinable package var typedIndices: ListIndices<ElementIndex> {
        ListIndices(from: ElementIndex(0), to: ElementIndex(count))
    }

    /// The index for a position that comes from outside; `nil` if there is no such element.
    @inlinable package func typedIndex(at position: Int) -> ElementIndex? {
        indices.contains(position) ? ElementIndex(position) : nil
    }
}

extension [CompiledScope] {
    /// The indices of all scopes. Inner scopes come after those around them.
    @inlinable package var typedIndices: ListIndices<ScopeIndex> {
        ListIndices(from: ScopeIndex(0), to: ScopeIndex(count))
    }
}

extension [Computation] {
    /// The indices of all computations, in the order in which they run.
    @inlinable package var typedIndices: ListIndices<ComputationIndex> {
        ListIndices(from: ComputationIndex(0), to: ComputationIndex(count))
    }
}
