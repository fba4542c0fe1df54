// Repeating sections that have as many items as an answer says: missing items are added, blank surplus ones are removed.
//
// The items follow from the answers, like results of formulas. An item in which something was answered is never removed: there
// are too many then, which is an error.

extension Transaction {
    /// Calculates how many items a repeating section may have, and adds those that are missing. Blank surplus items are removed
    /// when everything has settled: until then it is not known which are blank.
    ///
    /// - Parameter choices: The minimum and the maximum.
    mutating func limitItems(_ choices: [Program], of section: NodeIndex) {
        state.count(evaluations: choices.count)
        guard choices.count == 2, let before = state.limits(of: section) else { return }
        let item = state.nodes[section].item
        let (least, most) = (state.result(of: choices[0], in: item), state.result(of: choices[1], in: item))
        guard let limits = state.section(of: section)?.limits?.calculated(least: least, most: most) else { return }
        if limits != before {
            state.nodes[section].limits = limits
            touchButtons(of: section)
            queueValidation(section)
            noteSurplus(of: section, before, limits)
        }
        addMissingItems(to: section, limits)
    }

    /// Items above the maximum are surplus. So are those that only an earlier minimum asked for.
    private mutating func noteSurplus(of section: NodeIndex, _ before: ItemLimits, _ limits: ItemLimits) {
        let count = state.items(of: section).count
        if limits.least < before.least, count <= before.least { state.nodes[section].limits?.keep(limits.least) }
        if count > limits.least { state.noteSurplus(section) }
    }

    private mutating func addMissingItems(to section: NodeIndex, _ limits: ItemLimits) {
        // The error says that there are fewer than the answer asks for. The session itself lacks no item.
        let wanted = min(limits.least, Repetition.itemLimit)
        guard state.items(of: section).count < wanted else { return }
        // Answers are filled in from elsewhere, so there are no defaults.
        derivedAreAnswered = keepsHiddenAnswers && eventPolicy == .never
        while state.items(of: section).count < wanted, state.hasRoomForItems, let item = appendItem(to: section) {
            derivedItems.append(item)
            note(.added(item))
        }
        if eventPolicy == .always { noteEvents(of: section) }
    }

    /// Removes blank surplus items, and sets the defaults of added ones. It waits while answers are filled in.
    ///
    /// - Returns: Whether there was something to do, after which more may follow.
    mutating func finishItems() -> Bool {
        if keepsHiddenAnswers { return false }
        let surplus = state.holdsItems ? [] : state.takeSurplus()
        let added = derivedItems
        if surplus.isEmpty, added.isEmpty { return false }
        derivedItems = []
        for section in surplus { removeBlankItems(of: section) }
        // Defaults trigger events in the way of loaded answers, as those of an item that a person adds.
        let outer = limitEvents(to: .whereBlank)
        for item in added where state.items.contains(item) { setDefaults(in: item, isAnswered: derivedAreAnswered) }
        setDeferredAnswers()
        endLimit(outer)
        return true
    }

    /// Removes blank items from the end of a section that has more than it may have.
    private mutating func removeBlankItems(of section: NodeIndex) {
        guard state.nodes.contains(section), let limits = state.nodes[section].limits else { return }
        let items = state.items(of: section)
        var end = items.endIndex
        while end.position > limits.kept, state.isBlank(items[items.index(before: end)]) {
            end = items.index(before: end)
            note(.dropped(items[end]))
        }
        if end < items.endIndex { cutItems(of: section, from: end) }
    }

    /// Removes the blank items above all calculated maximums. Items that became blank stay while a person fills in the form.
    package mutating func removeSurplus() {
        let form = state.form
        for computation in form.computations.indices where form.computations[computation].aspect == .items {
            let element = form.computations[computation].element
            for item in state.items(of: form.elements[element].scope, under: .form) {
                let section = state.node(element, in: item)
                if let most = state.nodes[section].limits?.most { state.nodes[section].limits?.keep(most) }
                state.noteSurplus(section)
            }
        }
        settle()
    }

    /// Leaves surplus items as they are, where the items come from a snapshot or from the history.
    package mutating func keepSurplus() {
        _ = state.takeSurplus()
        settle()
    }
}

extension FormState {
    /// Whether an item has nothing but defaults and results of formulas.
    fileprivate mutating func isBlank(_ item: ItemIndex) -> Bool {
        for element in form.scopes[items[item].scope].elements {
            let node = node(element, in: item)
            guard let field = field(of: node) else { continue }
            count(steps: 1)
            if !nodes[node].flags.isDisjoint(with: [.overridden, .malformed, .forgotten]) { return false }
            let value = nodes[node].value
            if value.isBlank || hasFormula(node) { continue }
            if value != read(field.definition.defaultAnswer.normalized, for: field).value { return false }
        }
        for list in items[item].children {
            for child in list where !isBlank(child) { return false }
        }
        return true
    }
}
