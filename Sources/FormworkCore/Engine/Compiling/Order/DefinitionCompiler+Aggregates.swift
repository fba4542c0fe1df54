extension DefinitionCompiler {
    /// Moves parts of programs that have the same value in many items into computations of their own, which run once.
    /// An example is the sum in `$price / sum($items[].price)`. So the work grows with the number of items, and not
    /// with its square.
    ///
    /// This runs after computations are sorted. A part reads only what the whole program reads, so it is put right
    /// before that program.
    mutating func shareAggregates() {
        let sorted = computations
        computations = []
        for var computation in sorted {
            computation = movingRunningParts(of: computation)
            // A rule that only the server knows is not divided. Otherwise a part of it would be sent to browsers.
            if !isServerOnly(computation) {
                let program = sharing(computation.program, at: computation.element)
                computation = computation.replacingProgram(program)
            }
            computations.append(computation)
        }
        moveRunningPartsOfEvents()
    }

    func isServerOnly(_ computation: Computation) -> Bool {
        if computation.aspect != .validation { return false }
        return field(at: computation.element).map { computation.isServerOnly(in: $0.definition) } ?? false
    }

    /// The program in which each possible part is replaced by an aggregate.
    mutating func sharing(_ program: Program, at element: ElementIndex) -> Program {
        let parts = AggregateFinder.parts(of: program)
        if parts.isEmpty { return program }
        var uses: IndexedArray<AggregateIndex, AggregateUse> = []
        for part in parts {
            guard let aggregate = aggregate(program.part(part), up: part.up, from: element) else { return program }
            uses.append(AggregateUse(computation: aggregate, up: Int32(part.up)))
        }
        return program.replacing(parts, by: uses)
    }

    /// The index of an aggregate among the computations. An equal aggregate is used again.
    private mutating func aggregate(_ program: Program, up: Int, from element: ElementIndex) -> ComputationIndex? {
        var place: ScopeIndex? = elements[element].scope
        for _ in 0..<up { place = place.flatMap { scopes[$0].parent } }
        guard let scope = place, let owner = scopes[scope].elements.first else { return nil }
        let key =
            [scope.rawValue] + program.code.elements + program.references.flatMap { [$0.element.rawValue, $0.packed] }
        for known in aggregatePlaces[key] ?? [] where aggregatePrograms[known] == program { return known }
        let shared = sharing(program, at: owner)
        computations.append(Computation(element: owner, aspect: .aggregate, program: shared))
        let index = computations.index(before: computations.endIndex)
        aggregatePlaces[key, default: []].append(index)
        aggregatePrograms[index] = program
        return index
    }
}
