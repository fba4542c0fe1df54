/// What a person could answer, beginning with a session as it stands.
///
/// A field that takes no input now may take some after the person has answered another one, and then its answer counts. One
/// whose conditions depend only on what nobody can change never does. What can change is found step by step: first
/// the fields that take input now, then what follows from those, until nothing more is found. Conditions are worked out with
/// what can change as unknown and everything else as it is, so `$role == "admin" and $vip` stays out of reach while
/// the role is another one, whatever `vip` is.
final class Answerability {
    /// By element: whether its answer can become another one, through the person or through events and formulas.
    private var valueIsOpen: [Bool]
    /// Whether its own visibility can change.
    private var visibilityIsOpen: [Bool]
    /// Whether it can become enabled or disabled.
    private var enablementIsOpen: [Bool]
    /// Whether items can be added, removed or moved.
    private var itemsAreOpen: [Bool]
    /// How many identities had been given when this was found out.
    private var knownItems = -1

    init(_ form: CompiledForm) {
        valueIsOpen = Array(repeating: false, count: form.elements.count)
        visibilityIsOpen = valueIsOpen
        enablementIsOpen = valueIsOpen
        itemsAreOpen = valueIsOpen
    }

    /// Whether a person can bring a field or repeating section to take input.
    func isOpen(_ node: Int, in engine: FormEngine) -> Bool {
        explore(engine)
        return canOpen(node, in: engine)
    }

    /// Whether events that a person can set off may give a field an answer, although it takes no input.
    func mayBeGiven(_ value: FormValue, at node: Int, in engine: FormEngine) -> Bool {
        explore(engine)
        guard let field = engine.field(of: node) else { return false }
        return engine.form.events.contains { event in
            guard event.destination == Int(engine.nodes[node].element), isOccasion(event.source) else { return false }
            if event.isClearing { return value.isBlank }
            return !event.value.isBlank && engine.entry(event.value.normalized, for: field).value == value
        }
    }

    /// Finds out what can change; again after items came, whose fields may hold other answers.
    private func explore(_ engine: FormEngine) {
        guard knownItems != engine.items.count else { return }
        knownItems = engine.items.count
        while exploreOnce(engine) {}
    }

    /// Goes through the form once; `false` if nothing more was found.
    private func exploreOnce(_ engine: FormEngine) -> Bool {
        var hasFound = false
        func find(_ list: inout [Bool], _ element: Int) {
            list[element] = true
            hasFound = true
        }
        engine.forEachNode { node in
            let index = Int(engine.nodes[node].element)
            let element = engine.form.elements[index]
            if element.kind == .field, !valueIsOpen[index], engine.form.canBeAnswered(index), canOpen(node, in: engine)
            {
                find(&valueIsOpen, index)
            } else if element.itemScope >= 0, !itemsAreOpen[index], canOpen(node, in: engine) {
                find(&itemsAreOpen, index)
            }
            if !visibilityIsOpen[index], canChange(.visible, node, engine) { find(&visibilityIsOpen, index) }
            if !enablementIsOpen[index], canChange(.enabled, node, engine) { find(&enablementIsOpen, index) }
            if !valueIsOpen[index], canChange(.value, node, engine) { find(&valueIsOpen, index) }
        }
        for event in engine.form.events where !valueIsOpen[event.destination] && isOccasion(event.source) {
            find(&valueIsOpen, event.destination)
        }
        return hasFound
    }

    private func isOccasion(_ source: Int) -> Bool { valueIsOpen[source] || itemsAreOpen[source] }

    /// Whether everything around a node, and itself, is or can become visible and enabled.
    private func canOpen(_ node: Int, in engine: FormEngine) -> Bool {
        guard !engine.form.definition.isDisabled else { return false }
        var current: Int? = node
        while let place = current {
            for (aspect, flag) in [(Computation.Aspect.visible, NodeFlags.ownVisible), (.enabled, .ownEnabled)]
            where !engine.nodes[place].flags.contains(flag) {
                if !canChange(aspect, place, engine) { return false }
            }
            current = engine.parent(of: place)
        }
        return true
    }

    private func canChange(_ aspect: Computation.Aspect, _ node: Int, _ engine: FormEngine) -> Bool {
        engine.element(of: node).computations[aspect.rawValue] >= 0 && outcome(aspect, node, engine) == nil
    }

    /// What a rule of a node gives in any case; `nil` if that can change.
    private func outcome(_ aspect: Computation.Aspect, _ node: Int, _ engine: FormEngine) -> FormValue? {
        let rule = engine.form.computations[Int(engine.element(of: node).computations[aspect.rawValue])]
        let context = EvaluationContext(engine: engine, item: Int(engine.nodes[node].item))
        return rule.program.certainResult(in: context, isKnown: { isFixed($0, engine.form) }) { summary in
            let references = engine.form.computations[Int(summary.computation)].program.references
            return references.allSatisfy { isFixed($0, engine.form) }
        }
    }

    /// Whether what a rule reads is the same whatever the person does.
    private func isFixed(_ reference: Reference, _ form: CompiledForm) -> Bool {
        let element = Int(reference.element)
        switch reference.route {
        case .near: break
        case .all, .at:
            for scope in form.scopes(from: form.elements[element].scope, to: 0)
            where itemsAreOpen[form.scopes[scope].element] { return false }
        }
        switch reference.property {
        case .itemIndex: return !itemsAreOpen[element]
        case .relevant: return !isAround(element, visibilityIsOpen, form)
        case .enabled: return !isAround(element, enablementIsOpen, form)
        case .tapped: return !valueIsOpen[element]
        case .value, .optionValue, .optionTitle:
            return !valueIsOpen[element] && !isAround(element, visibilityIsOpen, form)
        }
    }

    private func isAround(_ element: Int, _ isOpen: [Bool], _ form: CompiledForm) -> Bool {
        var current = element
        while current >= 0 {
            if isOpen[current] { return true }
            current = form.elements[current].parent
        }
        return false
    }
}

extension CompiledForm {
    /// Whether the type of a field lets a person do something to it: answer it, or press it.
    fileprivate func canBeAnswered(_ index: Int) -> Bool {
        let type = fields[elements[index].content].type
        return type.takesInput || type == .button
    }
}
