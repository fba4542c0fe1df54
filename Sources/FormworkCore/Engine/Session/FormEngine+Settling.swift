extension FormEngine {
    /// Runs waiting computations until none is left.
    ///
    /// Each runs at most once, since everything it reads has a lower rank.
    func settle() {
        while let (rank, item) = queue.removeFirst() {
            if isExhausted { return }
            run(rank / 2, in: item)
        }
    }

    /// Lets everything that reads a node's value run.
    func scheduleReaders(of node: Int) {
        let item = Int(nodes[node].item)
        for reader in element(of: node).readers { schedule(reader, from: item) }
    }

    /// Lets a computation run in every item that reads what an item holds.
    func schedule(_ reader: Reader, from item: Int) {
        var place = item
        while form.scopes[items[place].scope].depth > reader.depth { place = items[place].parent }
        schedule(Int(reader.computation), under: place)
    }

    /// Lets a computation run in every item of its scope inside an item, or in that one itself.
    ///
    /// Which items those are is looked up when its turn comes, once, however many changes ask for it until then.
    func schedule(_ computation: Int, under place: Int) {
        let rule = form.computations[computation]
        if items[place].scope == form.elements[rule.element].scope { return schedule(computation, in: place) }
        if items[place].wait(for: computation, of: form.computations.count) {
            queue.insert(computation: computation * 2, item: place)
        }
    }

    func schedule(_ computation: Int, in item: Int) {
        statistics.count(steps: 1)
        let rule = form.computations[computation]
        if rule.aspect == .summary {
            guard items[item].wait(for: computation, of: form.computations.count) else { return }
        } else {
            let target = node(rule.element, in: item)
            if rule.aspect == .check { return queueCheck(target) }
            let flag = NodeFlags.queued(rule.aspect)
            guard !nodes[target].flags.contains(flag) else { return }
            nodes[target].flags.insert(flag)
        }
        queue.insert(computation: computation * 2 + 1, item: item)
    }

    /// Schedules one computation of a node, if it has one.
    func schedule(_ aspect: Computation.Aspect, of node: Int) {
        let computation = Int(element(of: node).computations[aspect.rawValue])
        if computation >= 0 { schedule(computation, in: Int(nodes[node].item)) }
    }

    private func run(_ computation: Int, in item: Int) {
        let rule = form.computations[computation]
        guard item < items.count, items[item].isAlive else { return }
        let scope = form.elements[rule.element].scope
        if items[item].scope != scope {
            guard items[item].stopWaiting(for: computation) else { return }
            return forEachItem(of: scope, under: item) { schedule(computation, in: $0) }
        }
        if rule.aspect == .summary { return summarize(computation, in: item) }
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
        case .check, .summary: break
        }
    }

    /// Works out a part of other computations again, and lets those run if it comes to something else.
    private func summarize(_ computation: Int, in item: Int) {
        guard items[item].stopWaiting(for: computation) else { return }
        let rule = form.computations[computation]
        statistics.evaluations += 1
        let result = rule.program.outcome(in: EvaluationContext(engine: self, item: item))
        guard items[item].summaries[rule.slot] != result else { return }
        items[item].summaries[rule.slot] = result
        for reader in rule.readers { schedule(Int(reader), under: item) }
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
        statistics.count(steps: 1)
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
            if element(of: node).itemScope >= 0 { touchButtons(of: node) }
            if id(of: node) == openEditor { rowChanged(node) }
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
