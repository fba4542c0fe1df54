extension DefinitionCompiler {
    /// Sorts computations so that each comes after everything that it reads, and reports circles.
    ///
    /// - Complexity: linear in computations and what they read, times the depth of the form.
    mutating func sortComputations() {
        let before = computations.places.map { prerequisites(of: $0) }
        var waiting = before.map { $0.count }
        var after: [[ComputationIndex]] = Array(repeating: [], count: computations.count)
        for index in computations.places {
            let list = before[index.position]
            statistics.instructions += computations[index].program.code.count
            statistics.links += list.count
            for prerequisite in list { after[prerequisite.position].append(index) }
        }
        var order = computations.places.filter { waiting[$0.position] == 0 }
        var next = 0
        while next < order.count {
            for follower in after[order[next].position] {
                waiting[follower.position] -= 1
                if waiting[follower.position] == 0 { order.append(follower) }
            }
            next += 1
        }
        if order.count < computations.count { reportCircle(before: before, waiting: waiting) }
        computations = order.map { computations[$0] }
    }

    /// The computations that must run before another one. They decide the values that it reads, whether these are
    /// relevant, and, for a formula, whether its own field is enabled.
    private func prerequisites(of index: ComputationIndex) -> [ComputationIndex] {
        var found: Set<ComputationIndex> = []
        var list: [ComputationIndex] = []
        func need(_ element: ElementIndex, _ aspect: Computation.Aspect) {
            guard let computation = elements[element].rules[aspect] else { return }
            if found.insert(computation).inserted { list.append(computation) }
        }
        let computation = computations[index]
        for reference in computation.program.references {
            let source = reference.place
            need(source, .value)
            forSelfAndAncestors(of: source) { need($0, .visible) }
        }
        if computation.aspect == .value {
            forSelfAndAncestors(of: computation.element) { need($0, .enabled) }
        }
        return list
    }

    private func forSelfAndAncestors(of element: ElementIndex, _ body: (ElementIndex) -> Void) {
        var current: ElementIndex? = element
        while let element = current {
            body(element)
            current = elements[element].parent
        }
    }

    /// Follows prerequisites that could not be sorted until one occurs twice. Those in between are a whole circle.
    private mutating func reportCircle(before: [[ComputationIndex]], waiting: [Int]) {
        guard var current = computations.places.first(where: { waiting[$0.position] > 0 }) else { return }
        var place: [ComputationIndex: Int] = [:]
        var path: [ComputationIndex] = []
        while place[current] == nil {
            place[current] = path.count
            path.append(current)
            guard let previous = before[current.position].first(where: { waiting[$0.position] > 0 }) else { return }
            current = previous
        }
        let circle = path[(place[current] ?? 0)...].reversed() + []
        guard let start = circle.min() else { return }
        let turn = circle.firstIndex(of: start) ?? 0
        let ordered = Array(circle[turn...] + circle[..<turn]) + [start]
        var shown = ""
        for index in ordered {
            if !shown.isEmpty { shown += " → " }
            shown += name(of: computations[index].element) + " (" + key(of: computations[index]) + ")"
        }
        problems.append(
            DefinitionProblem(
                .cycle, at: computations[start].element, key: key(of: computations[start]), found: shown))
    }

    /// The name of an element in messages.
    func name(of element: ElementIndex) -> String {
        switch elements[element].content {
        case .group(let group): outline.groups[group].id
        case .section(let section): outline.sections[section].id
        case .field(let field): outline.fields[field].definition.id
        }
    }

    private func key(of computation: Computation) -> String {
        switch computation.aspect {
        case .visible: "visible_when"
        case .enabled: "enabled_when"
        case .required: "required_when"
        case .value: "formula"
        case .options: "options_when"
        case .validation, .aggregate: "compare_to"
        }
    }
}
