// Reading answers from a JSON object.

extension Transaction {
    /// Sets answers from a JSON object. The object is nested, with a level for each item and for each point in an id, or
    /// its keys are paths. Missing items are added.
    package mutating func readAnswers(
        _ answers: JSONValue, in item: ItemIndex, from source: AnswerSource, prefix: String = ""
    ) {
        guard let members = answers.objectValue else { return }
        let form = state.form
        let scope = state.items[item].scope
        // No name in the form is longer than this. Without the limit, joining a long name with each member inside it could
        // take very long.
        let room = form.scopes[scope].longestPath - prefix.utf8.count
        for member in members {
            let name = member.key.composed
            if name.utf8.count > room { continue }
            let key = prefix + name
            if let element = form.scopes[scope].names[ExactText(key)] {
                readAnswer(member.value, at: state.node(element, in: item), from: source)
            } else if let inside = member.value.objectValue {
                if inside.isEmpty { addItems(to: key, in: item) }
                readAnswers(member.value, in: item, from: source, prefix: key + ".")
            } else if let node = nodeAddingItems(at: key, in: item) {
                readAnswer(member.value, at: node, from: source)
            }
        }
    }

    mutating func readAnswer(_ value: JSONValue, at node: NodeIndex, from source: AnswerSource) {
        guard let list = value.arrayValue, state.element(of: node).isRepeating else {
            return setIfAllowed(FormValue(value).normalized, at: node, from: source)
        }
        state.nodes.insert(.answered, at: node)
        for (position, answers) in list.enumerated() {
            guard let item = itemAddingMissing(ItemPosition(position), of: node) else { return }
            readAnswers(answers, in: item, from: source)
        }
    }

    private mutating func setIfAllowed(_ answer: FormValue, at node: NodeIndex, from source: AnswerSource) {
        switch source {
        case .trusted: setOrDefer(answer, at: node)
        case .defined: if state.field(of: node)?.isSecret != true { setOrDefer(answer, at: node) }
        case .untrusted: if !state.form.isNeverAnswered(state.nodes[node].element) { setOrDefer(answer, at: node) }
        case .collected: collectedAnswers.append(waiting(answer, at: node))
        }
    }

    /// Collects all answers of a JSON object without setting them. Adds missing items.
    package mutating func collectAnswers(of json: JSONValue) -> [WaitingAnswer] {
        readAnswers(json, in: .form, from: .collected)
        let answers = collectedAnswers
        collectedAnswers = []
        return answers
    }

    /// The item at a position. It is added if it is the next one; `nil` if there is no room for it.
    private mutating func itemAddingMissing(_ position: ItemPosition, of section: NodeIndex) -> ItemIndex? {
        state.items(of: section).element(at: position) ?? appendItem(to: section)
    }

    /// The field or repeating section at a path, read from an item inwards. Missing items on the way are added.
    private mutating func nodeAddingItems(at path: String, in start: ItemIndex) -> NodeIndex? {
        let form = state.form
        var reader = PathReader(form)
        let scope = state.items[start].scope
        guard let place = reader.place(at: path, in: scope), form.section(ofItemAt: place, from: scope) == nil else {
            return nil
        }
        return itemAddingMissing(form.elements[place.element].scope, at: place, in: start).map {
            state.node(place.element, in: $0)
        }
    }

    /// Adds missing items up to one that a path names: flat answers have a blank object for a last item without answers.
    private mutating func addItems(to path: String, in start: ItemIndex) {
        var reader = PathReader(state.form)
        let scope = state.items[start].scope
        guard let place = reader.place(at: path, in: scope), let inner = state.form.elements[place.element].itemScope,
            state.form.section(ofItemAt: place, from: scope) != nil
        else { return }
        _ = itemAddingMissing(inner, at: place, in: start)
    }

    /// The item of a scope on the way to a place. Missing items are added; `nil` if there is no room for one.
    private mutating func itemAddingMissing(_ inner: ScopeIndex, at place: FormPlace, in start: ItemIndex) -> ItemIndex?
    {
        let form = state.form
        var item = start
        let chain = form.scopes(from: inner, to: state.items[start].scope)
        guard chain.count <= place.positions.count else { return nil }
        for (scope, position) in zip(chain.reversed(), place.positions) {
            guard let element = form.scopes[scope].element else { return nil }
            let section = state.node(element, in: item)
            state.nodes.insert(.answered, at: section)
            while position >= state.items(of: section).endIndex {
                if appendItem(to: section) == nil { return nil }
            }
            item = state.items(of: section).element(at: position) ?? item
        }
        return item
    }

    /// Sets a field's answer, or keeps the answer until the field's formula has run.
    package mutating func setOrDefer(_ answer: FormValue, at node: NodeIndex) {
        guard let formula = state.element(of: node).rules.value else { return set(answer, at: node) }
        // A blank answer does not replace the result of a formula.
        if answer.isBlank { return }
        deferredAnswers.insert(waiting(answer, at: node), until: formula)
    }
}
