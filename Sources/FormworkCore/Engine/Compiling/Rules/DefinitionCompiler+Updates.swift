extension DefinitionCompiler {
    /// Warns of `update` targets that trigger each other in a circle. An answer to one of these fields would not stay.
    ///
    /// Targets of options, and those with conditions, are not reported. They can keep two fields equal and still end.
    ///
    /// - Complexity: linear in elements and targets.
    mutating func checkUpdates() {
        var before = IndexedArray<ElementIndex, [EventIndex]>(repeating: [], count: elements.count)
        var after = before
        for index in events.indices where !events[index].isClearing && events[index].condition == nil {
            before[events[index].destination].append(index)
            after[events[index].source].append(index)
        }
        var waiting = IndexedArray<ElementIndex, Int>(before.map { $0.count })
        var ready = elements.indices.filter { waiting[$0] == 0 }
        var next = 0
        while next < ready.count {
            for event in after[ready[next]] {
                let element = events[event].destination
                waiting[element] -= 1
                if waiting[element] == 0 { ready.append(element) }
            }
            next += 1
        }
        // The remaining events are in a circle or follow one.
        guard
            let start = events.first(where: {
                $0.isPlainUpdate && waiting[$0.source] > 0 && waiting[$0.destination] > 0
            })
        else { return }
        var place: [ElementIndex: Int] = [:]
        var path: [EventIndex] = []
        var current = start.destination
        while place[current] == nil {
            place[current] = path.count
            guard let event = before[current].first(where: { waiting[events[$0].source] > 0 }) else {
                return
            }
            path.append(event)
            current = events[event].source
        }
        let circle = Array(path[(place[current] ?? 0)...])
        guard let first = circle.min(), circle.contains(where: { events[$0].isPlainUpdate }),
            let turn = circle.firstIndex(of: first)
        else { return }
        // The path was followed backwards, so the events come in the opposite order.
        let ordered = (circle[...turn].reversed() + circle[(turn + 1)...].reversed()).map { events[$0].source }
        var shown = ""
        for element in ordered + [ordered[0]] {
            if !shown.isEmpty { shown += " → " }
            shown += name(of: element)
        }
        problems.append(
            DefinitionProblem(.updateCircle, at: events[first].source, key: eventKeys[first], found: shown))
    }
}

extension CompiledEvent {
    /// Whether every change of the source sets the other field to the source's value.
    fileprivate var isPlainUpdate: Bool { !isClearing && condition == nil && option.isBlank }
}
