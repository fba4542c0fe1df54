/// Describes cycles of rules that need each other.
struct RuleCycle {
    let resolved: ResolvedForm
    private var computations: ComputationArray { resolved.rules.computations }
    private var form: NamedForm { resolved.form }

    /// The problem of a cycle, beginning with the rule that comes first in the form.
    func problem(of cycle: [ComputationIndex]) -> DefinitionProblem? {
        let ordered = cycle.rotatedToLeast
        guard let start = ordered.first else { return nil }
        var shown = ""
        var previous = ordered.last ?? start
        for index in ordered + [start] {
            if !shown.isEmpty { shown += " → " }
            let rule = words(for: place(of: index, reading: previous))
            shown += form.name(of: computations[index].element) + " (" + rule + ")"
            previous = index
        }
        let place = place(of: start, reading: ordered.last ?? start)
        return DefinitionProblem(.cycle, at: place.element, key: place.key, found: shown)
    }

    /// The place at which a rule is written: its own element, or the element whose target it is.
    private struct RulePlace {
        var element: ElementIndex
        var key: String
        var isTarget = false
    }

    /// The place at which the part of a rule is written that reads another rule.
    private func place(of index: ComputationIndex, reading previous: ComputationIndex) -> RulePlace {
        let computation = computations[index]
        let source = computations[previous].element
        let parts = computation.origin?.parts ?? []
        let part = parts.first { part in
            part.program.references.contains { lies($0.element, in: source) }
        }
        if let part, let element = part.source { return RulePlace(element: element, key: part.key, isTarget: true) }
        return RulePlace(element: computation.element, key: computation.key)
    }

    private func lies(_ element: ElementIndex, in other: ElementIndex) -> Bool {
        form.elements.selfAndAncestors(of: element).contains(other)
    }

    private func words(for place: RulePlace) -> String {
        place.isTarget ? "target of " + form.name(of: place.element) : place.key
    }
}
