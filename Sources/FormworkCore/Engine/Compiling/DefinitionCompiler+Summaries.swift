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
                computation.program = sharing(computation.program, at: computation.element)
            }
            computations.append(computation)
        }
    }

    private func isServerOnly(_ computation: Computation) -> Bool {
        let element = elements[computation.element]
        return element.kind == .field && computation.isServerOnly(in: outline.fields[element.content].definition)
    }

    /// The program with a summary in place of each part that can be one.
    private mutating func sharing(_ program: Program, at element: Int) -> Program {
        let parts = SummaryFinder.parts(of: program)
        if parts.isEmpty { return program }
        var uses: [SummaryUse] = []
        for part in parts {
            guard let summary = summary(program.part(part), up: part.up, from: element) else { return program }
            uses.append(SummaryUse(computation: Int32(summary), up: Int32(part.up)))
        }
        return program.replacing(parts, by: uses)
    }

    /// The place of a summary among the computations; a new one if there was none like it.
    private mutating func summary(_ program: Program, up: Int, from element: Int) -> Int? {
        var scope = elements[element].scope
        for _ in 0..<up where scope >= 0 { scope = scopes[scope].parent }
        guard scope >= 0, let owner = scopes[scope].elements.first.map({ Int($0) }) else { return nil }
        let key = [Int32(scope)] + program.code + program.references.flatMap { [$0.element, $0.packed] }
        for place in summaryPlaces[key] ?? [] where summaryPrograms[place] == program {
            return place
        }
        let shared = sharing(program, at: owner)
        computations.append(Computation(element: owner, aspect: .summary, program: shared))
        summaryPlaces[key, default: []].append(computations.count - 1)
        summaryPrograms[computations.count - 1] = program
        return computations.count - 1
    }
}
