/// The rules of a form, sorted so that each comes after everything that it reads.
struct SortedRules {
    let computations: ComputationArray
    /// The cycles. If there are any, the rules in them are not in order.
    let problems: [DefinitionProblem]
    let work: CompilationStatistics

    /// - Complexity: linear in computations and what they read, times the depth of the form.
    init(_ resolved: ResolvedForm) {
        let computations = resolved.rules.computations
        let dependencies = RuleDependencies(resolved)
        var before = dependencies.prerequisites(withOptions: true)
        var work = CompilationStatistics()
        for index in computations.indices {
            work.instructions += computations[index].program.code.count
            work.links += before[index].count
        }
        var sort = TopologicalSort(before)
        // Options may depend on their own choice, maybe by way of other choices. That is no cycle of values: rules that
        // cannot wait for the options read the stored choice.
        if sort.order.count < computations.count {
            before = dependencies.prerequisites(withOptions: false)
            sort = TopologicalSort(before)
        }
        var problems: [DefinitionProblem] = []
        for _ in 0..<TopologicalSort<ComputationIndex>.cycleLimit {
            guard let cycle = sort.nextCycle() else { break }
            if let problem = RuleCycle(resolved: resolved).problem(of: cycle) { problems.append(problem) }
        }
        self.computations = IndexedArray(sort.order.map { computations[$0] })
        self.problems = problems
        self.work = work
    }
}

/// The dependencies of each rule of a form: the values that it reads, and the states that decide about them.
private struct RuleDependencies {
    private let elements: ElementArray
    private let computations: ComputationArray
    private let rules: IndexedArray<ElementIndex, StateRules>

    init(_ resolved: ResolvedForm) {
        elements = resolved.form.elements
        computations = resolved.rules.computations
        rules = resolved.rules.rules
    }

    /// The computations that must run before each one. They decide the values that it reads, whether these are relevant,
    /// how many items there are around them, and, for a formula, whether its own field is enabled. With options also those that decide which choices count.
    func prerequisites(withOptions: Bool) -> IndexedArray<ComputationIndex, [ComputationIndex]> {
        var lists: IndexedArray<ComputationIndex, [ComputationIndex]> = []
        lists.reserveCapacity(computations.count)
        /// For each computation, the last list to which it was added, so that it is in a list only once.
        var lastFollower = IndexedArray<ComputationIndex, ComputationIndex?>(
            repeating: nil, count: computations.count)
        for index in computations.indices {
            var list: [ComputationIndex] = []
            func need(_ element: ElementIndex, _ aspect: Computation.Aspect) {
                guard let found = rules[element][aspect], lastFollower[found] != index else { return }
                lastFollower[found] = index
                list.append(found)
            }
            let computation = computations[index]
            for reference in computation.program.references {
                need(reference.element, .value)
                if withOptions { need(reference.element, .options) }
                for ancestor in elements.selfAndAncestors(of: reference.element) {
                    need(ancestor, .visible)
                    need(ancestor, .items)
                }
            }
            if computation.aspect == .value {
                for ancestor in elements.selfAndAncestors(of: computation.element) {
                    need(ancestor, .enabled)
                }
            }
            lists.append(list)
        }
        return lists
    }
}
