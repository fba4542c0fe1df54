extension Transaction {
    /// Runs all waiting computations, also those that come up meanwhile.
    ///
    /// Each runs at most once, because everything that it reads has a lower rank and so has run before.
    package mutating func settle() {
        repeat {
            while let work = queue.removeFirstWork() {
                if state.isExhausted { return }
                switch work {
                case .scheduleInside(let item, let computation): scheduleInside(item, computation)
                case .run(let computation, let item): run(computation, in: item)
                }
            }
        } while finishItems()
    }

    /// Schedules all computations that read a node's value.
    package mutating func scheduleReaders(of node: NodeIndex) {
        let record = (element: state.nodes[node].element, item: state.nodes[node].item)
        let form = state.form
        for reader in form.links[record.element].readers { scheduleReader(reader, changedIn: record.item) }
    }

    /// Schedules the computations that read a node's value and come after the one that runs now. Those before it do not
    /// depend on the options that it offers.
    mutating func scheduleLaterReaders(of node: NodeIndex) {
        let record = (element: state.nodes[node].element, item: state.nodes[node].item)
        let form = state.form
        for reader in form.links[record.element].readers {
            let isEarlier = state.runningRank.map { reader.computation <= $0 } ?? false
            if isEarlier, form.computations[reader.computation].aspect != .validation { continue }
            scheduleReader(reader, changedIn: record.item)
        }
    }

    /// Schedules a computation in every item in which it reads answers of the given item.
    mutating func scheduleReader(_ reader: Reader, changedIn item: ItemIndex) {
        let levels = state.form.scopes[state.items[item].scope].depth - Int(reader.depth)
        guard let outer = state.item(max(levels, 0), outFrom: item) else { return }
        let affected = reader.isInNextItem ? state.neighbour(of: outer, by: 1) : outer
        if let affected { schedule(reader.computation, inside: affected) }
    }

    /// Schedules a computation in every item of its scope inside an item, or in that item itself.
    ///
    /// The items are looked up once, when the computation runs, even if several changes scheduled it.
    mutating func schedule(_ computation: ComputationIndex, inside item: ItemIndex) {
        let form = state.form
        let scope = form.elements[form.computations[computation].element].scope
        if state.items[item].scope == scope { return schedule(computation, in: item) }
        if state.items[item].wait(for: computation, of: form.computations.count) {
            queue.insert(.scheduleInside(item, computation))
        }
    }

    private mutating func scheduleInside(_ item: ItemIndex, _ computation: ComputationIndex) {
        guard state.items.contains(item), state.items[item].stopWaiting(for: computation) else { return }
        let scope = state.form.elements[state.form.computations[computation].element].scope
        for inner in state.items(of: scope, under: item) { schedule(computation, in: inner) }
    }

    /// Schedules a computation in one item. A validation is queued with its node.
    mutating func schedule(_ computation: ComputationIndex, in item: ItemIndex) {
        state.count(steps: 1)
        let rule = state.form.computations[computation]
        // An item has one of each of these, or an element several. So they wait with the item.
        if rule.aspect.hasSlot || rule.aspect == .limit {
            guard state.items[item].wait(for: computation, of: state.form.computations.count) else { return }
        } else {
            let target = state.node(rule.element, in: item)
            if rule.aspect == .validation { return queueValidation(target) }
            let flag = NodeFlags.queued(rule.aspect)
            guard !state.nodes[target].flags.contains(flag) else { return }
            state.nodes.insert(flag, at: target)
        }
        queue.insert(.run(computation, in: item))
    }

    /// Schedules one computation of a node, if it has one.
    package mutating func scheduleRule(_ aspect: Computation.Aspect, of node: NodeIndex) {
        if let computation = state.element(of: node).rules[aspect] { schedule(computation, in: state.nodes[node].item) }
    }

    package mutating func scheduleEverything() {
        for computation in state.form.computations.indices { schedule(computation, inside: .form) }
    }

    private mutating func run(_ computation: ComputationIndex, in item: ItemIndex) {
        guard state.items.contains(item) else { return }
        let rule = state.form.computations[computation]
        state.runningRank = computation
        defer { state.runningRank = nil }
        if rule.running != nil { return runInOrder(computation, rule, from: item) }
        if rule.aspect == .aggregate { return aggregate(computation, rule, in: item) }
        if let limit = rule.limit { return move(limit, computation, rule, in: item) }
        if let place = rule.text { return write(place, computation, rule, in: item) }
        let target = state.node(rule.element, in: item)
        state.nodes.remove(.queued(rule.aspect), at: target)
        state.count(evaluations: 1)
        state.hasReadUnreadable = false
        let result = state.result(of: rule.program, in: item)
        switch rule.aspect {
        case .visible: setOwn(.ownVisible, to: result.isTrue, at: target)
        case .enabled: setOwn(.ownEnabled, to: result.isTrue, at: target)
        case .required: setRequired(result.isTrue, at: target)
        case .value:
            let isIncomplete = state.hasReadUnreadable
            applyFormula(result, at: target)
            setIncomplete(isIncomplete && !state.nodes[target].flags.contains(.overridden), at: target)
        case .options: offer(rule.choices, at: target)
        case .items: limitItems(rule.choices, of: target)
        case .validation, .aggregate, .limit, .text: break
        }
    }

    /// Computes an aggregate again, and schedules the computations that use it if its value has changed.
    private mutating func aggregate(_ computation: ComputationIndex, _ rule: Computation, in item: ItemIndex) {
        guard state.items[item].stopWaiting(for: computation) else { return }
        state.count(evaluations: 1)
        state.hasReadUnreadable = false
        let result = rule.program.outcome(at: EvaluationPlace(item), in: &state)
        let isIncomplete = state.hasReadUnreadable
        keep(result, isIncomplete, of: rule, in: item)
    }

    /// Stores the value of an aggregate. If it has changed, the computations that use it are scheduled.
    ///
    /// - Returns: Whether it has changed.
    @discardableResult
    mutating func keep(_ result: FormValue?, _ isIncomplete: Bool, of rule: Computation, in item: ItemIndex) -> Bool {
        let isSame = state.items[item].incompleteAggregates[rule.slot] == isIncomplete
        guard !isSame || state.items[item].aggregates[rule.slot] != result else { return false }
        state.items[item].incompleteAggregates[rule.slot] = isIncomplete
        state.items[item].aggregates[rule.slot] = result
        for reader in rule.readers { schedule(reader, inside: item) }
        return true
    }

    private mutating func setOwn(_ flag: NodeFlags, to isSet: Bool, at node: NodeIndex) {
        guard state.nodes[node].flags.contains(flag) != isSet else { return }
        state.nodes.set(flag, isSet, at: node)
        inherit(at: node)
    }

    private mutating func setRequired(_ isRequired: Bool, at node: NodeIndex) {
        guard state.nodes[node].flags.contains(.ownRequired) != isRequired else { return }
        state.nodes.set(.ownRequired, isRequired, at: node)
        touch(node, .required)
        queueValidation(node)
    }

    /// Stores the result of a formula, unless the person has replaced it.
    private mutating func applyFormula(_ result: FormValue, at node: NodeIndex) {
        let flags = state.nodes[node].flags
        guard flags.contains(.overridden) else { return storeValue(state.coerce(result, at: node), at: node) }
        if flags.contains(.enabled), state.field(of: node)?.type.takesInput == true { return }
        // A field that takes no input returns to its formula. When it takes input again, it keeps the result.
        note(.answer(node))
        state.nodes.remove(.overridden, at: node)
        storeAnswer(ReadAnswer(value: state.coerce(result, at: node)), at: node)
    }
}
