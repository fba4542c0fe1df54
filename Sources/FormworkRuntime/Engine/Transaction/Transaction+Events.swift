// `update` and `clear` targets.

extension Transaction {
    /// Notes a change that may trigger events.
    mutating func noteEvents(of node: NodeIndex) {
        if eventPolicy != .never, !state.form.links[state.nodes[node].element].events.isEmpty {
            nodesWithEvents.append(node)
        }
    }

    /// Runs all waiting computations and lets the events of all changes act in document order, again and again until
    /// there are no more events.
    ///
    /// The events of one answer act once in a transaction, so this ends.
    package mutating func settleWithEvents() {
        settle()
        var acted: [NodeIndex] = []
        while !nodesWithEvents.isEmpty {
            var due = WorkQueue<EventIndex, NodeIndex>()
            for node in nodesWithEvents where state.nodes.contains(node) && !state.nodes[node].flags.contains(.acted) {
                state.nodes.insert(.acted, at: node)
                acted.append(node)
                for event in state.form.links[state.nodes[node].element].events {
                    due.insert(event, node)
                }
            }
            nodesWithEvents.removeAll()
            while let (event, node) = due.removeFirst() {
                act(state.form.events[event], at: node)
            }
            settle()
        }
        for node in acted { state.nodes.remove(.acted, at: node) }
    }

    private mutating func act(_ event: CompiledEvent, at node: NodeIndex) {
        guard state.nodes.contains(node), state.nodes[node].flags.contains(.relevant),
            state.isChosen(event.option, at: node)
        else { return }
        let item = state.nodes[node].item
        if let condition = event.condition, state.result(of: condition, in: item) != .bool(true) { return }
        guard let place = state.item(event.up, outFrom: item),
            state.items[place].scope == state.form.elements[event.destination].scope
        else { return }
        change(state.node(event.destination, in: place), event, in: item)
    }

    private mutating func change(_ destination: NodeIndex, _ event: CompiledEvent, in item: ItemIndex) {
        guard state.nodes[destination].flags.contains(.relevant) else { return }
        if eventPolicy == .whereBlank, !state.nodes[destination].value.isBlank { return }
        if event.isClearing {
            clearAnswer(at: destination)
        } else if !event.value.isBlank {
            set(state.value(of: event, in: item), at: destination)
        } else {
            note(.answer(destination))
            state.nodes.remove(.overridden, at: destination)
            // If the typed text was not an answer, its error goes away.
            storeAnswer(ReadAnswer(value: state.nodes[destination].value), at: destination)
            scheduleRule(.value, of: destination)
        }
    }
}

extension FormState {
    /// The value that an event sets, with the number of its item in its texts.
    fileprivate func value(of event: CompiledEvent, in item: ItemIndex) -> FormValue {
        guard item > .form, case .text(let text) = event.value, ItemText.isNumbered(text) else { return event.value }
        return .text(ItemText.fill(text, at: items[item].position))
    }

    fileprivate func isChosen(_ option: FormValue, at node: NodeIndex) -> Bool {
        // An event without an option acts after any change.
        option.isBlank || answer(of: node).chooses(option)
    }
}
