/// Connects the parts of a compiled form: the computations that decide an element's state, the computations that read
/// its value, its texts, the events that it triggers, the aggregates of a scope, and the computations that each aggregate is a part
/// of.
package struct FormLinks {
    package private(set) var elements: ElementArray
    package private(set) var links: IndexedArray<ElementIndex, ElementLinks>
    package private(set) var scopes: ScopeArray
    package private(set) var computations: ComputationArray

    package init(
        _ elements: ElementArray, _ scopes: ScopeArray, _ computations: ComputationArray,
        _ events: IndexedArray<EventIndex, CompiledEvent>
    ) {
        self.elements = elements
        self.scopes = scopes
        self.computations = computations
        links = IndexedArray(repeating: ElementLinks(), count: elements.count)
        for index in events.indices { links[events[index].source].events.append(index) }
        for element in elements.indices { self.elements[element].rules = StateRules() }
        var parts = IndexedArray<ComputationIndex, [ComputationIndex]>(repeating: [], count: computations.count)
        for computation in computations.indices { connect(computation, &parts) }
        placeAggregates(parts)
    }

    private mutating func connect(
        _ index: ComputationIndex, _ parts: inout IndexedArray<ComputationIndex, [ComputationIndex]>
    ) {
        let computation = computations[index]
        let scope = elements[computation.element].scope
        switch computation.aspect {
        case .validation: links[computation.element].validations.append(index)
        case .limit: links[computation.element].limits.append(index)
        case .aggregate, .text: break
        default: elements[computation.element].rules[computation.aspect] = index
        }
        for reference in computation.program.ownReferences {
            let depth = max(scopes[scope].depth - reference.route.levels, 0)
            var reader = Reader(computation: index, depth: Int32(depth))
            if case .before = reference.route { reader.isInNextItem = true }
            links[reference.element].readers.note(reader)
            guard reference.dependsOnItems else { continue }
            // `$index` also changes when items beside this one change. So the reader belongs to the item around it.
            var outer = depth
            if case .near = reference.route { outer = max(depth - 1, 0) }
            reader.depth = Int32(outer)
            links[reference.element].itemReaders.note(reader)
        }
        for use in computation.program.aggregates {
            if parts[use.computation].last != index { parts[use.computation].append(index) }
        }
    }

    private mutating func placeAggregates(_ parts: IndexedArray<ComputationIndex, [ComputationIndex]>) {
        for index in computations.indices where computations[index].aspect.hasSlot {
            let scope = elements[computations[index].element].scope
            computations[index] = computations[index]
                .linked(slot: scopes[scope].aggregates.endIndex, readers: parts[index])
            scopes[scope].aggregates.append(index)
            guard let place = computations[index].text else { continue }
            let owner = place == .itemTitle ? scopes[scope].element : computations[index].element
            if let owner { links[owner].texts.append(index) }
        }
    }
}

extension [Reader] {
    /// Adds a reader. If the last reader is the same computation, it is kept with the smaller of both depths.
    fileprivate mutating func note(_ reader: Reader) {
        guard let last = last, last.computation == reader.computation, last.isInNextItem == reader.isInNextItem
        else { return append(reader) }
        self[count - 1].depth = Swift.min(last.depth, reader.depth)
    }
}

extension Reference {
    /// Whether the value of a reference may change when items are added or removed, even if no answer changes. This is
    /// the case for a list over items, for an item that is named by its position, and for the position of an item.
    fileprivate var dependsOnItems: Bool {
        if case .near = route { return property == .itemIndex }
        return true
    }
}
