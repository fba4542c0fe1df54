/// Warns of rules that read what is always hidden. It is never relevant, so it reads as blank, and a total of it is 0.
struct ShownCheck {
    private let form: NamedForm
    /// For each element that is always hidden: the outermost element that hides it, which may be itself.
    private let causes: IndexedArray<ElementIndex, ElementIndex?>
    private var problems: [DefinitionProblem] = []

    /// Looks at all rules as they are written, before parts of them are shared.
    ///
    /// An element is not reported if only another part reads it that is always hidden itself: the author mends that part first.
    ///
    /// - Complexity: linear in the elements and in the references of all rules.
    static func problems(of resolved: ResolvedForm) -> [DefinitionProblem] {
        let causes = resolved.causesOfHiding
        if !causes.contains(where: { $0 != nil }) { return [] }
        var check = ShownCheck(form: resolved.form, causes: causes)
        for computation in resolved.rules.computations { check.check(computation) }
        check.check(resolved.targets)
        check.checkLoaders()
        return check.problems
    }

    private mutating func check(_ computation: Computation) {
        if causes[computation.element] != nil { return }
        if let rule = computation.rule {
            let key = "rules[" + String(rule.position) + "]"
            warn(computation.program, at: computation.element, key: key)
        } else if let parts = computation.origin?.parts, !parts.isEmpty {
            for part in parts { warn(part.program, at: part.source ?? computation.element, key: part.key) }
        } else {
            warn(computation.program, at: computation.element, key: computation.key)
        }
    }

    private mutating func check(_ targets: ResolvedTargets) {
        for event in targets.events.indices where causes[targets.events[event].source] == nil {
            guard let condition = targets.events[event].condition else { continue }
            warn(condition, at: targets.events[event].source, key: targets.eventKeys[event] + ".condition")
        }
    }

    /// Options that depend on an answer that is always blank are never loaded.
    private mutating func checkLoaders() {
        for element in form.elements.indices where causes[element] == nil {
            for name in form.field(at: element)?.optionSource?.dependencies ?? [] {
                guard let read = form.scope(of: element).field(name), let cause = causes[read] else { continue }
                warn(of: read, hiddenBy: cause, at: element, key: "options_from")
            }
        }
    }

    private mutating func warn(_ program: Program, at element: ElementIndex, key: String) {
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
        let reason = form.name(of: cause)
        problems.append(
            DefinitionProblem(
                .neverShown, at: element, key: key, found: form.name(of: read),
                expected: cause == read || reason.isEmpty ? [] : [reason]))
    }
}

extension ResolvedForm {
    /// For each element that is always hidden: the outermost element that hides it, which may be itself.
    fileprivate var causesOfHiding: IndexedArray<ElementIndex, ElementIndex?> {
        var causes = IndexedArray<ElementIndex, ElementIndex?>(repeating: nil, count: form.elements.count)
        for index in form.elements.indices {
            causes[index] = form.elements[index].parent.flatMap { causes[$0] } ?? (hidesItself(index) ? index : nil)
        }
        return causes
    }

    /// Whether an element is `hidden` without a target that shows it, or has a condition that is never true.
    private func hidesItself(_ element: ElementIndex) -> Bool {
        let isHidden =
            switch form.elements[element].content {
            case .group(let group): form.outline.groups[group].hidden
            case .section(let section): form.outline.sections[section].hidden
            case .field(let field): form.outline.fields[field].definition.hidden
            }
        if isHidden { return targets.states[element]?.shows.isEmpty ?? true }
        guard let visible = rules.rules[element].visible else { return false }
        return rules.computations[visible].origin?.parts.contains { part in
            part.key == "visible_when" && part.program == Program(constant: .bool(false))
        } ?? false
    }
}
