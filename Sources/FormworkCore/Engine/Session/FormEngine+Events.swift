extension FormEngine {
    /// When `update` and `clear` targets act.
    enum EventPolicy {
        /// Whenever the answer they belong to changes.
        case always
        /// Only where the destination has no answer, as while loading.
        case whereBlank
        /// Not at all, as while restoring or reading a submission.
        case never
    }

    /// Notes that something happened that events may belong to.
    func noteOccasion(_ node: Int) {
        if eventPolicy != .never, !element(of: node).events.isEmpty { occasions.append(node) }
    }

    /// Settles the form, lets the events of what changed act in document order, and settles it again, until
    /// nothing more happens.
    ///
    /// The events of one answer act once in a transaction, so this ends.
    func settleWithEvents() {
        settle()
        var acted: [Int] = []
        while !occasions.isEmpty {
            var due = WorkQueue()
            for node in occasions where nodes[node].item >= 0 && !nodes[node].flags.contains(.acted) {
                nodes[node].flags.insert(.acted)
                acted.append(node)
                for event in element(of: node).events { due.insert(computation: Int(event), item: node) }
            }
            occasions.removeAll()
            while let (event, node) = due.removeFirst() { act(form.events[event], at: node) }
            settle()
        }
        for node in acted { nodes[node].flags.remove(.acted) }
    }

    private func act(_ event: CompiledEvent, at node: Int) {
        let item = Int(nodes[node].item)
        guard item >= 0, nodes[node].flags.contains(.relevant), isChosen(event.option, at: node) else { return }
        if let condition = event.condition,
            condition.evaluate(in: EvaluationContext(engine: self, item: item)) != .bool(true)
        {
            return
        }
        var place = item
        for _ in 0..<event.up where place >= 0 { place = items[place].parent }
        guard place >= 0, items[place].scope == form.elements[event.destination].scope else { return }
        change(self.node(event.destination, in: place), event, in: item)
    }

    private func change(_ destination: Int, _ event: CompiledEvent, in item: Int) {
        guard nodes[destination].flags.contains(.relevant) else { return }
        if eventPolicy == .whereBlank, !nodes[destination].value.isBlank { return }
        if event.isClearing {
            clearAnswer(at: destination)
        } else if !event.value.isBlank {
            set(value(of: event, in: item), at: destination)
        } else {
            history?.noteAnswer(destination, in: self)
            nodes[destination].flags.remove(.overridden)
            // What was typed may have been no answer at all.
            accept(Entry(value: nodes[destination].value), at: destination)
            schedule(.value, of: destination)
        }
    }

    /// What an event gives, with its words for the item it happened in.
    private func value(of event: CompiledEvent, in item: Int) -> FormValue {
        guard item > 0, case .text(let text) = event.value, ItemText.isNumbered(text) else { return event.value }
        return .text(ItemText.fill(text, index: items[item].index))
    }

    private func isChosen(_ option: FormValue, at node: Int) -> Bool {
        if option.isBlank { return true }
        let text = option.canonicalText
        if case .list(let values) = nodes[node].value {
            return values.contains { ExactText.areSame($0.canonicalText, text) }
        }
        return ExactText.areSame(nodes[node].value.canonicalText, text)
    }
}
