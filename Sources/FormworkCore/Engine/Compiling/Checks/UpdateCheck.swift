/// Warns of `update` targets that trigger each other in a cycle. An answer to one of these fields would not stay.
///
/// Targets of options, and those with conditions, are not reported. They can keep two fields equal and still end.
struct UpdateCheck {
    private let form: NamedForm
    private let targets: ResolvedTargets

    /// - Complexity: linear in elements and targets.
    static func problems(of form: NamedForm, _ targets: ResolvedTargets) -> [DefinitionProblem] {
        UpdateCheck(form: form, targets: targets).problems
    }

    private var events: IndexedArray<EventIndex, CompiledEvent> { targets.events }

    private var problems: [DefinitionProblem] {
        let updates = events.indices.filter { events[$0].isPlainUpdate }
        if updates.isEmpty { return [] }
        var before = IndexedArray<ElementIndex, [ElementIndex]>(repeating: [], count: form.elements.count)
        for update in updates { before[events[update].destination].append(events[update].source) }
        var sort = TopologicalSort(before)
        var problems: [DefinitionProblem] = []
        for _ in 0..<TopologicalSort<ElementIndex>.cycleLimit {
            guard let cycle = sort.nextCycle() else { break }
            if let problem = problem(of: cycle.rotatedToLeast, updates) { problems.append(problem) }
        }
        return problems
    }

    /// The problem of a cycle, at the first target in it.
    private func problem(of cycle: [ElementIndex], _ updates: [EventIndex]) -> DefinitionProblem? {
        guard let start = cycle.first else { return nil }
        let next = cycle.count > 1 ? cycle[1] : start
        let first = updates.first { events[$0].source == start && events[$0].destination == next }
        guard let first else { return nil }
        var shown = ""
        for element in cycle + [start] {
            if !shown.isEmpty { shown += " → " }
            shown += form.name(of: element)
        }
        return DefinitionProblem(.updateCircle, at: start, key: targets.eventKeys[first], found: shown)
    }
}

extension CompiledEvent {
    /// Whether every change of the source sets the other field to the source's value.
    fileprivate var isPlainUpdate: Bool { !isClearing && condition == nil && option.isBlank }
}
