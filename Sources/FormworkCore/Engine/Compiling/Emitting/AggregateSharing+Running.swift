// Values that go on from item to item, such as running sums, become aggregates with a value in each item.

extension AggregateSharing {
    /// The computation with an aggregate instead of each part that goes on from item to item.
    mutating func movingRunningParts(of computation: Computation) -> Computation {
        let isShared = !isServerOnly(computation)
        guard let program = movingRunningParts(of: computation.program, at: computation.element, isShared: isShared)
        else { return computation }
        // Explanations run the parts of a rule, so they need the aggregates too.
        let parts = (computation.origin?.parts ?? []).map { part in
            var part = part
            part.program = movingRunningParts(of: part.program, at: computation.element) ?? part.program
            return part
        }
        return computation.replacingProgram(program, origin: parts.isEmpty ? nil : RuleOrigin(parts))
    }

    /// Puts aggregates into the conditions of events, which run after all computations.
    mutating func moveRunningPartsOfEvents() {
        for index in events.indices {
            guard let condition = events[index].condition,
                let moved = movingRunningParts(of: condition, at: events[index].source)
            else { continue }
            events[index].condition = moved
        }
    }

    /// The program with aggregates; `nil` if nothing in it goes on from item to item.
    ///
    /// - Parameter isShared: Whether an equal part of another program may be the same aggregate. A part of a rule that only
    ///   the server knows is its own, because browsers do not get it.
    private mutating func movingRunningParts(
        of program: Program, at element: ElementIndex, isShared: Bool = true
    ) -> Program? {
        let parts = program.runningParts
        if parts.isEmpty { return nil }
        var uses: IndexedArray<AggregateIndex, AggregateUse> = []
        for part in parts {
            guard let aggregate = runningAggregate(part, from: element, isShared: isShared) else { return nil }
            uses.append(AggregateUse(computation: aggregate, up: Int32(part.part.up)))
        }
        return program.replacing(parts.map { $0.part }, by: uses)
    }

    private mutating func runningAggregate(
        _ part: Program.RunningPart, from element: ElementIndex, isShared: Bool
    ) -> ComputationIndex? {
        var place: ScopeIndex? = form.elements[element].scope
        for _ in 0..<part.part.up { place = place.flatMap { form.scopes[$0].parent } }
        guard let scope = place, form.scopes[scope].parent != nil, let owner = form.scopes[scope].elements.first else {
            return nil
        }
        let key =
            [scope.rawValue, Int32(-1 - part.kind.rawValue)] + part.own.code.elements
            + part.own.references.flatMap { [$0.element.rawValue, $0.packed] }
        if isShared, let known = known(part.own, key) { return known }
        let inner = movingRunningParts(of: part.own, at: owner, isShared: isShared) ?? part.own
        let program = isShared ? sharing(inner, at: owner) : inner
        let aggregate = Computation(element: owner, aspect: .aggregate, program: program, running: part.kind)
        return add(aggregate, isShared ? part.own : nil, key)
    }
}

extension Computation {
    /// The same computation with another program and another origin.
    fileprivate func replacingProgram(_ program: Program, origin: RuleOrigin?) -> Computation {
        Computation(
            element: element, aspect: aspect, program: program, comparison: comparison, rule: rule, text: text,
            slot: slot, running: running, readers: readers, choices: choices, limit: limit, origin: origin)
    }
}
