extension FormEngine {
    /// Runs waiting computations until none is left.
    ///
    /// Each runs at most once, since everything it reads has a lower rank.
    func settle() {
        while let (computation, item) = queue.removeFirst() {
            run(computation, in: item)
        }
    }

    /// Lets everything that reads a node's value run.
    func scheduleReaders(of node: Int) {
        let element = element(of: node)
        let item = Int(nodes[node].item)
        for reader in element.readers {
            let target = form.elements[form.computations[Int(reader)].element].scope
            var place = item
            while !form.isScope(items[place].scope, around: target) { place = items[place].parent }
            forEachItem(of: target, under: place) { schedule(Int(reader), in: $0) }
        }
    }

    func schedule(_ computation: Int, in item: Int) {
        let rule = form.computations[computation]
        let target = node(rule.element, in: item)
        if rule.aspect == .check { return queueCheck(target) }
        let flag = NodeFlags.queued(rule.aspect)
        guard !nodes[target].flags.contains(flag) else { return }
        nodes[target].flags.insert(flag)
        queue.insert(computation: computation, item: item)
    }

    /// Schedules one computation of a node, if it has one.
    func schedule(_ aspect: Computation.Aspect, of node: Int) {
        let computation = Int(element(of: node).computations[aspect.rawValue])
        if computation >= 0 { schedule(computation, in: Int(nodes[node].item)) }
    }

    private func run(_ computation: Int, in item: Int) {
        let rule = form.computations[computation]
        guard item < items.count, items[item].isAlive, items[item].scope == form.elements[rule.element].scope else {
            return
        }
        let target = node(rule.element, in: item)
        nodes[target].flags.remove(.queued(rule.aspect))
        statistics.evaluations += 1
        let result = rule.program.evaluate(in: EvaluationContext(engine: self, item: item))
        switch rule.aspect {
        case .visible: setOwn(.ownVisible, to: result.isTrue, at: target)
        case .enabled: setOwn(.ownEnabled, to: result.isTrue, at: target)
        case .required: setRequired(result.isTrue, at: target)
        case .value: applyFormula(result, at: target)
        case .options: offer(rule.choices, at: target)
        case .check: break
        }
    }

    private func setOwn(_ flag: NodeFlags, to isSet: Bool, at node: Int) {
        guard nodes[node].flags.contains(flag) != isSet else { return }
        if isSet { nodes[node].flags.insert(flag) } else { nodes[node].flags.remove(flag) }
        inherit(at: node)
    }

    private func setRequired(_ isRequired: Bool, at node: Int) {
        guard nodes[node].flags.contains(.ownRequired) != isRequired else { return }
        if isRequired { nodes[node].flags.insert(.ownRequired) } else { nodes[node].flags.remove(.ownRequired) }
        touch(node, .required)
        queueCheck(node)
    }

    /// Takes over a formula's result, unless the person has replaced it.
    private func applyFormula(_ result: FormValue, at node: Int) {
        let record = nodes[node]
        let isDefault = record.flags.contains(.enabled) && field(of: node)?.type.takesInput == true
        if record.flags.contains(.overridden) {
            if isDefault { return }
            // What takes no input returns to its formula, and goes on with it when it takes input again.
            history?.noteAnswer(node, in: self)
            nodes[node].flags.remove(.overridden)
            return accept(Entry(value: coerce(result, at: node)), at: node)
        }
        store(coerce(result, at: node), at: node)
    }

    /// Works out a node's inherited state again, and that of everything inside it as far as it differs.
    func inherit(at node: Int) {
        statistics.visits += 1
        let old = nodes[node].flags
        var new = old
        let outer = parent(of: node).map { nodes[$0].flags } ?? surroundings
        let isShown = old.intersection([.ownVisible, .deleted]) == .ownVisible
        new.set(.relevant, isShown && outer.contains(.relevant))
        new.set(.enabled, old.contains(.ownEnabled) && outer.contains(.enabled))
        new.set(.unfolded, isUnfolded(inside: outer))
        guard new != old else { return }
        nodes[node].flags = new
        let difference = new.symmetricDifference(old)
        if difference.contains(.relevant) { relevanceChanged(at: node) }
        if difference.contains(.enabled) {
            touch(node, [.enabled, .required])
            if node == openEditor { rowChanged(node) }
            schedule(.value, of: node)
        }
        if !difference.isDisjoint(with: [.relevant, .unfolded]) { rowChanged(node) }
        queueCheck(node)
        forEachChild(of: node) { inherit(at: $0) }
    }

    /// Whether nodes directly inside something with these flags have rows as far as closed groups go.
    func isUnfolded(inside outer: NodeFlags) -> Bool {
        context.keepsCollapsedRows || outer.contains(.unfolded) && !outer.contains(.collapsed)
    }

    private func relevanceChanged(at node: Int) {
        if form.definition.whenHidden == .clear, !isTakingBack, !nodes[node].flags.contains(.relevant) {
            clearAnswer(at: node)
        }
        scheduleReaders(of: node)
    }

    func rowChanged(_ node: Int) {
        guard !nodes[node].flags.contains(.rowChanged) else { return }
        nodes[node].flags.insert(.rowChanged)
        rowChangedNodes.append(node)
    }
}

extension NodeFlags {
    mutating func set(_ flag: NodeFlags, _ isSet: Bool) {
        if isSet { insert(flag) } else { remove(flag) }
    }
}

extension CompiledForm {
    /// Whether a scope is another one or lies around it.
    func isScope(_ outer: Int, around inner: Int) -> Bool {
        var current = inner
        while current >= 0 {
            if current == outer { return true }
            current = scopes[current].parent
        }
        return false
    }
}
