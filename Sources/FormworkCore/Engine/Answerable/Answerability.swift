/// The fields that a person could answer, beginning with the present session.
///
/// A field that takes no input now may take input after the person has answered another field, and then its answer
/// counts. If its conditions depend only on things that nobody can change, it never takes input. The class finds step
/// by step what can change: first the fields that take input now, then everything that depends on these, until nothing
/// more is found. Conditions are evaluated with unknown values for everything that can change, and with the present
/// values of everything else. So `$role == "admin" and $vip` stays false while nobody can change `role`.
final class Answerability {
    /// For each element, whether its answer can change, by the person, by events or by formulas.
    private var valueCanChange: IndexedArray<ElementIndex, Bool>
    /// For each element, whether its own visibility can change.
    private var visibilityCanChange: IndexedArray<ElementIndex, Bool>
    /// For each element, whether it can become enabled or disabled.
    private var enablementCanChange: IndexedArray<ElementIndex, Bool>
    /// For each element, whether its items can be added, removed or moved.
    private var itemsCanChange: IndexedArray<ElementIndex, Bool>
    /// How many identities of items were used when this was computed.
    private var knownItems = 0

    init(_ form: CompiledForm) {
        valueCanChange = IndexedArray(repeating: false, count: form.elements.count)
        visibilityCanChange = valueCanChange
        enablementCanChange = valueCanChange
        itemsCanChange = valueCanChange
    }

    /// Whether a person can make a field or repeating section take input.
    func isAnswerable(_ node: NodeIndex, in state: inout FormState) -> Bool {
        explore(&state)
        return canBecomeActive(node, in: &state)
    }

    /// Whether events that a person can trigger may set the answer of a field that takes no input.
    func mayBeGiven(_ value: FormValue, at node: NodeIndex, in state: inout FormState) -> Bool {
        explore(&state)
        guard let field = state.field(of: node) else { return false }
        return state.form.events.contains { event in
            guard event.destination == state.nodes[node].element, setsOffEvents(event.source) else { return false }
            if event.isClearing { return value.isBlank }
            return !event.value.isBlank && state.read(event.value.normalized, for: field).value == value
        }
    }

    /// Finds out what can change. It is done again after items were added, because their fields may have other answers.
    private func explore(_ state: inout FormState) {
        guard knownItems != state.items.identityCount else { return }
        knownItems = state.items.identityCount
        while exploreOnce(&state) {}
    }

    /// Visits all elements once. Returns `false` if nothing more was found.
    private func exploreOnce(_ state: inout FormState) -> Bool {
        var hasFound = false
        func find(_ list: inout IndexedArray<ElementIndex, Bool>, _ element: ElementIndex) {
            list[element] = true
            hasFound = true
        }
        var upcoming = state.nodes.first(from: NodeIndex(0))
        while let node = upcoming {
            upcoming = state.nodes.first(from: node.next)
            let index = state.nodes[node].element
            let element = state.form.elements[index]
            if element.kind == .field, !valueCanChange[index], state.form.canBeAnswered(index),
                canBecomeActive(node, in: &state)
            {
                find(&valueCanChange, index)
            } else if element.isRepeating, !itemsCanChange[index],
                itemsFollowAnswers(element, state.form) || canBecomeActive(node, in: &state)
            {
                find(&itemsCanChange, index)
            }
            if !visibilityCanChange[index], canChange(.visible, node, &state) { find(&visibilityCanChange, index) }
            if !enablementCanChange[index], canChange(.enabled, node, &state) { find(&enablementCanChange, index) }
            if !valueCanChange[index], canChange(.value, node, &state) { find(&valueCanChange, index) }
        }
        for event in state.form.events where !valueCanChange[event.destination] && setsOffEvents(event.source) {
            find(&valueCanChange, event.destination)
        }
        return hasFound
    }

    /// Whether a repeating section has as many items as something says that can change.
    private func itemsFollowAnswers(_ element: CompiledElement, _ form: CompiledForm) -> Bool {
        guard let items = element.rules.items else { return false }
        let program = form.computations[items].program
        return program.readsClock || program.references.contains { !isFixed($0, form) }
    }

    private func setsOffEvents(_ source: ElementIndex) -> Bool { valueCanChange[source] || itemsCanChange[source] }

    /// Whether a node and everything around it is, or can become, visible and enabled.
    private func canBecomeActive(_ node: NodeIndex, in state: inout FormState) -> Bool {
        guard !state.form.definition.isDisabled else { return false }
        for place in state.selfAndAncestors(of: node) {
            for (aspect, flag) in [(Computation.Aspect.visible, NodeFlags.ownVisible), (.enabled, .ownEnabled)]
            where !state.nodes[place].flags.contains(flag) {
                if !canChange(aspect, place, &state) { return false }
            }
        }
        return true
    }

    private func canChange(_ aspect: Computation.Aspect, _ node: NodeIndex, _ state: inout FormState) -> Bool {
        state.element(of: node).rules[aspect] != nil && outcome(aspect, node, &state) == nil
    }

    /// The result of a rule of a node; `nil` if it can change.
    private func outcome(_ aspect: Computation.Aspect, _ node: NodeIndex, _ state: inout FormState) -> FormValue? {
        guard let computation = state.element(of: node).rules[aspect] else { return nil }
        let form = state.form
        let place = EvaluationPlace(state.nodes[node].item)
        let program = form.computations[computation].program
        return program.certainResult(at: place, in: &state, isKnown: { isFixed($0, form) }) { aggregate in
            let rule = form.computations[aggregate.computation]
            if rule.running != nil, itemsCanChange(around: rule.element, form) { return false }
            return rule.program.references.allSatisfy { isFixed($0, form) }
        }
    }

    /// Whether items around an element can be added, removed or moved.
    private func itemsCanChange(around element: ElementIndex, _ form: CompiledForm) -> Bool {
        form.scopes(from: form.elements[element].scope, to: .form).contains { scope in
            form.scopes[scope].element.map { itemsCanChange[$0] } ?? false
        }
    }

    /// Whether the value that a rule reads can never change.
    private func isFixed(_ reference: Reference, _ form: CompiledForm) -> Bool {
        let element = reference.element
        switch reference.route {
        case .near: break
        case .all, .at, .before: if itemsCanChange(around: element, form) { return false }
        }
        switch reference.property {
        case .itemIndex: return !itemsCanChange[element]
        case .relevant: return !isAround(element, visibilityCanChange, form)
        case .enabled: return !isAround(element, enablementCanChange, form)
        case .tapped: return !valueCanChange[element] && !isAround(element, visibilityCanChange, form)
        case .value, .optionValue, .optionTitle:
            return !valueCanChange[element] && !isAround(element, visibilityCanChange, form)
        }
    }

    private func isAround(
        _ element: ElementIndex, _ canChange: IndexedArray<ElementIndex, Bool>, _ form: CompiledForm
    ) -> Bool {
        form.elements.selfAndAncestors(of: element).contains { canChange[$0] }
    }
}

extension CompiledForm {
    /// Whether a person can answer or press a field of its type.
    fileprivate func canBeAnswered(_ index: ElementIndex) -> Bool {
        guard let type = field(at: index)?.type else { return false }
        return type.takesInput || type == .button
    }
}
