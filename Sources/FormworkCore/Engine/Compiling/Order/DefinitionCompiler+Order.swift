extension DefinitionCompiler {
    /// Sorts computations so that each comes after everything that it reads, and reports cycles.
    ///
    /// - Complexity: linear in computations and what they read, times the depth of the form.
    mutating func sortComputations() {
        var before = prerequisites(withOptions: true)
        for index in computations.indices {
            statistics.instructions += computations[index].program.code.count
            statistics.links += before[index].count
        }
        var sort = TopologicalSort(before)
        // Options may depend on their own choice, maybe by way of other choices. That is no cycle of values: rules that
        // cannot wait for the options read the stored choice.
        if sort.order.count < computations.count {
            before = prerequisites(withOptions: false)
            sort = TopologicalSort(before)
        }
        for _ in 0..<TopologicalSort<ComputationIndex>.cycleLimit {
            guard let cycle = sort.nextCycle() else { break }
            report(cycle)
        }
        computations = IndexedArray(sort.order.map { computations[$0] })
    }

    /// The computations that must run before each one. They decide the values that it reads, whether these are relevant,
    /// and, for a formula, whether its own field is enabled. With options also those that decide which choices count.
    private func prerequisites(
        withOptions: Bool
    ) -> IndexedArray<ComputationIndex, [ComputationIndex]> {
        var lists: IndexedArray<ComputationIndex, [ComputationIndex]> = []
        lists.reserveCapacity(computations.count)
        /// For each computation, the last list to which it was added, so that it is in a list only once.
        var lastFollower = IndexedArray<ComputationIndex, ComputationIndex?>(repeating: nil, count: computations.count)
        for index in computations.indices {
            var list: [ComputationIndex] = []
            func need(_ element: ElementIndex, _ aspect: Computation.Aspect) {
                guard let found = elements[element].rules[aspect], lastFollower[found] != index else { return }
                lastFollower[found] = index
                list.append(found)
            }
            let computation = computations[index]
            for reference in computation.program.references {
                need(reference.element, .value)
                if withOptions { need(reference.element, .options) }
                for ancestor in elements.selfAndAncestors(of: reference.element) { need(ancestor, .visible) }
            }
            if computation.aspect == .value {
                for ancestor in elements.selfAndAncestors(of: computation.element) { need(ancestor, .enabled) }
            }
            lists.append(list)
        }
        return lists
    }

    /// The name of an element in problems.
    func name(of element: ElementIndex) -> String {
        switch elements[element].content {
        case .group(let group): outline.groups[group].id
        case .section(let section): outline.sections[section].id
        case .field(let field): outline.fields[field].definition.id
        }
    }
}
