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
    /// Each event acts at most once in a transaction, so this ends.
    func settleWithEvents() {
        settle()
        var acted: Set<UInt64> = []
        while !occasions.isEmpty {
            let due = occasions
            occasions.removeAll()
            for (event, node) in inDocumentOrder(due) {
                let key = UInt64(UInt32(truncatingIfNeeded: node)) << 32 | UInt64(UInt32(truncatingIfNeeded: event))
                if acted.insert(key).inserted { act(form.events[event], at: node) }
            }
            settle()
        }
    }

    private func inDocumentOrder(_ due: [Int]) -> [(event: Int, node: Int)] {
        var list: [(event: Int, node: Int)] = []
        for node in due where nodes[node].item >= 0 {
            for event in element(of: node).events { list.append((Int(event), node)) }
        }
        return list.sorted { ($0.event, $0.node) < ($1.event, $1.node) }
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
        change(self.node(event.destination, in: place), event)
    }

    private func change(_ destination: Int, _ event: CompiledEvent) {
        guard nodes[destination].flags.contains(.relevant) else { return }
        if eventPolicy == .whereBlank, !nodes[destination].value.isBlank { return }
        if event.isClearing {
            clearAnswer(at: destination)
        } else if !event.value.isBlank {
            set(event.value, at: destination)
        } else {
            nodes[destination].flags.remove(.overridden)
            schedule(.value, of: destination)
        }
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
