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

    /// The index of a position from outside; `nil` if there is no such element.
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
