extension DefinitionCompiler {
    /// Warns of `update` targets that trigger each other in a cycle. An answer to one of these fields would not stay.
    ///
    /// Targets of options, and those with conditions, are not reported. They can keep two fields equal and still end.
    ///
    /// - Complexity: linear in elements and targets.
    mutating func checkUpdates() {
        let updates = events.indices.filter { events[$0].isPlainUpdate }
        if updates.isEmpty { return }
        var before = IndexedArray<ElementIndex, [ElementIndex]>(repeating: [], count: elements.count)
        for update in updates { before[events[update].destination].append(events[update].source) }
        var sort = TopologicalSort(before)
        for _ in 0..<TopologicalSort<ElementIndex>.cycleLimit {
            guard let cycle = sort.nextCycle() else { break }
            report(cycle.rotatedToLeast, of: updates)
        }
    }

    /// Reports a cycle at the first target in it.
    private mutating func report(_ cycle: [ElementIndex], of updates: [EventIndex]) {
        guard let start = cycle.first else { return }
        let next = cycle.count > 1 ? cycle[1] : start
        let first = updates.first { events[$0].source == start && events[$0].destination == next }
        guard let first else { return }
        var shown = ""
        for element in cycle + [start] {
            if !shown.isEmpty { shown += " → " }
            shown += name(of: element)
        }
        problems.append(DefinitionProblem(.updateCircle, at: start, key: eventKeys[first], found: shown))
    }
}

extension CompiledEvent {
    /// Whether every change of the source sets the other field to the source's value.
    fileprivate var isPlainUpdate: Bool { !isClearing && condition == nil && option.isBlank }
}
