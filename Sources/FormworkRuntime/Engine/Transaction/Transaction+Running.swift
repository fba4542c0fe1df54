// Rules that read items in their order: the item before, and running aggregates.

extension Transaction {
    /// Computes a running aggregate in all items of a repeating section, from the first one that waits to the last one that
    /// changes. All of them wait in the queue, and the first that comes up does the work of all.
    mutating func runInOrder(_ computation: ComputationIndex, _ rule: Computation, from item: ItemIndex) {
        guard let kind = rule.running, state.items[item].waits(for: computation), let section = state.owner(of: item)
        else { return }
        var fold = RunningFold(kind)
        var isBehindChange = kind.readsAllItems
        for inner in state.items(of: section) {
            if state.isExhausted { return }
            state.count(steps: 1)
            let waits = state.items[inner].stopWaiting(for: computation)
            guard waits || isBehindChange else {
                let isIncomplete = state.items[inner].incompleteAggregates[rule.slot]
                fold.skip(state.items[inner].aggregates[rule.slot], isIncomplete: isIncomplete)
                continue
            }
            state.count(evaluations: 1)
            state.hasReadUnreadable = false
            let own = rule.program.outcome(at: EvaluationPlace(inner), in: &state)
            let result = fold.next(own, isIncomplete: state.hasReadUnreadable)
            let hasChanged = keep(result, fold.isIncomplete, of: rule, in: inner)
            if !kind.readsAllItems { isBehindChange = hasChanged }
        }
    }

    /// Schedules what reads the items of a repeating section in their order, in the items from a position on. Before them
    /// nothing has changed.
    mutating func scheduleInOrder(_ section: NodeIndex, from position: ItemPosition) {
        let items = state.items(of: section)
        guard position < items.endIndex, let scope = state.element(of: section).itemScope else { return }
        let form = state.form
        let depth = form.scopes[scope].depth
        var inOrder: [ComputationIndex] = []
        for computation in form.scopes[scope].aggregates where form.computations[computation].running != nil {
            inOrder.append(computation)
        }
        for element in form.scopes[scope].elements {
            for reader in form.links[element].itemReaders where reader.isInNextItem && reader.depth == depth {
                inOrder.append(reader.computation)
            }
        }
        for computation in inOrder {
            for place in position..<items.endIndex { schedule(computation, inside: items[place]) }
        }
    }
}
