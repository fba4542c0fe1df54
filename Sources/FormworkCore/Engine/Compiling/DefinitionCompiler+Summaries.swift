extension DefinitionCompiler {
    /// Takes out of programs what says the same in many items, such as the sum in `$price / sum($items[].price)`, and makes it
    /// a computation of its own that runs once: so the work grows with the items, and not with their square.
    ///
    /// Runs when computations are sorted: a part depends on nothing that the whole does not depend on, so it can stand right
    /// before it.
    mutating func shareSummaries() {
        let sorted = computations
        computations = []
        for var computation in sorted {
            // What only the server knows stays in one piece, so that no part of it is told as another computation.
            if !isServerOnly(computation) {
                let program = sharing(computation.program, at: computation.element)
                computation = computation.replacingProgram(program)
            }
            computations.append(computation)
        }
    }

    private func isServerOnly(_ computation: Computation) -> Bool {
        if computation.aspect != .validation { return false }
        let element = elements[computation.element]
        return element.kind == .field && computation.isServerOnly(in: outline.fields[element.content].definition)
    }

    /// The program with a summary in place of each part that can be one.
    private mutating func sharing(_ program: Program, at element: ElementIndex) -> Program {
        let parts = SummaryFinder.parts(of: program)
        if parts.isEmpty { return program }
        var uses: [SummaryUse] = []
        for part in parts {
            guard let summary = summary(program.part(part), up: part.up, from: element) else { return program }
            uses.append(SummaryUse(computation: summary, up: Int32(part.up)))
        }
        return program.replacing(parts, by: uses)
    }

    /// The place of a summary among the computations; a new one if there was none like it.
    private mutating func summary(_ program: Program, up: Int, from element: ElementIndex) -> ComputationIndex? {
        var place: ScopeIndex? = elements[element].scope
        for _ in 0..<up { place = place.flatMap { scopes[$0].parent } }
        guard let scope = place, let owner = scopes[scope].elements.first else { return nil }
        let key = [scope.rawValue] + program.code + program.references.flatMap { [$0.element, $0.packed] }
        for known in summaryPlaces[key] ?? [] where summaryPrograms[known] == program { return known }
        let shared = sharing(program, at: owner)
        computations.append(Computation(element: owner, aspect: .summary, program: shared))
        let index = ComputationIndex(computations.count - 1)
        summaryPlaces[key, default: []].append(index)
        summaryPrograms[index] = program
        return index
    }
}
