extension FormEngine {
    /// Fills the form with answers, and with defaults where there are none.
    func load(_ answers: JSONValue) {
        loaded = answers
        clearEverything()
        take(answers, in: 0, prefix: "")
        settle()
        fillDefaults(in: 0)
        scheduleEverything()
    }

    /// Replaces all answers; a field that never takes input has what `load` would give it.
    func replaceAnswers(_ answers: JSONValue) {
        clearEverything()
        take(answers, in: 0, prefix: "")
        forEachNode { node in
            if !form.initialFlags(of: Int(nodes[node].element)).contains(.ownEnabled) { fillDefault(at: node) }
        }
        settle()
        scheduleEverything()
    }

    /// Gives unanswered fields of an item, and of items inside it, their defaults.
    func fillDefaults(in item: Int) {
        for element in form.scopes[items[item].scope].elements { fillDefault(at: node(Int(element), in: item)) }
        for list in items[item].children {
            for child in list { fillDefaults(in: child) }
        }
    }

    private func fillDefault(at node: Int) {
        guard let field = field(of: node), nodes[node].value.isBlank, !nodes[node].flags.contains(.malformed),
            element(of: node).computations[Computation.Aspect.value.rawValue] < 0
        else { return }
        var value = field.value
        if value.isBlank {
            for option in field.options where option.isDefault { value = option.id }
        }
        if !value.isBlank { store(coerce(value, at: node), at: node) }
    }

    private func clearEverything() {
        for list in items[0].children {
            for item in list { closeItem(item) }
        }
        forEachNode { node in
            nodes[node].flags.subtract([.overridden, .malformed, .watched, .tapped])
            nodes[node].text = nil
            nodes[node].reported = nil
            if nodes[node].error != nil {
                nodes[node].error = nil
                touch(node, .error)
            }
            store(.blank, at: node)
            fillToMinimum(node)
        }
    }

    private func scheduleEverything() {
        forEachNode { node in
            for computation in element(of: node).computations where computation >= 0 {
                schedule(Int(computation), in: Int(nodes[node].item))
            }
        }
    }

    /// Takes over a JSON object: nested, with dotted ids as levels, or flat with paths as keys.
    private func take(_ answers: JSONValue, in item: Int, prefix: String) {
        guard let members = answers.objectValue else { return }
        for member in members {
            let key = prefix + member.key
            if let element = form.scopes[items[item].scope].names[ExactText(key)] {
                take(member.value, at: node(Int(element), in: item))
            } else if member.value.objectValue != nil {
                take(member.value, in: item, prefix: key + ".")
            } else if let path = FormPath(key), let node = node(at: path, in: item, makesItems: true) {
                take(member.value, at: node)
            }
        }
    }

    private func take(_ value: JSONValue, at node: Int) {
        guard let list = value.arrayValue, element(of: node).itemScope >= 0 else {
            if form.initialFlags(of: Int(nodes[node].element)).contains(.ownEnabled) {
                set(FormValue(value), at: node)
            }
            return
        }
        for (index, answers) in list.enumerated() {
            if index >= items(of: node).count, appendItem(to: node) == nil { return }
            take(answers, in: items(of: node)[index], prefix: "")
        }
    }

    func forEachNode(_ body: (Int) -> Void) {
        var node = 0
        while node < nodes.count {
            if nodes[node].item >= 0 { body(node) }
            node += 1
        }
    }
}
