// Loading answers, and replacing all answers.

extension Transaction {
    /// Fills the form with answers, and with defaults where there are none.
    mutating func load(_ answers: JSONValue) {
        state.loaded = answers
        state.loadCount += 1
        replaceEverything {
            $0.eventPolicy = .whereBlank
            $0.take(answers, in: .form, .trusted)
            $0.fillDefaults(in: .form)
        }
        // Several events may fill the same field, so all of them act before the policy changes.
        settleWithEvents()
    }

    /// Replaces all answers. A field that nobody can answer gets the answer that `load` would give it.
    mutating func replaceAnswers(_ answers: JSONValue) {
        let policy = state.answerPolicy
        replaceEverything {
            if let policy { return policy.replaceAnswers(&$0, answers) }
            $0.take(answers, in: .form, .untrusted)
            $0.forEachNode { transaction, node in
                if transaction.state.form.isNeverAnswered(transaction.state.nodes[node].element) {
                    transaction.fillDefault(at: node)
                }
            }
        }
    }

    /// Whether an answer counts that may come from anybody.
    mutating func mayAnswer(_ node: NodeIndex, _ value: (inout FormState) -> FormValue) -> Bool {
        if let policy = state.answerPolicy, !state.isOpen(node) {
            let answer = value(&state)
            return policy.admits(&state, node, answer)
        }
        return !state.form.isNeverAnswered(state.nodes[node].element)
    }

    /// Clears the session and fills it. The result does not depend on the earlier answers, nor on the order of the
    /// answers.
    private mutating func replaceEverything(_ fill: (inout Transaction) -> Void) {
        noteReplacement()
        eventPolicy = .never
        clearEverything()
        keepingHiddenAnswers {
            fill(&$0)
            $0.giveDeferredAnswers()
            $0.scheduleEverything()
        }
        forEachNode { $0.clearIfHidden($1) }
    }

    /// Sets unanswered fields of an item, and of items inside it, to their defaults. Defaults that depend on offered
    /// options wait for `giveDeferredAnswers`.
    package mutating func fillDefaults(in item: ItemIndex) {
        for element in state.form.scopes[state.items[item].scope].elements {
            let node = state.node(element, in: item)
            fillDefault(at: node)
            fillItems(at: node)
        }
        for list in state.items[item].children {
            for child in list { fillDefaults(in: child) }
        }
    }

    /// Adds the items with which a repeating section starts, unless others were given.
    package mutating func fillItems(at node: NodeIndex) {
        guard let items = state.section(of: node)?.definition.repeats?.items, !items.isEmpty,
            !state.nodes[node].flags.contains(.answered)
        else { return }
        take(.array(items), at: node, .defined)
    }

    package mutating func fillDefault(at node: NodeIndex) {
        if let options = state.element(of: node).rules.options {
            deferredAnswers.insert(waiting(nil, at: node), until: options)
        } else {
            giveDefault(at: node)
        }
    }

    private mutating func giveDefault(at node: NodeIndex) {
        let value = state.missingDefault(at: node)
        if let field = state.field(of: node), !value.isBlank {
            accept(state.entry(value.normalized, for: field), at: node)
        }
    }

    private mutating func clearEverything() {
        state.hasBeenSubmitted = false
        for list in state.items[.form].children {
            // Items are removed from the end, so that no item changes its position before it is removed.
            for item in list.reversed() { closeItem(item) }
        }
        forEachNode { $0.clearEverything(at: $1) }
    }

    private mutating func clearEverything(at node: NodeIndex) {
        let wasDeleted = state.nodes[node].flags.contains(.deleted)
        state.nodes.remove([.overridden, .malformed, .watched, .tapped, .answered, .deleted], at: node)
        if wasDeleted { inherit(at: node) }
        if state.nodes[node].text != nil { touch(node, .text) }
        if state.nodes[node].error != nil || state.nodes[node].reported != nil { touch(node, .error) }
        state.nodes[node].text = nil
        state.nodes[node].reported = nil
        state.nodes[node].error = nil
        store(.blank, at: node)
        state.nodes.remove(.emptied, at: node)
        // The answer is compared with the result of the formula, even if nothing that the formula reads has changed.
        schedule(.value, of: node)
        fillToMinimum(node)
    }

    /// Sets answers from a JSON object. It is nested, with a level for each item and for each point in an id, or its
    /// keys are paths. Missing items are added.
    package mutating func take(_ answers: JSONValue, in item: ItemIndex, _ kind: AnswerKind, prefix: String = "") {
        guard let members = answers.objectValue else { return }
        let form = state.form
        let scope = state.items[item].scope
        // The form has no longer names. Without the limit, joining a long name with each member inside it could take
        // very long.
        let room = form.scopes[scope].longestPath - prefix.utf8.count
        for member in members where member.key.utf8.count <= room {
            let key = prefix + member.key
            if let element = form.scopes[scope].names[ExactText(key)] {
                take(member.value, at: state.node(element, in: item), kind)
            } else if member.value.objectValue != nil {
                take(member.value, in: item, kind, prefix: key + ".")
            } else if let node = node(at: key, in: item) {
                take(member.value, at: node, kind)
            }
        }
    }

    private mutating func take(_ value: JSONValue, at node: NodeIndex, _ kind: AnswerKind) {
        guard let list = value.arrayValue, state.element(of: node).isRepeating else {
            return take(FormValue(value).normalized, at: node, kind)
        }
        state.nodes.insert(.answered, at: node)
        for (position, answers) in list.enumerated() {
            guard let item = item(ItemPosition(position), of: node) else { return }
            take(answers, in: item, kind)
        }
    }

    private mutating func take(_ answer: FormValue, at node: NodeIndex, _ kind: AnswerKind) {
        switch kind {
        case .trusted: give(answer, at: node)
        case .defined: if state.field(of: node)?.isSecret != true { give(answer, at: node) }
        case .untrusted: if !state.form.isNeverAnswered(state.nodes[node].element) { give(answer, at: node) }
        case .kept: keptAnswers.append(waiting(answer, at: node))
        }
    }

    /// The item at a position. It is added if it is the next one; `nil` if there is no room for it.
    private mutating func item(_ position: ItemPosition, of section: NodeIndex) -> ItemIndex? {
        state.items(of: section)[position] ?? appendItem(to: section)
    }

    /// The field or repeating section at a path, read from an item inwards. Missing items on the way are added.
    private mutating func node(at path: String, in start: ItemIndex) -> NodeIndex? {
        let form = state.form
        var reader = PathReader(form)
        let scope = state.items[start].scope
        guard let place = reader.place(at: path, in: scope), form.section(ofItemAt: place, from: scope) == nil else {
            return nil
        }
        var item = start
        let chain = form.scopes(from: form.elements[place.element].scope, to: scope)
        guard chain.count <= place.positions.count else { return nil }
        for (scope, position) in zip(chain.reversed(), place.positions) {
            guard let element = form.scopes[scope].element else { return nil }
            let section = state.node(element, in: item)
            state.nodes.insert(.answered, at: section)
            while position >= state.items(of: section).end {
                if appendItem(to: section) == nil { return nil }
            }
            item = state.items(of: section)[position] ?? item
        }
        return state.node(place.element, in: item)
    }

    /// Sets a field's answer, or keeps the answer until the field's formula has run.
    package mutating func give(_ answer: FormValue, at node: NodeIndex) {
        guard let formula = state.element(of: node).rules.value else { return set(answer, at: node) }
        // A blank answer does not replace the result of a formula.
        if answer.isBlank { return }
        deferredAnswers.insert(waiting(answer, at: node), until: formula)
    }

    private func waiting(_ answer: FormValue?, at node: NodeIndex) -> WaitingAnswer {
        WaitingAnswer(node: node, item: state.nodes[node].item, value: answer)
    }

    /// Sets the answers that waited, in the order in which their computations run. After its computation it is known
    /// whether an answer differs from the result of its formula, and which options are offered.
    package mutating func giveDeferredAnswers() {
        settle()
        var last: ComputationIndex?
        while let (computation, answer) = deferredAnswers.removeFirst() {
            // Answers that wait for the same rule in other items do not depend on each other.
            if computation != last { settle() }
            last = computation
            if let value = answer.value { set(value, at: answer.node) } else { giveDefault(at: answer.node) }
        }
        settle()
    }
}

extension FormState {
    /// The default of a field that has no answer; blank if the field has an answer, or no default.
    package func missingDefault(at node: NodeIndex) -> FormValue {
        guard let field = field(of: node), nodes[node].value.isBlank, !nodes[node].flags.contains(.malformed),
            !hasFormula(node)
        else { return .blank }
        return field.definition.defaultAnswer
    }
}
