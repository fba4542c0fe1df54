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

    /// The event with aggregates in its condition, which runs after all computations.
    mutating func movingRunningParts(of event: CompiledEvent) -> CompiledEvent {
        guard let condition = event.condition, let moved = movingRunningParts(of: condition, at: event.source) else {
            return event
        }
        var event = event
        event.condition = moved
        return event
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
        if isShared {
            for known in places[key] ?? [] where programs[known] == part.own { return known }
        }
        let inner = movingRunningParts(of: part.own, at: owner, isShared: isShared) ?? part.own
        computations.append(
            Computation(
                element: owner, aspect: .aggregate, program: isShared ? sharing(inner, at: owner) : inner,
                running: part.kind))
        let index = computations.index(before: computations.endIndex)
        if isShared {
            places[key, default: []].append(index)
            programs[index] = part.own
        }
        return index
    }
}

extension Computation {
    /// The same computation with another program and another origin.
    fileprivate func replacingProgram(_ program: Program, origin: RuleOrigin?) -> Computation {
        Computation(
            element: element, aspect: aspect, program: program, comparison: comparison, rule: rule, slot: slot,
            running: running, readers: readers, choices: choices, origin: origin)
    }
}
