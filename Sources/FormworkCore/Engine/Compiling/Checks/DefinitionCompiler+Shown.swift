/// Warns of rules that read what is always hidden. It is never relevant, so it reads as blank, and a total of it is 0.
extension DefinitionCompiler {
    /// Looks at all rules after they were compiled, and before parts of them are shared.
    ///
    /// What only another part reads that is always hidden is not reported: the author mends that part first.
    ///
    /// - Complexity: linear in the elements and in the references of all rules.
    mutating func checkShown() {
        let causes = causesOfHiding
        if !causes.contains(where: { $0 != nil }) { return }
        for index in computations.indices {
            let computation = computations[index]
            if causes[computation.element] != nil { continue }
            if let rule = computation.rule {
                let key = "rules[" + String(rule.position) + "]"
                warn(computation.program, at: computation.element, key: key, causes)
            } else if let parts = computation.origin?.parts, !parts.isEmpty {
                for part in parts {
                    warn(part.program, at: part.source ?? computation.element, key: part.key, causes)
                }
            } else {
                warn(computation.program, at: computation.element, key: computation.aspect.key, causes)
            }
        }
        for event in events.indices where causes[events[event].source] == nil {
            guard let condition = events[event].condition else { continue }
            warn(condition, at: events[event].source, key: eventKeys[event] + ".condition", causes)
        }
        checkLoadersReadShown(causes)
    }

    /// Options that depend on an answer that is always blank are never loaded.
    private mutating func checkLoadersReadShown(_ causes: IndexedArray<ElementIndex, ElementIndex?>) {
        for element in elements.indices where causes[element] == nil {
            for name in field(at: element)?.optionSource?.dependencies ?? [] {
                guard let read = scope(of: element).field(name), let cause = causes[read] else { continue }
                warn(of: read, hiddenBy: cause, at: element, key: "options_from")
            }
        }
    }

    private mutating func warn(
        _ program: Program, at element: ElementIndex, key: String, _ causes: IndexedArray<ElementIndex, ElementIndex?>
    ) {
        var told: Set<ElementIndex> = []
        for place in program.references.indices where program.references[place].property != .enabled {
            let read = program.references[place].element
            guard let cause = causes[read], told.insert(read).inserted else { continue }
            warn(of: read, hiddenBy: cause, at: element, key: key)
        }
    }

    private mutating func warn(
        of read: ElementIndex, hiddenBy cause: ElementIndex, at element: ElementIndex, key: String
    ) {
        let reason = name(of: cause)
        problems.append(
            DefinitionProblem(
                .neverShown, at: element, key: key, found: name(of: read),
                expected: cause == read || reason.isEmpty ? [] : [reason]))
    }

    /// For each element that is always hidden: the outermost element that hides it, which may be itself.
    private var causesOfHiding: IndexedArray<ElementIndex, ElementIndex?> {
        var causes = IndexedArray<ElementIndex, ElementIndex?>(repeating: nil, count: elements.count)
        for index in elements.indices {
            causes[index] = elements[index].parent.flatMap { causes[$0] } ?? (hidesItself(index) ? index : nil)
        }
        return causes
    }

    /// Whether an element is `hidden` without a target that shows it, or has a condition that is never true.
    private func hidesItself(_ element: ElementIndex) -> Bool {
        let isHidden =
            switch elements[element].content {
            case .group(let group): outline.groups[group].hidden
            case .section(let section): outline.sections[section].hidden
            case .field(let field): outline.fields[field].definition.hidden
            }
        if isHidden { return states[element]?.shows.isEmpty ?? true }
        guard let visible = elements[element].rules[.visible] else { return false }
        return computations[visible].origin?.parts.contains { part in
            part.key == "visible_when" && part.program == Program(constant: .bool(false))
        } ?? false
    }
}
